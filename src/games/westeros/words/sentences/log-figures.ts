import { HOUSES, TRACKS, type AreaId, type HouseId, type Track, type Units } from '../../box/box'
import type { MusterStep, UnitsByArea } from '../../model/moves'
import { NO_UNITS, type Bids, type State } from '../../model/state'
import { count, plus, units as unitsOf } from '../../model/units'

/** Functions that prepare data of the log for sentences. They are the same in every language. */

/** Returns the bids as a list of houses with their amounts, in the order of `HOUSES`. */
export const amountsOf = (bids: Bids): readonly (readonly [HouseId, number])[] =>
  HOUSES.flatMap((house) => (bids[house] === undefined ? [] : [[house, bids[house]] as const]))

/** Returns only the bids of houses that paid more than 0. */
export const paidOnly = (bids: Bids): Bids => Object.fromEntries(amountsOf(bids).filter(([, amount]) => amount > 0))

/** Returns the bids as a list of houses with their amounts, highest amount first. */
export const byAmount = (bids: Bids): readonly (readonly [HouseId, number])[] => amountsOf(bids).toSorted(([, a], [, b]) => b - a)

/** Returns the areas with at least one unit, together with their units. */
export const placesOf = (units: UnitsByArea): readonly (readonly [AreaId, Units])[] =>
  Object.entries(units).filter(([, some]) => count(some) > 0)

/** Units and upgrades bought in a mustering in one area. */
export interface Mustered {
  readonly area: AreaId
  readonly units: Units
  /** Number of footmen that became knights. */
  readonly upgrades: number
  /** Number of footmen that became siege engines; 0 in the first edition. */
  readonly siegeUpgrades: number
}

export const musteredByArea = (steps: readonly MusterStep[]): readonly Mustered[] => {
  const found = new Map<AreaId, Mustered>()
  for (const step of steps) {
    const area = step.what === 'ship' ? step.sea : step.at
    const before = found.get(area) ?? { area, units: NO_UNITS, upgrades: 0, siegeUpgrades: 0 }
    const { what } = step
    if (what === 'upgrade') found.set(area, { ...before, upgrades: before.upgrades + 1 })
    else if (what === 'siegeUpgrade') found.set(area, { ...before, siegeUpgrades: before.siegeUpgrades + 1 })
    else found.set(area, { ...before, units: plus(before.units, { ...NO_UNITS, [what]: 1 }) })
  }
  return [...found.values()]
}

/** Returns the units bought in all areas of a mustering, siege engines by upgrade included, and the number of upgrades to knights. */
export const musteredInAll = (steps: readonly MusterStep[]): Pick<Mustered, 'units' | 'upgrades'> =>
  musteredByArea(steps).reduce(
    (sum, { units, upgrades, siegeUpgrades }) => ({
      units: plus(plus(sum.units, units), unitsOf({ siegeEngine: siegeUpgrades })),
      upgrades: sum.upgrades + upgrades,
    }),
    { units: NO_UNITS, upgrades: 0 },
  )

/** Revealed choices of a secret ballot: bids for a track, contributions, orders or House cards. */
export type Chosen =
  | { readonly kind: 'bid'; readonly track: Track; readonly bids: Bids }
  | { readonly kind: 'contribution'; readonly bids: Bids }
  | { readonly kind: 'orders'; readonly houses: readonly HouseId[] }
  | { readonly kind: 'card'; readonly cards: readonly (readonly [HouseId, string])[] }

/**
 * Returns the revealed choices of a ballot with the kind of ballot, which is detected from the choices. The ballot name contains the track
 * (`r4/clash/fiefdoms#0`).
 */
export const chosenIn = (label: string, choices: Readonly<Partial<Record<string, unknown>>>): Chosen => {
  const found = HOUSES.flatMap((house) => (Object.hasOwn(choices, house) ? [[house, choices[house]] as const] : []))
  const cards = found.flatMap(([house, choice]) => (typeof choice === 'string' ? [[house, choice] as const] : []))
  if (cards.length > 0) return { kind: 'card', cards }
  const numbers = found.flatMap(([house, choice]) => (typeof choice === 'number' ? [[house, choice] as const] : []))
  if (numbers.length === 0) return { kind: 'orders', houses: found.map(([house]) => house) }
  const bids: Bids = Object.fromEntries(numbers)
  const track = trackOf(label)
  return track === undefined ? { kind: 'contribution', bids } : { kind: 'bid', track, bids }
}

/** Returns the influence track in the name of a ballot; undefined if the name contains no track. */
export const trackOf = (label: string): Track | undefined => TRACKS.find((track) => label.includes(`/${track}`))

/** Returns the influence track of the auction that is open; undefined if no auction is open. */
export const openTrack = ({ stage }: State): Track | undefined =>
  stage.at === 'auction' || stage.at === 'auctionTies' ? stage.track : undefined

/** Returns the first and the last place on a track that houses with equal bids share (R5.5). */
export const sharedPlaces = (bids: Bids, tied: readonly HouseId[]): readonly [number, number] => {
  const bid = bids[tied[0] ?? 'stark'] ?? 0
  const better = amountsOf(bids).filter(([, amount]) => amount > bid).length
  return [better + 1, better + tied.length]
}
