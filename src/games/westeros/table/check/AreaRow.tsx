import type { AreaSaidProps } from '../../../../table/check/board-check'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { areaAt, isClosed, printed } from '../../model/position'
import { NO_UNITS } from '../../model/state'
import { HolderMark } from '../HolderMark'
import { UnitGlyphs } from '../Glyphs'
import { useSpeech } from '../speech'
import { useBoardWords } from './words'

/** Row of the board check: shows the house, the name and all pieces of an area, as stored in the app. */
export function AreaSaid({ state, area, mark }: AreaSaidProps<WesterosVocabulary>) {
  const { words: check, say } = useBoardWords()
  const { words, names } = useSpeech()
  const { garrison, garrisonToken, token, neutral, order } = areaAt(state, area)
  const { kind, name } = printed(state, area)
  const attacked = state.battle?.area === area ? state.battle : undefined
  const notes = [
    ...(isClosed(state, area) ? [check.closed] : []),
    ...(neutral === undefined ? [] : [say(words.areas.neutralShort, { strength: neutral.strength })]),
    ...(garrisonToken === undefined ? [] : [say(words.areas.garrisonShort, { strength: garrisonToken })]),
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
        {mark}
      </span>
    </>
  )
}
