import type { Rewound } from '../../../../referee'
import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'

/**
 * Names of events after which the app shows an outcome: events that change the board or the cards in hand, or that contain a result of the
 * rules.
 */
const FOLLOWING: readonly Event['e'][] = [
  'startChosen',
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
 * Returns whether the app shows the outcome of an event that is not in the list. These events are an adopted proposal, because its cards
 * are handed out, a missed supply card, and the end of the placement, which shows the start of all clans at once. The screen of the vote
 * already shows a rejected proposal.
 */
const isShownNow = (event: Event | Rewound): boolean =>
  (event.e === 'voteClosed' && event.adopted) || (event.e === 'constructionEnded' && event.supplyMissed)

/**
 * Selects the steps after which the app shows an outcome before the next question: production, orders, votes, building, end of the round.
 */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    const announced = events.some(({ e }) => e === 'revealed') && parent.state.stage === 'announce'
    // Show no outcome after `drawAll`, because the user has just seen all cards on the screen with the question.
    const produced = events.some(({ e }) => e === 'ordersAsked') && parent.state.stage === 'production' && move.do !== 'drawAll'
    return announced || produced || events.some((event) => FOLLOWING.some((one) => one === event.e) || isShownNow(event))
  },
  // The list of changes contains the changes of all moves that the answer consists of.
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
