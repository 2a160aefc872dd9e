import { HOUSES, TRACKS, type AreaId, type HouseId, type Track, type Units } from '../../box/box'
import type { MusterStep, UnitsByArea } from '../../model/moves'
import { NO_UNITS, type Bids, type State } from '../../model/state'
import { count, plus } from '../../model/units'

/** The figures of the log, prepared for sentences: sums and orders that are the same in every language. */

/** Pairs of a house and its number, in the order of the board's box. */
export const amountsOf = (bids: Bids): readonly (readonly [HouseId, number])[] =>
  HOUSES.flatMap((house) => (bids[house] === undefined ? [] : [[house, bids[house]] as const]))

/** Only those who gave something. */
export const paidOnly = (bids: Bids): Bids => Object.fromEntries(amountsOf(bids).filter(([, amount]) => amount > 0))

/** The same, highest first. */
export const byAmount = (bids: Bids): readonly (readonly [HouseId, number])[] => amountsOf(bids).toSorted(([, a], [, b]) => b - a)

/** Areas with at least one unit, with their units. */
export const placesOf = (units: UnitsByArea): readonly (readonly [AreaId, Units])[] =>
  Object.entries(units).filter(([, some]) => count(some) > 0)

/** The purchases of a mustering in each area, in their order. */
export interface Mustered {
  readonly area: AreaId
  readonly units: Units
  readonly upgrades: number
}

export const musteredByArea = (steps: readonly MusterStep[]): readonly Mustered[] => {
  const found = new Map<AreaId, Mustered>()
  for (const step of steps) {
    const area = step.what === 'ship' ? step.sea : step.at
    const before = found.get(area) ?? { area, units: NO_UNITS, upgrades: 0 }
    const upgrade = step.what === 'upgrade'
    const units = upgrade ? before.units : plus(before.units, { ...NO_UNITS, [step.what]: 1 })
    found.set(area, { area, units, upgrades: before.upgrades + (upgrade ? 1 : 0) })
  }
  return [...found.values()]
}

/** All units of a mustering, and its upgrades. */
export const musteredInAll = (steps: readonly MusterStep[]): Omit<Mustered, 'area'> =>
  musteredByArea(steps).reduce((sum, { units, upgrades }) => ({ units: plus(sum.units, units), upgrades: sum.upgrades + upgrades }), {
    units: NO_UNITS,
    upgrades: 0,
  })

/** The choices of a secret ballot: bids for a track, contributions, orders or House cards. */
export type Chosen =
  | { readonly kind: 'bid'; readonly track: Track; readonly bids: Bids }
  | { readonly kind: 'contribution'; readonly bids: Bids }
  | { readonly kind: 'orders'; readonly houses: readonly HouseId[] }
  | { readonly kind: 'card'; readonly cards: readonly (readonly [HouseId, string])[] }

/** Reads revealed choices by what they are; the name of the ballot tells the track (`r4/clash/fiefdoms#0`). */
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

/** Track that a ballot is about, by its name. */
export const trackOf = (label: string): Track | undefined => TRACKS.find((track) => label.includes(`/${track}`))

/** Track of the auction that is open now. */
export const openTrack = ({ stage }: State): Track | undefined =>
  stage.at === 'auction' || stage.at === 'auctionTies' ? stage.track : undefined

/** The places that houses with the same bid share: the first and the last of them (R5.5). */
export const sharedPlaces = (bids: Bids, tied: readonly HouseId[]): readonly [number, number] => {
  const bid = bids[tied[0] ?? 'stark'] ?? 0
  const better = amountsOf(bids).filter(([, amount]) => amount > bid).length
  return [better + 1, better + tied.length]
}
