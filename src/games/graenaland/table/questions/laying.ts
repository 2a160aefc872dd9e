import { RESOURCES, type Clan, type Resource } from '../../box/box'
import type { Price } from '../../box/island'
import type { Draft } from '../../prompts/draft'
import { covered, type Item } from '../../rules/payment'

/** The cards laid down for a payment, and the units of the price that each pays. */

/** One thing that lies down: a card, a supply card, or a card of somebody else; `without`: the draft as it was before it. */
export interface Lying {
  readonly item: Item
  readonly giver?: Clan
  readonly without: Draft
}

const oneLess = (counts: Readonly<Record<string, number>>, kind: string): Readonly<Record<string, number>> => {
  const { [kind]: count = 0, ...rest } = counts
  return count > 1 ? { ...rest, [kind]: count - 1 } : rest
}
const times = <T>(n: number | undefined, one: T): readonly T[] => Array.from({ length: n ?? 0 }, () => one)

/** Everything that a draft lays down, in the order in which payments are counted. */
export const lyingIn = (draft: Draft): readonly Lying[] => {
  const { cards = {}, supplies = [], give = {} } = draft
  return [
    ...RESOURCES.flatMap((one) => times(cards[one], { item: [one], without: { ...draft, cards: oneLess(cards, one) } })),
    ...supplies.map((item, at): Lying => ({ item, without: { ...draft, supplies: supplies.filter((_, other) => other !== at) } })),
    ...(Object.entries(give) as readonly (readonly [Clan, Readonly<Record<string, number>>])[]).flatMap(([giver, given]) =>
      RESOURCES.flatMap((one) =>
        times(given[one], { item: [one], giver, without: { ...draft, give: { ...give, [giver]: oneLess(given, one) } } }),
      ),
    ),
  ]
}

/** One unit of a price: what is asked for, and the number of the thing that pays it. */
export interface Slot {
  readonly asked: string
  readonly by?: number
}

const less = (price: Price, kinds: readonly string[]): Price =>
  kinds.reduce<Price>((rest, kind) => ({ ...rest, [kind]: (rest[kind] ?? 0) - 1 }), price)

/** R36, R38, R51: which thing pays which unit of a price, so that as much as possible is paid. */
export const layOut = (price: Price, items: readonly Item[], markets: number): readonly Slot[] => {
  let rest = price
  let uses = markets
  const paid: { readonly kind: string; readonly by: number }[] = []
  for (const [at, item] of items.entries()) {
    const after = items.slice(at + 1)
    const best = covered(rest, items.slice(at), uses, true)
    const open = Object.keys(rest).filter((kind) => (rest[kind] ?? 0) > 0)
    const ways = [
      ...open.flatMap((one) => open.map((other) => ({ kinds: [one, other], trades: 0 }))),
      ...open.map((one) => ({ kinds: [one], trades: 0 })),
      ...open.map((one) => ({ kinds: [one], trades: 1 })),
    ]
    const way = ways.find(({ kinds, trades }) => {
      const left = less(rest, kinds)
      if (trades > uses || Object.values(left).some((count) => (count ?? 0) < 0)) return false
      const asked = kinds.reduce<Price>((all, kind) => ({ ...all, [kind]: (all[kind] ?? 0) + 1 }), {})
      const pays = covered(asked, [item], trades, true) === kinds.length
      return pays && kinds.length + covered(left, after, uses - trades, true) === best
    })
    if (way === undefined) continue
    rest = less(rest, way.kinds)
    uses -= way.trades
    paid.push(...way.kinds.map((kind) => ({ kind, by: at })))
  }
  return Object.entries(price).flatMap(([asked, count]) => {
    const by = paid.flatMap((one) => (one.kind === asked ? [one.by] : []))
    return Array.from({ length: count ?? 0 }, (_, n): Slot => ({ asked, ...(by[n] !== undefined && { by: by[n] }) }))
  })
}

/** Whether everything that lies down pays for something of one of these prices. */
export const isUseful = (prices: readonly Price[], draft: Draft): boolean => {
  const items = lyingIn(draft).map(({ item }) => item)
  return prices.some((price) => covered(price, items, draft.markets?.length ?? 0, false) > -Infinity)
}

/** A draft with one card more, laid down by whoever pays or by somebody else. */
export const withCard = (draft: Draft, resource: Resource, giver?: Clan): Draft => {
  const more = (counts: Readonly<Record<string, number>> = {}) => ({ ...counts, [resource]: (counts[resource] ?? 0) + 1 })
  return giver === undefined
    ? { ...draft, cards: more(draft.cards) }
    : { ...draft, cards: draft.cards ?? {}, give: { ...draft.give, [giver]: more(draft.give?.[giver]) } }
}

/** A market more or less; what then pays for nothing is taken back. */
export const withMarket = (prices: readonly Price[], draft: Draft, at: string): Draft => {
  const { markets = [] } = draft
  const next = { ...draft, markets: markets.includes(at) ? markets.filter((one) => one !== at) : [...markets, at] }
  if (isUseful(prices, next)) return next
  return lyingIn(next).find(({ without }) => isUseful(prices, without))?.without ?? { ...next, cards: {}, supplies: [], give: {} }
}
