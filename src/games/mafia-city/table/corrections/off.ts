import { CARDS } from '../../box/box'
import { tokensOff } from '../../model/count'
import { countsCards } from '../../model/settings'
import type { State } from '../../model/state'
import { coloursOf, totalOf } from '../../model/tokens'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Whose Mafiosi do not add up, a sentence for each. */
export const offLines = (state: State, texts: Texts, set: SetTexts): readonly string[] => {
  const total = totalOf(state)
  const off = tokensOff(state)
  return coloursOf(state).flatMap((colour) => {
    const difference = off[colour]
    return difference === undefined ? [] : [set.off(nameOf(state, texts.colours, colour), total + difference, total)]
  })
}

/** A number of cards in all hands and both piles that is not the box's: a wrong count of cards stops nobody. */
export const miscountsOf = ({ players, settings, cards, pile, discards }: State, set: SetTexts): readonly string[] => {
  if (!countsCards(settings)) return []
  const found = players.reduce((sum, { colour }) => sum + (cards[colour] ?? 0), pile + discards)
  return found === CARDS ? [] : [set.cardsOff(found, CARDS)]
}
