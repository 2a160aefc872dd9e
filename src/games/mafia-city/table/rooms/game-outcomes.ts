import type { GameOutcomes } from '../../../../table/game/game-outcomes'
import { lazyPart } from '../../../../ui/lazy-part'
import type { MafiaCity } from '../..'
import { hasOutcome } from './has-outcome'

export const OutcomeView = lazyPart(() => import('./OutcomeView').then((view) => view.OutcomeView))

/** Moves after which the app shows an outcome screen, and the screen. */
export const gameOutcomes: GameOutcomes<MafiaCity> = { hasOutcome, OutcomeView: OutcomeView }
