import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { Graenaland } from '../..'
import type { Event } from '../../model/events'

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
  'constructionEnded',
  'finalBegun',
  'finalEnded',
  'proved',
  'roundEnded',
]

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/** The result of every step, told before the next question: production, orders, votes, building, announcing and the end of the round. */
export const gameOutcomes: GameOutcomes<Graenaland> = {
  hasOutcome: ({ entry: { events, move }, parent }) => {
    if (parent === undefined || events.some(({ e }) => e === 'corrected')) return false
    const announced = events.some(({ e }) => e === 'revealed') && parent.state.stage === 'announce'
    // All cards that were laid out at once are on the screen that is answered.
    const produced = events.some(({ e }) => e === 'ordersAsked') && parent.state.stage === 'production' && move.do !== 'drawAll'
    return announced || produced || events.some(({ e }) => FOLLOWING.some((one) => one === e))
  },
  OutcomeView: OutcomeView,
}
