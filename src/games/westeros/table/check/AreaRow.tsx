import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import type { AreaId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { HolderMark } from '../areas/HolderMark'
import { UnitGlyphs } from '../Glyphs'
import { useSpeech } from '../speech'
import { useCheckWords } from './words'

export interface AreaRowProps {
  /** The position with all differences so far. */
  readonly state: State
  readonly area: AreaId
  /** Something in it is set differently from what the app has. */
  readonly differs: boolean
}

/** What the app says of an area, in one row: whose it is, its name, and everything that lies there. */
export function AreaSaid({ state, area, differs }: AreaRowProps) {
  const { words: check, say } = useCheckWords()
  const { words, names } = useSpeech()
  const { garrison, token, neutral, order } = areaAt(state, area)
  const { kind, name } = printed(state, area)
  const attacked = state.battle?.area === area ? state.battle : undefined
  const notes = [
    ...(neutral === undefined ? [] : [say(words.areas.neutralShort, { strength: neutral.strength })]),
    ...(token === undefined ? [] : [say(words.areas.tokenShort, { house: names.house.plain(token) })]),
    ...(order === undefined ? [] : [names.order[order.order]]),
    ...(attacked === undefined
      ? []
      : [say(check.attacked, { house: names.house.plain(attacked.attacker), units: names.units(attacked.attackers) })]),
  ]
  return (
    <>
      <HolderMark state={state} area={area} />
      <span className="words">
        <span className={kind === 'sea' ? 'italic' : undefined}>{name}</span>
        {notes.length > 0 && <span className="note">{notes.join(' · ')}</span>}
      </span>
      <span className="flex flex-col items-end gap-1">
        {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed ?? NO_UNITS} />}
        {differs && <Tag kind="choice">{check.changed}</Tag>}
      </span>
    </>
  )
}

export interface TickProps {
  /** What agrees: "Winterfell". */
  readonly what: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Whether something agrees with the board; a target of its own at the end of a row. */
export function TickBox({ what, on, onChange }: TickProps) {
  const { words: check, say } = useCheckWords()
  return (
    <label className="tick">
      <input
        type="checkbox"
        className="sr-only"
        checked={on}
        aria-label={say(check.agrees, { what })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="check" aria-hidden />
    </label>
  )
}

/** The arrow of a row that unfolds. */
export const Fold = ({ open }: { open: boolean }) => <Icon of={open ? icons.up : icons.down} size="s" />
