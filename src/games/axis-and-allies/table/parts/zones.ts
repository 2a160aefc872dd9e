import { CANALS, isZone, neighboursOf, type Canal } from '../../box/board'
import { POWERS, SIDES, type Power } from '../../box/powers'
import { isSea, shipsIn, type Unit, type Units } from '../../box/units'
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

/** Returns the ships of each power in a sea zone, if the app tracks units. */
export const fleetsIn = ({ pieces }: Pick<State, 'pieces'>, zone: string): readonly { readonly power: Power; readonly ships: Units }[] =>
  POWERS.flatMap((power) => {
    const ships = Object.entries(armiesOf(pieces)[zone]?.[power] ?? {}).filter(([unit, n]) => isSea(unit as never) && n > 0)
    return ships.length === 0 ? [] : [{ power, ships: Object.fromEntries(ships) }]
  })

/** Types of ships, the most important first. */
const SHIPS = ['bb', 'cv', 'dd', 'ss', 'tt'] as const satisfies readonly Unit[]

/** Ships of one side in a sea zone: their number, their most important type, and the first power of the side. */
export interface SideAtSea {
  readonly power: Power
  readonly ships: number
  readonly kind: (typeof SHIPS)[number]
}

/** Returns the ships of each side in the given fleets. */
export const bySide = (fleets: ReturnType<typeof fleetsIn>): readonly SideAtSea[] =>
  (['axis', 'allies'] as const).flatMap((side) => {
    const own = fleets.filter(({ power }) => SIDES[power] === side)
    const kind = SHIPS.find((unit) => own.some(({ ships }) => (ships[unit] ?? 0) > 0)) ?? 'tt'
    return own.slice(0, 1).map(({ power }) => ({ power, kind, ships: own.reduce((all, { ships }) => all + shipsIn(ships), 0) }))
  })
