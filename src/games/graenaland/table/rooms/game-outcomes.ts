import type { Rewound } from '../../../../referee'
import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'

/** Names of events that change the board or the players' hands, or that contain a result of the rules. */
const FOLLOWING: readonly Event['e'][] = [
  'startChosen',
  'placed',
  'settled',
  'anchored',
  'allPlaced',
  'cardsChosen',
  'moved',
  'supplyTaken',
  'built',
  'offered',
  'dropped',
  'finalBegun',
  'proved',
  'roundEnded',
]

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Checks whether the outcome of an event is shown although the event is not in the list: an adopted proposal, because its cards are handed
 * out (the screen of the vote already shows a rejection), or a missed supply card.
 */
const isShownNow = (event: Event | Rewound): boolean =>
  (event.e === 'voteClosed' && event.adopted) || (event.e === 'constructionEnded' && event.supplyMissed)

/** Result of a step that changes the table, shown before the next question: production, orders, votes, building, end of the round. */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    const announced = events.some(({ e }) => e === 'revealed') && parent.state.stage === 'announce'
    // After `drawAll`, the screen that the user has just answered has already shown all cards.
    const produced = events.some(({ e }) => e === 'ordersAsked') && parent.state.stage === 'production' && move.do !== 'drawAll'
    return announced || produced || events.some((event) => FOLLOWING.some((one) => one === event.e) || isShownNow(event))
  },
  // The list of changes contains the changes of every move of the answer.
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
