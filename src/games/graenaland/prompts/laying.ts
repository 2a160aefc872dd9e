import { totalOf, type Counts } from '../../../kit/counts'
import { JOKER, RESOURCES, type Clan, type Resource } from '../box/box'
import type { Price } from '../box/island'
import type { Laid, Pair } from '../model/moves'
import type { Draft } from './draft'
import { covered, type Item } from '../rules/payment'

/** Assigns the cards of a payment to the resources of the price. */

/** One card of a payment: a resource card, a supply card, or a card of another clan. `without` is the draft without this card. */
export interface Lying {
  readonly item: Item
  readonly giver?: Clan
  readonly without: Draft
}

const oneLess = (counts: Counts, kind: string): Counts => {
  const { [kind]: count = 0, ...rest } = counts
  return count > 1 ? { ...rest, [kind]: count - 1 } : rest
}
const times = <T>(n: number | undefined, one: T): readonly T[] => Array.from({ length: n ?? 0 }, () => one)

/** Returns the cards that the builder pays with, or the cards of `giver` for a joint work. */
export const laidBy = (draft: Draft, giver?: Clan): Partial<Laid> => (giver === undefined ? draft : (draft.give?.[giver] ?? {}))
const withLaid = (draft: Draft, placed: Partial<Laid>, giver?: Clan): Draft =>
  giver === undefined ? { ...draft, ...placed } : { ...draft, give: { ...draft.give, [giver]: { ...draft.give?.[giver], ...placed } } }

const lyingOf = (draft: Draft, giver?: Clan): readonly Lying[] => {
  const { cards = {}, supplies = [] } = laidBy(draft, giver)
  const one = (item: Item, left: Partial<Laid>): Lying => ({ item, ...(giver && { giver }), without: withLaid(draft, left, giver) })
  return [
    ...RESOURCES.flatMap((card) => times(cards[card], one([card], { cards: oneLess(cards, card) }))),
    ...supplies.map((pair, at) => one(pair, { supplies: supplies.filter((_, other) => other !== at) })),
  ]
}
/** Returns all cards in the unfinished payment, in the order in which the rules assign them to the price. */
export const lyingIn = (draft: Draft): readonly Lying[] => [
  ...lyingOf(draft),
  ...(Object.keys(draft.give ?? {}) as readonly Clan[]).flatMap((giver) => lyingOf(draft, giver)),
]

/** One card of a price: the required resource, the index of the card that pays for it, and whether a market exchanges this card (R51). */
export interface Slot {
  readonly asked: string
  readonly by?: number
  readonly isTraded?: true
}

const less = (price: Price, kinds: readonly string[]): Price =>
  kinds.reduce<Price>((rest, kind) => ({ ...rest, [kind]: (rest[kind] ?? 0) - 1 }), price)

/** R36, R38, R51: assigns cards to the resources of a price, so that as many resources as possible are paid. */
export const layOut = (price: Price, items: readonly Item[], markets: number): readonly Slot[] => {
  let rest = price
  let uses = markets
  const paid: { readonly kind: string; readonly by: number; readonly isTraded: boolean }[] = []
  for (const [at, item] of items.entries()) {
    const after = items.slice(at + 1)
    const best = covered(rest, items.slice(at), uses, true)
    const open = Object.keys(rest).filter((kind) => (rest[kind] ?? 0) > 0)
    const exchanges = [
      ...open.flatMap((one) => open.map((other) => ({ kinds: [one, other], trades: 0 }))),
      ...open.map((one) => ({ kinds: [one], trades: 0 })),
      ...open.map((one) => ({ kinds: [one], trades: 1 })),
    ]
    const way = exchanges.find(({ kinds, trades }) => {
      const left = less(rest, kinds)
      if (trades > uses || Object.values(left).some((count) => (count ?? 0) < 0)) return false
      const asked = kinds.reduce<Price>((all, kind) => ({ ...all, [kind]: (all[kind] ?? 0) + 1 }), {})
      const pays = covered(asked, [item], trades, true) === kinds.length
      return pays && kinds.length + covered(left, after, uses - trades, true) === best
    })
    if (way === undefined) continue
    rest = less(rest, way.kinds)
    uses -= way.trades
    paid.push(...way.kinds.map((kind) => ({ kind, by: at, isTraded: way.trades > 0 })))
  }
  return Object.entries(price).flatMap(([asked, count]) => {
    const payers = paid.filter(({ kind }) => kind === asked)
    return Array.from({ length: count ?? 0 }, (_, n): Slot => {
      const payer = payers[n]
      return { asked, ...(payer && { by: payer.by, ...(payer.isTraded && { isTraded: true }) }) }
    })
  })
}

/**
 * Resources of a supply card that pays for one resource of a price: `pays` is the resource that pays, and `lost` is the unused resource.
 */
export interface Halves {
  readonly pays: Resource
  readonly lost?: Resource
}

/**
 * Returns which resource of a supply card pays for each required resource (R38). The same resource is used before gold, which pays for any
 * resource.
 * @param asked the one or two required resources that the card pays for
 */
export const halvesOf = (pair: Pair, asked: readonly string[]): readonly Halves[] => {
  const [one, other] = pair
  const [first = '', second] = asked
  const isTurned = first !== one && (first === other || second === one || (other === JOKER && one !== JOKER && first !== 'any'))
  const [pays, rest] = isTurned ? [other, one] : [one, other]
  return second === undefined ? [{ pays, lost: rest }] : [{ pays }, { pays: rest }]
}

/**
 * Returns the price that the cards pay best (R48 has two prices for an army step). Prices for which every card pays something come first;
 * among these, the price with the fewest missing cards is chosen.
 */
export const bestPrice = (prices: readonly Price[], items: readonly Item[], uses: number): Price => {
  const wastes = (price: Price) => (covered(price, items, uses, false) > -Infinity ? 0 : 1)
  const missing = (price: Price) => totalOf(price) - covered(price, items, uses, true)
  const [best = {}] = prices.toSorted((a, b) => wastes(a) - wastes(b) || missing(a) - missing(b) || totalOf(a) - totalOf(b))
  return best
}

/** Returns whether every card of the draft pays for something in one of these prices. */
export const isUseful = (prices: readonly Price[], draft: Draft): boolean => {
  const items = lyingIn(draft).map(({ item }) => item)
  return prices.some((price) => covered(price, items, draft.markets?.length ?? 0, false) > -Infinity)
}

/** Returns the draft with one more card from the builder, or from `giver`. */
export const withCard = (draft: Draft, resource: Resource, giver?: Clan): Draft => {
  const { cards = {} } = laidBy(draft, giver)
  return withLaid({ ...draft, cards: draft.cards ?? {} }, { cards: { ...cards, [resource]: (cards[resource] ?? 0) + 1 } }, giver)
}
/** Returns the draft with one more supply card (R38, A14). */
export const withSupply = (draft: Draft, pair: Pair, giver?: Clan): Draft =>
  withLaid({ ...draft, cards: draft.cards ?? {} }, { supplies: [...(laidBy(draft, giver).supplies ?? []), pair] }, giver)

/** Adds a market to the draft, or removes a market. Cards that pay for nothing without the market are removed too. */
export const withMarket = (prices: readonly Price[], draft: Draft, at: string): Draft => {
  const { markets = [] } = draft
  const next = { ...draft, markets: markets.includes(at) ? markets.filter((one) => one !== at) : [...markets, at] }
  if (isUseful(prices, next)) return next
  return lyingIn(next).find(({ without }) => isUseful(prices, without))?.without ?? { ...next, cards: {}, supplies: [], give: {} }
}
