import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { HouseId } from '../../box/box'
import { houseState } from '../../position'
import { flagsOf, type Groups } from '../../rules/supply'
import type { State } from '../../state'
import { sentence } from '../../words/lookup'
import { useSpeech } from '../speech'
import { useQuestionWords } from './words'

export interface ArmiesProps {
  readonly state: State
  readonly house: HouseId
  /** Sizes of all groups by area as they would be. */
  readonly groups: Groups
  /** Sizes as they are now; what is new stands out. */
  readonly before?: Groups
}

/** The flags of a supply level as slots that the armies of a house fill; what is too much stands out. */
export function Armies({ state, house, groups, before }: ArmiesProps) {
  const { words: table, say, names } = useSpeech()
  const { words } = useQuestionWords()
  const { supply } = houseState(state, house)
  const flags = flagsOf(state.box, supply)
  const armies = [...groups].filter(([, size]) => size > 1).toSorted(([, a], [, b]) => b - a)
  const rows = Array.from({ length: Math.max(flags.length, armies.length) }, (_, k) => ({
    flag: flags[k] ?? 0,
    area: armies[k]?.[0],
    size: armies[k]?.[1] ?? 0,
  }))
  const old = (area: string | undefined) => (area === undefined || before === undefined ? Infinity : (before.get(area) ?? 0))
  return (
    <section className="card supply-row" aria-label={words.armies.row}>
      <h2 className="label flex items-center gap-2">
        <Icon of={icons.barrel} size="s" />
        {sentence(names.supply)} {supply}
      </h2>
      <ul>
        {rows.map(({ flag, area, size }, k) => (
          <li key={k}>
            <span className="army-slots" role="img" aria-label={say(table.houses.armyOf, { army: size, flag })}>
              {Array.from({ length: Math.max(flag, size) }, (_slot, at) => (
                <i key={at} data-slot={at >= size ? 'free' : at >= flag ? 'over' : at >= old(area) ? 'new' : 'full'} />
              ))}
            </span>
            <span className="label">{area === undefined ? words.armies.free : names.area(state, area)}</span>
          </li>
        ))}
        {rows.length === 0 && <li className="note">{words.armies.none}</li>}
      </ul>
    </section>
  )
}
