import { totalOf, type Counts } from '../../../kit/counts'
import { numberAt } from '../../../kit/rule-points'
import { RESOURCES, type Clan } from '../box/box'
import type { Price } from '../box/island'
import { pricePoints } from '../box/numbers'
import type { Laid, Pair, Payment, Plan } from '../model/moves'
import type { State } from '../model/state'
import { covered, itemsOf, marketsFor, pricesOf, type Item } from '../rules/payment'
import type { Draft } from './draft'

/**
 * Steps of a payment: first the price, if it is unknown. Then the user enters the cards one by one, or confirms the payment with one tap.
 */

const PAIRS: readonly Pair[] = RESOURCES.flatMap((one, at) => RESOURCES.slice(at).map((other): Pair => [one, other]))

/** Returns all cards in the unfinished payment, including cards that other clans give. */
const laidIn = ({ cards = {}, supplies = [], give = {} }: Draft): readonly Item[] => [
  ...itemsOf({ cards, supplies }),
  ...Object.values<Partial<Laid> | undefined>(give).flatMap((placed) => itemsOf(placed ?? {})),
]
/** Returns how many cards of a price the entered cards pay; -Infinity if an entered card pays for nothing. */
const paidIn = (price: Price, draft: Draft): number => covered(price, laidIn(draft), draft.markets?.length ?? 0, false)
const isWhole = (price: Price, draft: Draft): boolean => paidIn(price, draft) >= totalOf(price)
/** Returns the alternative prices of a construction, including a price that the draft reports. */
const pricesIn = (state: State, by: Clan, draft: Draft, plan: Plan): readonly Price[] | undefined =>
  pricesOf({ ...state, numbers: { ...state.numbers, ...draft.told } }, by, plan)

const more = (counts: Counts = {}, resource: string): Counts => ({ ...counts, [resource]: (counts[resource] ?? 0) + 1 })

/** Returns all unfinished payments with one more resource card or supply card, given by the builder or by another clan. */
const candidates = (draft: Draft, givers: readonly Clan[]): readonly Draft[] => [
  ...oneMore(draft),
  ...givers.flatMap((clan) =>
    oneMore(draft.give?.[clan] ?? {}).map((placed): Draft => ({ give: { ...draft.give, [clan]: { ...draft.give?.[clan], ...placed } } })),
  ),
]
const oneMore = ({ cards, supplies = [] }: Partial<Laid>): readonly Partial<Laid>[] => [
  ...RESOURCES.map((resource) => ({ cards: more(cards, resource) })),
  ...PAIRS.map((pair) => ({ supplies: [...supplies, pair] })),
]

/** Maximum number of cards in a printed price, which is the price of a village in mountains. */
const MOST_CARDS = 6

/** Returns the next steps of a payment; an empty list if the payment is complete. */
export const paymentSteps = (state: State, by: Clan, plan: Plan, draft: Draft, givers: readonly Clan[] | 'offer'): readonly Draft[] => {
  if (draft.paid === true) return []
  const prices = pricesIn(state, by, draft, plan)
  const isTyped = draft.cards !== undefined
  if (!isTyped) {
    const toTell = plan.what === 'army' ? undefined : unknownOf(state, draft, plan.what, plan.at ?? '')
    const usable = givers === 'offer' ? [] : marketsFor(state, by).filter((at) => !state.marketsUsed.includes(at))
    const free = usable.filter((at) => !draft.markets?.includes(at))
    const canName = free.length > 0 && (draft.markets?.length ?? 0) === 0
    const isPriced = prices?.every((price) => totalOf(price) > 0) ?? false
    return [
      ...(draft.told === undefined || toTell === undefined ? [{ paid: true } as const] : []),
      ...(isPriced && toTell === undefined ? [{ cards: {} }] : []),
      ...(canName && draft.told === undefined ? free.map((at): Draft => ({ markets: [at] })) : []),
      ...(toTell === undefined || draft.markets !== undefined
        ? []
        : Array.from({ length: MOST_CARDS - totalOf(draft.told ?? {}) + 1 }, (_, amount): Draft => ({
            told: { ...draft.told, [toTell]: amount },
          }))),
    ]
  }
  if (prices === undefined || prices.some((price) => isWhole(price, draft))) return []
  const [price = {}] = prices.filter((one) => paidIn(one, draft) >= 0).toSorted((a, b) => totalOf(a) - totalOf(b))
  const before = paidIn(price, draft)
  return candidates(draft, givers === 'offer' ? [] : givers).filter((step) => paidIn(price, { ...draft, ...step }) > before)
}

/**
 * Returns the id of the next missing number in an unknown price. The user either enters the numbers of all resources or skips the price
 * (A3).
 */
const unknownOf = (state: State, draft: Draft, what: Exclude<Plan['what'], 'army'>, at: string): string | undefined => {
  const points = pricePoints(what, at)
  if (points.some((point) => numberAt(state.numbers, point) !== undefined)) return undefined
  return points.find((point) => draft.told?.[point.id] === undefined)?.id
}

/** Returns the payment of a draft; undefined if the draft is incomplete. */
export const paymentOf = (state: State, by: Clan, plan: Plan, draft: Draft): Payment | undefined => {
  const { markets, cards, supplies, paid } = draft
  const named = markets === undefined ? {} : { markets }
  if (paid === true) return named
  const prices = pricesIn(state, by, draft, plan)
  if (cards === undefined || prices === undefined || !prices.some((price) => isWhole(price, draft))) return undefined
  return { cards, ...(supplies && { supplies }), ...named }
}
export const givenIn = ({ give = {} }: Draft): Readonly<Partial<Record<Clan, Laid>>> =>
  Object.fromEntries(Object.entries(give).map(([clan, placed]) => [clan, { cards: {}, ...placed }]))
