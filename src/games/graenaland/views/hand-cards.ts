import { totalOf } from '../../../kit/counts'
import type { Moment, Vocabulary } from '../../../referee'
import { SETTLEMENTS, type Clan, type Thing } from '../box/box'
import type { PlaceId } from '../box/island'
import { armyOf, hasWork, holdingOf, settledIn } from '../model/board'
import type { Event } from '../model/events'
import type { Change, Plan } from '../model/moves'
import type { State } from '../model/state'
import { feeAt } from '../rules/places'
import { pricesOf } from '../rules/payment'
import { countCards, countedEntries, type CountedEntry } from './card-counts'
import { suppliesAtMost } from './supplies'

/**
 * Returns how one event changes the number of resource cards in the hand of a clan. A payment that was not entered changes
 * nothing here: see `leastPaid`.
 */
const changeBy = (event: Event, clan: Clan, { move, moment }: CountedEntry): number => {
  switch (event.e) {
    // R8: one card for each of the two start settlements.
    case 'placed':
      return event.by === clan ? 2 : 0
    case 'settled':
    case 'anchored':
      return event.by === clan && event.card ? 1 : 0
    case 'voteClosed':
      return event.adopted ? (event.proposal.split ?? []).filter((to) => to === clan).length : 0
    case 'built': {
      const given = move.do === 'jointBuild' ? totalOf(move.give?.[clan]?.cards ?? {}) : 0
      const paid = event.by === clan ? totalOf(event.pay?.cards ?? {}) + event.fee.length : given
      return (event.fee.includes(clan) ? 1 : 0) - paid
    }
    case 'corrected': {
      const before = moment.parent?.state as State | undefined
      return before === undefined ? 0 : event.changes.reduce((sum, change) => sum + mostGained(before, clan, change), 0)
    }
    default:
      return 0
  }
}

/**
 * Returns the maximum number of resource cards that a clan received with a correction. Cards that were removed from a territory may be in
 * any hand. The price of a removed construction may have been returned. Any clan may have paid for a public work (R55).
 */
const mostGained = (before: State, clan: Clan, change: Change): number => {
  // Infinity if the price is unknown.
  const highest = (what: Thing, at = '') => Math.max(...(pricesOf(before, clan, { what, at })?.map(totalOf) ?? [Infinity]))
  const returned = (count: number, what: Thing, at?: PlaceId) => (count > 0 ? count * highest(what, at) : 0)
  switch (change.set) {
    case 'cards':
      return Math.max(0, (before.cards[change.at]?.length ?? 0) - change.cards.length)
    case 'settlements': {
      if (change.clan !== clan) return 0
      const had = holdingOf(before, change.at, clan)
      const others = Object.keys(settledIn(before, change.at)).length
      const fee = had.village > change.village && hasWork(before, change.at, 'palisade') ? others : 0
      return SETTLEMENTS.reduce((sum, what) => sum + returned(had[what] - change[what], what, change.at), fee)
    }
    case 'works':
      return (before.works[change.at] ?? []).reduce((sum, work) => sum + returned(change.works.includes(work) ? 0 : 1, work, change.at), 0)
    case 'army':
      return change.clan === clan ? returned(armyOf(before, clan) - change.strength, 'army') : 0
    case 'settings':
      return before.settings.cardsTold && change.settings.cardsTold ? 0 : Infinity
    case 'chances':
    case 'chief':
    case 'hero':
    case 'name':
    case 'number':
    case 'proposed':
    case 'tile':
    case 'waiting':
      return 0
  }
}

/**
 * Returns the least number of resource cards that a clan paid in a log entry if the players did not enter its payment: the lowest price,
 * less two resources for each supply card that the clan may have had (R38). 0 for a joint work, which any clan may have paid.
 */
const leastPaid = ({ events, moment: { state, parent } }: CountedEntry, clan: Clan): number =>
  events.reduce((sum, event) => {
    if (event.e !== 'built' || event.by !== clan || event.joint === true || event.pay?.cards !== undefined) return sum
    const prices = pricesOf(state as State, clan, event) ?? []
    const supplies = parent === undefined ? 0 : suppliesAtMost(parent, clan)
    return prices.length === 0 ? sum : sum + Math.max(0, Math.min(...prices.map(totalOf)) - 2 * supplies)
  }, 0)

/**
 * Returns the maximum number of resource cards that a clan can have in the hand: cards received minus cards paid (R8, R28, R54).
 * If a payment was not entered, the clan has paid at least its lowest price.
 * Payments of a cancelled final building are ignored, because the clan got these cards back. The number is Infinity if the app does
 * not track who receives which card, or if a correction removed a construction without a known price. After a payment with more cards than
 * the count allowed, the count starts again from 0.
 */
export const cardsAtMost = (head: Moment<Vocabulary>, clan: Clan): number => {
  if (!(head.state as State).settings.cardsTold) return Infinity
  return countCards(
    countedEntries(head),
    (event, entry) => changeBy(event, clan, entry),
    (entry) => leastPaid(entry, clan),
  )
}

type Cards = Readonly<Record<string, number>>

/** Cards that are placed on the price of a construction by the builder, and by clans that help with a joint work. */
interface Placed {
  readonly cards?: Cards | undefined
  readonly give?: Readonly<Partial<Record<Clan, { readonly cards?: Cards | undefined } | undefined>>> | undefined
}

/**
 * Returns the number of resource cards that each clan gives for a construction. The builder also pays the palisade fee, one card to each
 * clan that lives in the territory (R54).
 */
export const cardsPlaced = (
  state: State,
  by: Clan,
  plan: Pick<Plan, 'what' | 'at'>,
  { cards = {}, give = {} }: Placed,
): Readonly<Partial<Record<Clan, number>>> => ({
  ...Object.fromEntries(Object.entries(give).map(([clan, placed]) => [clan, totalOf(placed?.cards ?? {})])),
  [by]: totalOf(cards) + feeAt(state, by, plan).length,
})

/**
 * Returns the first clan that pays with more resource cards than it can have in hand, and the number of cards that it can have.
 * Returns undefined if there is no such clan.
 * @param placed number of resource cards that each clan uses in the current payment
 */
export const cardWanting = (
  head: Moment<Vocabulary>,
  placed: Readonly<Partial<Record<Clan, number>>>,
): readonly [clan: Clan, most: number] | undefined =>
  (Object.keys(placed) as readonly Clan[])
    .map((clan) => [clan, cardsAtMost(head, clan)] as const)
    .find(([clan, most]) => (placed[clan] ?? 0) > most)
