import { CANALS, isZone, neighboursOf, type Canal } from '../../box/board'
import { POWERS, SIDES, type Power } from '../../box/powers'
import { totalOf } from '../../../../kit/counts'
import { isSea, type Unit, type Units } from '../../box/units'
import type { State } from '../../model/state'
import { armiesOf } from '../../model/pieces'

/** Returns the number of a sea zone that is printed on the board. */
export const numberOf = (zone: string): string => zone.slice(2)
/** Returns the territories next to a sea zone. */
export const shoresOf = (zone: string): readonly string[] => [...neighboursOf(zone)].filter((at) => !isZone(at))
/** Returns the sea zones next to a sea zone, sorted by number. */
export const nextTo = (zone: string): readonly string[] =>
  [...neighboursOf(zone)].filter(isZone).toSorted((a, b) => Number(numberOf(a)) - Number(numberOf(b)))
/** Returns the canals that start or end in a sea zone. */
export const canalsOf = (zone: string): readonly Canal[] =>
  (Object.keys(CANALS) as readonly Canal[]).filter((canal) => CANALS[canal].between.some((end) => end === zone))
/** Returns the canal between two sea zones; undefined if no canal connects them. */
export const canalBetween = (one: string, other: string): Canal | undefined =>
  canalsOf(one).find((canal) => CANALS[canal].between.some((end) => end === other))

/** Units of one power in a sea zone: all units, and the ships among them. */
export interface Fleet {
  readonly power: Power
  readonly units: Units
  readonly ships: Units
}

/** Returns the units of each power in a sea zone, with aircraft and cargo, if the app tracks units. */
export const fleetsIn = ({ pieces }: Pick<State, 'pieces'>, zone: string): readonly Fleet[] =>
  POWERS.flatMap((power) => {
    const here = Object.entries(armiesOf(pieces)[zone]?.[power] ?? {}).filter(([, n]) => n > 0)
    const ships = here.filter(([unit]) => isSea(unit as never))
    return here.length === 0 ? [] : [{ power, units: Object.fromEntries(here), ships: Object.fromEntries(ships) }]
  })

/** Types of units at sea, the most important first. */
const KINDS = ['bb', 'cv', 'dd', 'ss', 'tt', 'bmb', 'ftr'] as const satisfies readonly Unit[]

/** Units of one side in a sea zone: their number, their most important type, and a power of the side, one with ships if possible. */
export interface SideAtSea {
  readonly power: Power
  readonly units: number
  readonly kind: (typeof KINDS)[number]
}

/** Returns the units of each side in the given fleets. Cargo that is aboard a transport is counted too. */
export const bySide = (fleets: ReturnType<typeof fleetsIn>): readonly SideAtSea[] =>
  (['axis', 'allies'] as const).flatMap((side) => {
    const own = fleets.filter(({ power }) => SIDES[power] === side)
    const kind = KINDS.find((unit) => own.some(({ units }) => (units[unit] ?? 0) > 0)) ?? 'tt'
    const first = own.find(({ ships }) => Object.keys(ships).length > 0) ?? own[0]
    return first === undefined ? [] : [{ power: first.power, kind, units: own.reduce((all, { units }) => all + totalOf(units), 0) }]
  })
