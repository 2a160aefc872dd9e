import { totalOf } from '../../../kit/counts'
import { JOKER, RESOURCES, type Clan, type Resource, type Terrain } from '../box/box'
import { FORT_RESOURCE, kindOf, type PlaceId, type Price } from '../box/island'
import { toldPrice, villageCards } from '../box/numbers'
import { countOf, hasWork, holdingOf, placesOf } from '../model/board'
import type { Fee, Laid, Payment, Plan } from '../model/moves'
import type { Reason } from '../model/refusals'
import type { State } from '../model/state'

/** Rules of prices and payments in phase 4, construction: R35–R40, R48, R51–R54, R86. */

/** R48: returns the alternative prices of an army step: the price without a fort, and one price for each resource of a fort. */
export const armyPrices = (forts: readonly Resource[]): readonly Price[] => [
  { grain: 4, ore: 1 },
  ...[...new Set(forts)].map((resource) => plusOne({ grain: 1, ore: 1 }, resource)),
]
const plusOne = (price: Price, resource: Resource): Price => ({ ...price, [resource]: (price[resource] ?? 0) + 1 })
export const fortResource = (terrain: Terrain): Resource => FORT_RESOURCE[terrain]

/** Returns the alternative prices of a construction; undefined if the price is unknown (A3). */
export const pricesOf = (state: State, clan: Clan, { what, at = '' }: Pick<Plan, 'what' | 'at'>): readonly Price[] | undefined => {
  if (what === 'army')
    return armyPrices(
      placesOf(state).flatMap((place) => (holdingOf(state, place, clan).fort > 0 ? [state.island[place]?.fort ?? 'ore'] : [])),
    )
  const reported = toldPrice(state.numbers, what, at)
  if (reported !== undefined) return [reported]
  const tile = state.island[at]
  return what === 'village' && tile !== undefined ? [{ any: villageCards(state.numbers, kindOf(tile)) }] : undefined
}

/** R51, R53: returns the territories of the markets that a clan may use, in board order. */
export const marketsFor = (state: State, clan: Clan): readonly PlaceId[] =>
  placesOf(state).filter((at) => hasWork(state, at, 'market') && countOf(holdingOf(state, at, clan)) > 0)

/** Resources that one card in a payment can pay for. A supply card pays for one or both of its two resources (R38). */
export type Item = readonly Resource[]
export const itemsOf = ({ cards = {}, supplies = [] }: Partial<Laid>): readonly Item[] => [
  ...RESOURCES.flatMap((resource) => Array.from({ length: cards[resource] ?? 0 }, (): Item => [resource])),
  ...supplies,
]

/** Part of a price that is not paid: number of missing cards of each resource. */
type Rest = readonly number[]
/**
 * Returns how many cards of a price the given cards can pay with at most `markets` market uses. A market lets one card pay for one required
 * resource of any kind (R51, R52). The key `any` accepts every resource (A3).
 * @param mayLieIdle whether a card may pay nothing; if false, the result is -Infinity if a card cannot pay anything
 */
export const covered = (price: Price, items: readonly Item[], markets: number, mayLieIdle: boolean): number => {
  const kinds = Object.keys(price).filter((kind) => (price[kind] ?? 0) > 0)
  const known = new Map<string, number>()
  const fits = (resource: Resource, kind: string) => resource === kind || resource === JOKER || kind === 'any'
  const less = (rest: Rest, at: number): Rest => rest.map((count, one) => (one === at ? count - 1 : count))
  const open = (rest: Rest) => kinds.flatMap((_, at) => ((rest[at] ?? 0) > 0 ? [at] : []))
  const most = (from: number, rest: Rest, uses: number): number => {
    const item = items[from]
    if (item === undefined) return 0
    if (rest.every((count) => count === 0)) return mayLieIdle ? 0 : -Infinity
    const key = `${from}/${rest.join()}/${uses}`
    const before = known.get(key)
    if (before !== undefined) return before
    const afterOne = (resource: Resource, to: Rest) => open(to).flatMap((at) => (fits(resource, kinds[at] ?? '') ? [less(to, at)] : []))
    const [one = JOKER, other] = item
    const singles = [...afterOne(one, rest), ...(other === undefined ? [] : afterOne(other, rest))]
    const pairs = other === undefined ? [] : afterOne(one, rest).flatMap((to) => afterOne(other, to))
    const traded = uses > 0 ? open(rest).map((at) => less(rest, at)) : []
    const best = Math.max(
      mayLieIdle ? most(from + 1, rest, uses) : -Infinity,
      ...singles.map((to) => 1 + most(from + 1, to, uses)),
      ...pairs.map((to) => 2 + most(from + 1, to, uses)),
      ...traded.map((to) => 1 + most(from + 1, to, uses - 1)),
    )
    known.set(key, best)
    return best
  }
  const all = kinds.map((kind) => price[kind] ?? 0)
  return most(0, all, markets)
}

