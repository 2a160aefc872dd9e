import type { Clan } from '../../box/box'
import type { State } from '../../model/state'
import { hasSealed } from '../../rules/victory-points'
import type { CardTexts } from './words/cards'

/**
 * Returns the status of a player's victory point card: "card on paper", "card sealed" (R77) or "card shown" (R82). Returns '' if the player
 * has not chosen a card, and for a card that is not shown if players do not seal cards in the app.
 * @param shown clans that showed their card in this or an earlier round
 */
export const cardStatus = (state: State, clan: Clan, shown: ReadonlySet<Clan>, { isSealed, isOnPaper, isShown }: CardTexts): string => {
  if (!state.settings.vpCards) return ''
  if (shown.has(clan)) return isShown
  if (!state.settings.goalsSealed) return ''
  if (state.paper.includes(clan)) return isOnPaper
  return hasSealed(state, clan) ? isSealed : ''
}
