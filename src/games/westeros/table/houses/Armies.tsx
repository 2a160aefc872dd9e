import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { type AreaId, type HouseId, type UnitKind, type Units } from '../../box/box'
import type { UnitsByArea } from '../../model/moves'
import { houseState } from '../../model/position'
import { flagsOf } from '../../rules/supply'
import { NO_UNITS, type State } from '../../model/state'
import { atMost, count, minus, singly } from '../../model/units'
import { flagViews } from '../../views/views'
import { sentence } from '../../../../ui/grammar/numbers'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { FreeSlots, SlotOf, Slots } from '../../../../table/question/Slots'
import { useQuestionWords } from '../words/questions'

export interface ArmiesProps {
  readonly state: State
  readonly house: HouseId
  /** Units of the house by area, including routed units, as they would be after the unfinished answer. */
  readonly units: UnitsByArea
  /** Current units of the house by area. Units that are in `units` but not in `before` are highlighted as new. */
  readonly before?: UnitsByArea | undefined
  /** Note on the supply level, e.g. the areas with barrels. */
  readonly note?: ReactNode
}

/** Returns the units of an area, one item per unit; units that were not there before come last. */
const piecesIn = (now: Units, before: Units): readonly { readonly kind: UnitKind; readonly fresh: boolean }[] => {
  const kept = atMost(now, before)
  return [...singly(kept).map((kind) => ({ kind, fresh: false })), ...singly(minus(now, kept)).map((kind) => ({ kind, fresh: true }))]
}

/**
 * Supply of a house: a slot for each unit that the supply level allows, filled with the units of its armies. Units above the limit are
 * highlighted.
 */
export function Armies({ state, house, units, before, note }: ArmiesProps) {
  const { words } = useQuestionWords()
  const { supply } = houseState(state, house)
  return (
    <section className="card supply-row" aria-label={words.armies.row}>
      <SupplyHeading level={supply} flags={flagsOf(state.box, supply).length} />
      {note !== undefined && <p className="note">{note}</p>}
      <FlagRow state={state} house={house} units={units} before={before} />
    </section>
  )
}

/** Heading with the supply level and the number of allowed armies, e.g. "Supply 2 … 3 armies". */
export function SupplyHeading({ level, flags }: { level: number; flags: number }) {
  const { names } = useSpeech()
  return (
    <header>
      <Icon of={icons.barrel} size="s" />
      <h2>
        {sentence(names.supply)} {level}
      </h2>
      <span className="note">{names.count.armies(flags)}</span>
    </header>
  )
}

/** Slots for the armies that the supply level of a house allows, filled with its units. Single units are shown only if they are new. */
export function FlagRow({ state, house, units, before = units }: Omit<ArmiesProps, 'note'>) {
  const { words: table, say, names } = useSpeech()
  const { words } = useQuestionWords()
  const flags = flagsOf(state.box, houseState(state, house).supply)
  const rows = flagViews(
    flags,
    Object.entries(units).map(([area, there]) => [area, count(there)]),
  )
  const came = (area: AreaId) => count(before[area] ?? NO_UNITS) === 0 && count(units[area] ?? NO_UNITS) === 1
  return (
    <ul className="flag-row flex flex-wrap gap-x-3 gap-y-2.5">
      {rows.map(({ flag, area, size }, k) => (
        <li key={k}>
          <Slots label={say(table.houses.armyOf, { army: size, flag })}>
            {area !== undefined &&
              piecesIn(units[area] ?? NO_UNITS, before[area] ?? NO_UNITS).map(({ kind, fresh }, at) => (
                <SlotOf key={at} slot={at >= flag ? 'over' : fresh ? 'new' : 'full'}>
                  <Icon of={UNIT_ICONS[kind]} size="s" />
                </SlotOf>
              ))}
            <FreeSlots count={flag - size} />
          </Slots>
          <span className="label flag-name max-w-[6rem]">{area === undefined ? words.armies.free : names.area(state, area)}</span>
        </li>
      ))}
      {Object.keys(units)
        .filter(came)
        .map((area) => (
          <li key={area}>
            <Slots label={words.armies.single}>
              {piecesIn(units[area] ?? NO_UNITS, NO_UNITS).map(({ kind }) => (
                <SlotOf key={kind} slot="new">
                  <Icon of={UNIT_ICONS[kind]} size="s" />
                </SlotOf>
              ))}
            </Slots>
            <span className="label flag-name max-w-[6rem]">{names.area(state, area)}</span>
          </li>
        ))}
      {rows.length === 0 && <li className="note">{words.armies.none}</li>}
    </ul>
  )
}
