import { numberAt, type RulePoint, type ReportedNumbers } from '../../../kit/rule-points'
import { GOALS, RESOURCES, THINGS, type Resource, type Thing, type Work } from './box'
import type { PlaceId, PlaceKind, Price } from './island'

/** Numbers printed on the components or in the rulebook. The players may change each number. */

const point = (id: string, rule: string, book: number, least: number, most: number): RulePoint => ({ id, rule, book, least, most })

/**
 * Changeable numbers: numbers that the rulebook states, or that follow from the rulebook (A1), and that the players of a game may change.
 */
export const NUMBERS = {
  houses: point('houses', 'R1', 14, 2, 30),
  startArmy: point('startArmy', 'R5', 1, 1, 9),
  /** Number of the last space of the army track. 0 means that the last space is unknown. */
  armyTop: point('armyTop', 'R48', 0, 0, 30),
  stock: point('stock', 'R12', 1, 0, 9),
  points: point('points', 'R78', 6, 1, 15),
  'village/coast': point('village/coast', 'R40', 4, 1, 9),
  'village/inland': point('village/inland', 'R40', 5, 1, 9),
  'village/mountains': point('village/mountains', 'R40', 6, 1, 9),
  'goal/settlements': point('goal/settlements', 'R58', 8, 1, 20),
  'goal/territories': point('goal/territories', 'R59', 3, 1, 9),
  'goal/largest': point('goal/largest', 'R60', 4, 1, 20),
  'goal/buildings': point('goal/buildings', 'R61', 2, 1, 20),
  'goal/army': point('goal/army', 'R62', 3, 1, 20),
  'tokens/road': point('tokens/road', 'A26', 6, 0, 20),
  'tokens/market': point('tokens/market', 'A26', 6, 0, 20),
  'tokens/palisade': point('tokens/palisade', 'A26', 6, 0, 20),
  'tokens/improvement': point('tokens/improvement', 'A26', 9, 0, 20),
} as const satisfies Readonly<Record<string, RulePoint>>
export type NumberId = keyof typeof NUMBERS

/** Returns the current value of a changeable number: the number that the players reported, otherwise the number in the rulebook. */
export const numberOf = (reported: ReportedNumbers, id: NumberId): number => numberAt(reported, NUMBERS[id]) ?? 0
export const villageCards = (reported: ReportedNumbers, place: PlaceKind): number => numberOf(reported, `village/${place}`)
export const tokensOf = (reported: ReportedNumbers, work: Work): number => numberOf(reported, `tokens/${work}`)

/**
 * Describes the number of cards of one resource in a price as a changeable number. The rulebook text lacks these prices; only the price of
 * an army step is in rule R48.
 */
const pricePoint = (of: string, resource: Resource): RulePoint => ({
  id: `price/${of}/${resource}`,
  rule: of.startsWith('village/') ? 'R40' : 'A3',
  least: 0,
  most: 6,
  unknown: true,
})
export const PRICED = THINGS.filter((what): what is Exclude<Thing, 'army'> => what !== 'army')
/**
 * Returns the key under which the price of a construction is stored. The price of a village depends on the tile, so the key contains the
 * tile.
 */
export const pricedAs = (what: Exclude<Thing, 'army'>, at: PlaceId): string => (what === 'village' ? `village/${at}` : what)

/** Returns the numbers of a price that players may change, one for each resource. */
export const pricePoints = (what: Exclude<Thing, 'army'>, at: PlaceId): readonly RulePoint[] =>
  RESOURCES.map((resource) => pricePoint(pricedAs(what, at), resource))

/** Returns the price that the players reported for a construction; undefined if the price was not reported. */
export const toldPrice = (reported: ReportedNumbers, what: Exclude<Thing, 'army'>, at: PlaceId): Price | undefined => {
  const price = RESOURCES.flatMap((resource) => {
    const number = reported[`price/${pricedAs(what, at)}/${resource}`] ?? 0
    return number > 0 ? [[resource, number] as const] : []
  })
  return price.length === 0 ? undefined : Object.fromEntries(price)
}

/** Returns whether a price is complete, i.e. the number of cards of every resource is known. */
export const isWholePrice = (reported: ReportedNumbers, what: Exclude<Thing, 'army'>, at: PlaceId): boolean =>
  toldPrice(reported, what, at) !== undefined && pricePoints(what, at).every(({ id }) => reported[id] !== undefined)

/** Removes incomplete prices from the reported numbers. The app asks for such a price at the first payment (A3). */
export const withoutHalfPrices = (reported: ReportedNumbers, places: readonly PlaceId[]): ReportedNumbers => {
  const half = PRICED.flatMap((what) =>
    (what === 'village' ? places : places.slice(0, 1)).flatMap((at) =>
      isWholePrice(reported, what, at) ? [] : pricePoints(what, at).map(({ id }) => id),
    ),
  )
  return Object.fromEntries(Object.entries(reported).filter(([id]) => !half.includes(id)))
}

/** Returns all changeable numbers of a game whose island has these territories. */
export const allPoints = (places: readonly PlaceId[]): readonly RulePoint[] => [
  ...Object.values(NUMBERS),
  ...PRICED.flatMap((what) => (what === 'village' ? places : places.slice(0, 1)).flatMap((at) => pricePoints(what, at))),
]
export const pointNamed = (places: readonly PlaceId[], id: string): RulePoint | undefined => {
  if (Object.hasOwn(NUMBERS, id)) return NUMBERS[id as NumberId]
  return id.startsWith('price/') ? allPoints(places).find((one) => one.id === id) : undefined
}

/** Returns the number that a clan must reach for each goal in the basic game, in the order of R58–R62. */
export const goalsAsked = (reported: ReportedNumbers) => GOALS.map((goal) => [goal, numberOf(reported, `goal/${goal}`)] as const)
