import type { Rewound } from '../../../../referee'
import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'

/** Names of events that change the board or the players' hands, or that contain a result of the rules. */
const FOLLOWING: readonly Event['e'][] = [
  'startChosen',
  'placed',
  'settled',
  'anchored',
  'allPlaced',
  'cardsChosen',
  'moved',
  'voteClosed',
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
 * Returns whether an outcome screen shows the end of a turn, with the goals that are reached or a supply card that was not taken. Points of
 * victory point cards are secret.
 */
const isTurnTold = (event: Event | Rewound, { settings }: State): boolean =>
  (event.e === 'constructionEnded' && (event.supplyMissed || !settings.vpCards)) || (event.e === 'finalEnded' && !settings.vpCards)

/**
 * Configuration that selects the steps after which an outcome screen is shown: production, orders, votes, building, announcing and the end
 * of the round.
 */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    const announced = events.some(({ e }) => e === 'revealed') && parent.state.stage === 'announce'
    // After `drawAll`, the screen that the user has just answered has already shown all cards.
    const produced = events.some(({ e }) => e === 'ordersAsked') && parent.state.stage === 'production' && move.do !== 'drawAll'
    return announced || produced || events.some((event) => FOLLOWING.some((one) => one === event.e) || isTurnTold(event, parent.state))
  },
  // The list of changes contains the changes of every move of the answer.
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