const isPaid = (price: Price, items: readonly Item[], markets: number, mayLieIdle = true): boolean =>
  covered(price, items, markets, mayLieIdle) >= totalOf(price)

/** Markets that a clan may use, and markets that were already used. */
export interface MarketRight {
  readonly usable: readonly PlaceId[]
  readonly used: readonly PlaceId[]
  /** R86: whether the clan builds because of an offer. A clan that builds because of an offer cannot use a market. */
  readonly isOffer: boolean
}

/** R51, R86: returns the reasons why a payment may not use the named markets. The markets are checked before the cards. */
const reasonsAgainstMarkets = (named: readonly PlaceId[], { usable, used, isOffer }: MarketRight): readonly Reason[] => [
  isOffer && named.length > 0 && ['NO_MARKET_IN_OFFER'],
  ...named.flatMap((at, index): readonly Reason[] => [
    !isOffer && !usable.includes(at) && ['MARKET_NOT_YOURS', { at }],
    (used.includes(at) || named.indexOf(at) < index) && ['MARKET_USED', { at }],
  ]),
]

/** R35, R36, R38, A25: returns the reasons why the cards of a payment are not accepted. */
const reasonsAgainstItems = (prices: readonly Price[], items: readonly Item[], markets: number): readonly Reason[] => {
  const paid = prices.filter((price) => isPaid(price, items, markets))
  // A25: each card has to pay for something. A supply card may leave one of its two resources unused.
  if (paid.some((price) => isPaid(price, items, markets, false))) return []
  if (paid.length > 0) return [['OVERPAID']]
  return [prices.some((price) => isPaid(price, items, items.length)) ? ['WRONG_KIND'] : ['UNDERPAID']]
}

/** R54, A13: returns the reasons why the palisade fee of a payment is not accepted. */
const reasonsAgainstFee = (owed: readonly Clan[], fee: Fee): readonly Reason[] => {
  const given = Object.keys(fee) as Clan[]
  const missing = owed.find((clan) => fee[clan] === undefined)
  const stray = given.find((clan) => !owed.includes(clan))
  const supply = given.find((clan) => fee[clan] === 'supply')
  return [
    missing !== undefined && ['FEE_MISSING', { clan: missing }],
    supply !== undefined && ['FEE_NOT_RESOURCE', { clan: supply }],
    stray !== undefined && ['FEE_NOT_OWED', { clan: stray }],
  ]
}

/** Alternative prices, palisade fee and usable markets of one construction. */
export interface Due {
  /** Alternative prices; undefined if the price is unknown. */
  readonly prices: readonly Price[] | undefined
  readonly feeTo: readonly Clan[]
  readonly markets: MarketRight
}

/** Returns the reasons why a payment is not accepted. If `cards` is omitted, only the markets are checked. */
export const reasonsAgainstPayment = (
  { prices, feeTo, markets }: Due,
  { markets: named = [], ...placed }: Payment,
  fee: Fee,
  items: readonly Item[] = itemsOf(placed),
): readonly Reason[] => {
  const onMarkets = reasonsAgainstMarkets(named, markets)
  if (placed.cards === undefined) return onMarkets
  const isSound = onMarkets.every((reason) => !reason)
  return [
    ...onMarkets,
    ...(prices === undefined || !isSound ? [] : reasonsAgainstItems(prices, items, named.length)),
    ...reasonsAgainstFee(feeTo, fee),
  ]
}

/**
 * R51, A25: returns which of the named markets a payment needs, in the given order. The function chooses as few markets as possible, such
 * that every card pays for something if possible. If the cards are not entered, returns all named markets.
 */
export const marketsNeeded = (
  prices: readonly Price[] | undefined,
  { markets = [], ...placed }: Payment,
  items = itemsOf(placed),
): readonly PlaceId[] => {
  if (placed.cards === undefined || prices === undefined) return markets
  const counts = [...markets.keys(), markets.length]
  const least = (mayLieIdle: boolean) => counts.find((count) => prices.some((price) => isPaid(price, items, count, mayLieIdle)))
  return markets.slice(0, least(false) ?? least(true))
}
