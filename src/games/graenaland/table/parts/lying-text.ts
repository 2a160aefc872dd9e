import type { Card } from '../../model/state'
import { cardNames } from '../../words/shared/card-names'
import type { Texts } from './words'

/**
 * Returns the number of cards in a territory and their kinds as text, e.g. "2 cards: grain, a card face down". The kinds are omitted if the
 * app knows only the number.
 */
export const lyingText = (cards: readonly Card[], texts: Pick<Texts, 'lying' | 'cards' | 'several'>): string =>
  cards.every((card) => card === 'up') ? texts.lying(cards.length) : `${texts.lying(cards.length)}: ${cardNames(cards, texts).join(', ')}`
