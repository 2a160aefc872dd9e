import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { AxisAndAllies } from '../..'
import { drawingOf } from './board-events'

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/** Tells the outcome of a move: what changes hands, what is paid, lost, bought and placed. */
export const gameOutcomes: GameOutcomes<AxisAndAllies> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && events.some((event) => event.e !== 'rewound' && drawingOf(event, events) !== undefined),
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
