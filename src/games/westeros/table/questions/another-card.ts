import type { CardId } from '../../box/box'
import type { Battle } from '../../model/state'

/**
 * Returns the battle with the card that replaces the card that was sent back (E14.8). The card that was sent back counts no longer: before
 * a card is chosen, the side has strength 0 and no icons.
 */
export const withAnotherCard = (battle: Battle, chosen: CardId | undefined): Battle => {
  const { cards, redraw } = battle
  if (cards === undefined || redraw === undefined) return battle
  const played = chosen === undefined ? { told: { strength: 0, swords: 0, fortifications: 0 } } : { card: chosen }
  return { ...battle, cards: { ...cards, [redraw]: played } }
}
