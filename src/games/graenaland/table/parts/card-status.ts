import type { Clan } from '../../box/box'
import type { State } from '../../model/state'
import { hasSealed } from '../../rules/victory-points'
import type { CardTexts } from './words/cards'

/**
 * Returns the status of a player's victory point card, "card on paper" or "card sealed" (R77); '' if the player has not chosen a card, or
 * players do not seal cards in the app.
 */
export const cardStatus = (state: State, clan: Clan, { isSealed, isOnPaper }: CardTexts): string => {
  if (!state.settings.vpCards || !state.settings.goalsSealed) return ''
  if (state.paper.includes(clan)) return isOnPaper
  return hasSealed(state, clan) ? isSealed : ''
}
