import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { AxisAndAllies } from '../..'
import type { Event } from '../../model/events'
import { hasBoardChange } from '../results/board-events'

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Configuration that selects the moves after which an outcome screen is shown: moves with changes of control, payments, losses, purchases
 * or placed units.
 */
export const gameOutcomes: GameOutcomes<AxisAndAllies> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && hasBoardChange(events.filter((event): event is Event => event.e !== 'rewound')),
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
