import type { Colour } from '../box/box'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'
import { coloursOf } from '../model/tokens'
import { decideOwn } from '../rules/decide'
import { effectDue } from '../rules/locations'

/** Steps that the app skips if the counted cards show that no player can play the card of the step. */
export type CardStep = 'deals' | 'hitman' | 'star' | 'complicity'

/**
 * Returns the step that a move skipped because no player who may play its card holds a card, by the counted cards (R20, R46, R50, R58).
 * Returns undefined for all other moves, and if the app does not count cards.
 *
 * @param move name of the move
 * @param by player who may play the card of the step
 */
export const stepWithoutCards = (before: State, move: string, by: Colour | undefined): CardStep | undefined => {
  if (!countsCards(before.settings)) return undefined
  const hasNone = by !== undefined && (before.cards[by] ?? 0) === 0
  switch (move) {
    case 'noMoreDeals':
      return coloursOf(before).every((one) => !decideOwn(before, { do: 'deal', by: one, cards: 1 }).ok) ? 'deals' : undefined
    case 'noComplicity':
      return hasNone ? 'complicity' : undefined
    case 'skip': {
      const due = effectDue(before)
      return (due === 'hitman' || due === 'star') && hasNone ? due : undefined
    }
    default:
      return undefined
  }
}
