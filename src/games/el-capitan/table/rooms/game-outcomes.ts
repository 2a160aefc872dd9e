import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { ElCapitan } from '../..'
import type { Event } from '../../model/events'

const FOLLOWING: readonly Event['e'][] = ['shutDown', 'bonusTaken', 'lastPiecePlaced', 'phaseBegun']

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/** Selects moves with an outcome screen: a shut-down warehouse, a bonus card, the end of a phase, new pieces, a ship sent to the bank. */
export const gameOutcomes: GameOutcomes<ElCapitan> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => FOLLOWING.includes(event.e as Event['e']) || (event.e === 'settled' && event.toBank)),
  OutcomeView: OutcomeView,
}
