import type { Card } from '../../model/state'
import type { Texts } from './words'

/** Returns the names of cards, equal cards counted together: "2 cards face up", "a card face down". */
export const cardNames = (cards: readonly Card[], texts: Pick<Texts, 'cards' | 'several'>): readonly string[] =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((one) => one === card).length
    return n === 1 ? texts.cards[card] : texts.several(card, n)
  })
