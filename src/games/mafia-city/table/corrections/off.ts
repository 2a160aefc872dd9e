import { CARDS } from '../../box/box'
import { tokensOff } from '../../model/count'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { coloursOf, totalOf } from '../../model/tokens'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Returns a sentence for each player with a wrong number of Mafiosi. */
export const offLines = (state: State, texts: Texts, set: SetTexts): readonly string[] => {
  const total = totalOf(state)
  const off = tokensOff(state)
  return coloursOf(state).flatMap((colour) => {
    const difference = off[colour]
    return difference === undefined ? [] : [set.off(nameOf(state, texts.colours, colour), total + difference, total)]
  })
}

/** Returns the number of cards in all hands and both piles. */
const cardsIn = ({ players, cards, pile, discards }: Pick<State, 'players' | 'cards' | 'pile' | 'discards'>): number =>
  players.reduce((sum, { colour }) => sum + (cards[colour] ?? 0), pile + discards)

/** Returns the size of the draw pile with which the total of cards is right. Undefined if no change is needed or possible. */
export const rightPile = (state: State): number | undefined => {
  const found = cardsIn(state)
  const pile = state.pile - (found - CARDS)
  return !countsCards(state.settings) || found === CARDS || pile < 0 || pile > CARDS ? undefined : pile
}

/**
 * Returns warnings if the number of cards in hands and piles differs from the number of cards in the box. A wrong number of cards does not
 * prevent a correction.
 */
export const miscountsOf = ({ players, settings, cards, pile, discards }: State, set: SetTexts): readonly string[] => {
  if (!countsCards(settings)) return []
  const found = cardsIn({ players, cards, pile, discards })
  return found === CARDS ? [] : [set.cardsOff(found, CARDS)]
}
