import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { AxisAndAllies } from '../..'
import type { Event } from '../../model/events'
import { hasBoardChange } from '../results/board-events'

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/** Shows the outcome of a move: changes of control, payments, losses, purchases and placed units. */
export const gameOutcomes: GameOutcomes<AxisAndAllies> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && hasBoardChange(events.filter((event): event is Event => event.e !== 'rewound')),
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
