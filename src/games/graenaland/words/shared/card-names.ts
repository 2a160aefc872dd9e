import type { Card } from '../../model/state'

/** Functions that name one card, and several cards of one kind. */
export interface CardWords {
  readonly cards: Readonly<Record<Card, string>>
  readonly several: (card: Card, n: number) => string
}

/** Returns the names of cards with equal cards counted together, e.g. "2 cards face up" or "a card face down". */
export const cardNames = (cards: readonly Card[], texts: CardWords): readonly string[] =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((one) => one === card).length
    return n === 1 ? texts.cards[card] : texts.several(card, n)
  })
