import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { AxisAndAllies } from '../..'
import type { Event } from '../../model/events'
import { hasBoardChange } from '../results/board-events'

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/**
 * Selects the moves after which the app shows an outcome screen: moves that change control or cash, remove units, or buy or place units.
 */
export const gameOutcomes: GameOutcomes<AxisAndAllies> = {
  hasOutcome: ({ entry: { events }, parent }) =>
    parent !== undefined && hasBoardChange(events.filter((event): event is Event => event.e !== 'rewound')),
  coversAnswer: true,
  OutcomeView: OutcomeView,
}
