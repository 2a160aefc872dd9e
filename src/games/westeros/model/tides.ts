import type { TidesCard } from '../box/box'

/**
 * Steps of a battle with the Tides of Battle deck (E22). `tides`: each side without a card draws one; `tidesLook`: the holder of the Blade
 * may replace its card; `skulls`: a side loses a unit by a skull.
 */
export const TIDES_STEPS = ['tides', 'tidesLook', 'skulls'] as const
export type TidesStep = (typeof TIDES_STEPS)[number]

/** Tides of Battle cards of one battle. The deck is shuffled before each battle, so nothing else is stored about it. */
export interface Tides extends Readonly<Partial<Record<'attacker' | 'defender', TidesCard>>> {
  /** Card that the holder of the Blade replaced; absent if no card was replaced, or if the players drew real cards. */
  readonly discarded?: TidesCard
  /** `true` after both cards are face up. Before, each side knows only its own card. */
  readonly shown?: true
  /** Number of units that each side has lost by skulls. */
  readonly fallen?: Readonly<Partial<Record<'attacker' | 'defender', number>>>
}
