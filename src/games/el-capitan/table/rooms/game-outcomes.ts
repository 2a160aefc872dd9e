import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { ElCapitan } from '../..'
import type { Event } from '../../model/events'

const FOLLOWING: readonly Event['e'][] = ['shutDown', 'bonusTaken', 'lastPiecePlaced', 'phaseBegun']

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Selects the moves after which the app shows an outcome screen: moves that shut down a warehouse, give a bonus card, end a phase, give new
 * pieces, or move a ship to the bank.
 */
export const gameOutcomes: GameOutcomes<ElCapitan> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => FOLLOWING.includes(event.e as Event['e']) || (event.e === 'settled' && event.toBank)),
  OutcomeView: OutcomeView,
}
