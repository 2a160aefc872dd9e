import type { Hmac } from './canonical'

/**
 * Chance that can be checked afterwards. Nothing holds an order to come: a card is fixed the moment it is turned up, by
 * HMAC-SHA-256 over a sealed seed and the label of the draw, out of the cards not yet seen.
 */

/** Picks one of the things that are possible for the draw of this label, e.g. the next card of a deck, or a face of a die. */
export type Pick = <T>(label: string, from: readonly T[]) => T

/**
 * A fair choice among `count` possibilities that the same seed and label always repeat. Values that would favour some
 * possibilities are rejected and the next digest is taken, so every possibility is exactly equally likely.
 * @param count number of possibilities, 1 or more
 * @returns 0 … count − 1
 */
export const choose = (hmac: Hmac, seed: string, label: string, count: number): number => {
  if (count < 1) throw new RangeError('nothing to choose from')
  const range = 2 ** 48
  const fair = range - (range % count)
  for (let attempt = 0; ; attempt++) {
    const value = Number.parseInt(hmac(seed, `${label}/${attempt}`).slice(0, 12), 16)
    if (value < fair) return value % count
  }
}

/** A {@link Pick} that is fixed by a seed. The possibilities are sorted first, so only the set matters. */
export const pickBySeed =
  (hmac: Hmac, seed: string): Pick =>
  <T>(label: string, from: readonly T[]): T => {
    const sorted = [...from].sort((a, b) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0))
    return sorted[choose(hmac, seed, label, sorted.length)] as T
  }

/** The known facts of a deck: the unseen cards as a multiset, and the cards put under it since the last shuffle. */
export interface Deck {
  /** Cards whose place is unknown, sorted by name; a card with several copies occurs several times. */
  readonly unseen: readonly string[]
  /** Known bottom of the deck, first = next to come once no unseen card is left. */
  readonly bottom: readonly string[]
  /** Card lying face up. */
  readonly faceUp?: string
  /** How often it was shuffled after the first time; part of the label of a draw. */
  readonly shuffles: number
  /** Cards turned up since the last shuffle; part of the label of a draw. */
  readonly drawn: number
}

export const freshDeck = (cards: readonly string[]): Deck => ({ unseen: [...cards].sort(), bottom: [], shuffles: 0, drawn: 0 })

/** Cards that may come up next: any unseen one, or the one known top card. Empty for a deck without cards. */
export const possibleCards = (deck: Deck): readonly string[] => (deck.unseen.length > 0 ? deck.unseen : deck.bottom.slice(0, 1))

/** Label of the next draw, e.g. `deck II, shuffle 3, draw 4`. */
export const drawLabel = (name: string, deck: Deck): string => `deck ${name}, shuffle ${deck.shuffles}, draw ${deck.drawn}`

/** The deck with `card` face up. The card must be one of {@link possibleCards}. */
export const turnUp = (deck: Deck, card: string): Deck => {
  if (deck.unseen.length > 0) {
    const at = deck.unseen.indexOf(card)
    return { ...deck, unseen: [...deck.unseen.slice(0, at), ...deck.unseen.slice(at + 1)], faceUp: card, drawn: deck.drawn + 1 }
  }
  return { ...deck, bottom: deck.bottom.slice(1), faceUp: card, drawn: deck.drawn + 1 }
}

/** The deck with its face-up card put under it. */
export const putUnder = (deck: Deck): Deck => {
  if (deck.faceUp === undefined) return deck
  const { faceUp, ...rest } = deck
  return { ...rest, bottom: [...deck.bottom, faceUp] }
}

/** The deck with all its cards, the face-up one too, shuffled. */
export const shuffle = (deck: Deck): Deck => ({
  ...freshDeck([...deck.unseen, ...deck.bottom, ...(deck.faceUp === undefined ? [] : [deck.faceUp])]),
  shuffles: deck.shuffles + 1,
})

/** All cards of a deck, wherever they lie, sorted. */
export const allCards = (deck: Deck): readonly string[] =>
  [...deck.unseen, ...deck.bottom, ...(deck.faceUp === undefined ? [] : [deck.faceUp])].sort()
