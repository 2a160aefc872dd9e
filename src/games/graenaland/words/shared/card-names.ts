import type { Card } from '../../model/state'

/** Names of one card and of several cards of a kind. */
export interface CardWords {
  readonly cards: Readonly<Record<Card, string>>
  readonly several: (card: Card, n: number) => string
}

/** Returns the names of cards, equal cards counted together: "2 cards face up", "a card face down". */
export const cardNames = (cards: readonly Card[], texts: CardWords): readonly string[] =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((one) => one === card).length
    return n === 1 ? texts.cards[card] : texts.several(card, n)
  })
