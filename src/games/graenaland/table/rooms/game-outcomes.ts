import type { Rewound } from '../../../../referee'
import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'

/** Events with something to change on the board or in the hands, or with a verdict of the rules. */
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

/** The end of a turn shows the goals that are met, or that a supply card was missed; points of cards are secret. */
const isTurnTold = (event: Event | Rewound, { settings }: State): boolean =>
  (event.e === 'constructionEnded' && (event.supplyMissed || !settings.vpCards)) || (event.e === 'finalEnded' && !settings.vpCards)

/** The result of every step, told before the next question: production, orders, votes, building, announcing and the end of the round. */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    const announced = events.some(({ e }) => e === 'revealed') && parent.state.stage === 'announce'
    // All cards that were laid out at once are on the screen that is answered.
    const produced = events.some(({ e }) => e === 'ordersAsked') && parent.state.stage === 'production' && move.do !== 'drawAll'
    return announced || produced || events.some((event) => FOLLOWING.some((one) => one === event.e) || isTurnTold(event, parent.state))
  },
  // The list of changes contains those of every move of the answer.
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
