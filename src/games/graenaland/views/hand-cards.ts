import { totalOf } from '../../../kit/counts'
import type { Moment, Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { Event } from '../model/events'
import type { Change, OwnMove, Plan } from '../model/moves'
import type { State } from '../model/state'
import { feeAt } from '../rules/places'
import { countCards, countedEntries } from './card-counts'

/** Returns how one event changes the number of resource cards in the hand of a clan. Payments that were not entered count as 0. */
const changeBy = (event: Event, clan: Clan, move: OwnMove): number => {
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
    default:
      return 0
  }
}

/** Corrections that move no resource card. */
const WITHOUT_CARDS: ReadonlySet<Change['set']> = new Set(['army', 'chief', 'hero', 'name', 'number', 'proposed', 'tile'])

/**
 * Returns the maximum number of resource cards that a clan can have in the hand: cards received minus cards paid (R8, R28, R54).
 * Payments of a cancelled final building are ignored, because the clan got these cards back. The number is Infinity if the app does
 * not track who receives which card, if a correction may have moved cards, or if the clan has paid more cards than it had by the count,
 * because the count is then wrong.
 */
export const cardsAtMost = (head: Moment<Vocabulary>, clan: Clan): number => {
  if (!(head.state as State).settings.cardsTold) return Infinity
  const entries = countedEntries(head)
  const changes = entries.flatMap(({ events }) => events.flatMap((event) => (event.e === 'corrected' ? event.changes : [])))
  if (changes.some((change) => !WITHOUT_CARDS.has(change.set))) return Infinity
  return countCards(entries, (event, move) => changeBy(event, clan, move))
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
