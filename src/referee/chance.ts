import type { Hmac } from './canonical'

/**
 * Verifiable randomness. The app stores no shuffled order of cards: when a card is turned up, the app chooses it from the cards not yet
 * seen, by HMAC-SHA-256 over a sealed seed and the label of the draw.
 */

/** Picks one of the possibilities for the draw with this label, e.g. the next card of a deck, or a face of a die. */
export type Pick = <T>(label: string, from: readonly T[]) => T

/**
 * Returns a fair choice among `count` possibilities; the same seed and label always return the same choice. Digests that would favour some
 * possibilities are rejected and the next digest is used, so every possibility is exactly equally likely.
 * @param count number of possibilities, 1 or more
 * @returns 0 … count − 1
 * @throws RangeError if `count` is less than 1
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

/** Returns a {@link Pick} determined by a seed. The possibilities are sorted first, so that their order does not matter. */
export const pickBySeed =
  (hmac: Hmac, seed: string): Pick =>
  <T>(label: string, from: readonly T[]): T => {
    const sorted = [...from].sort((a, b) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0))
    return sorted[choose(hmac, seed, label, sorted.length)] as T
  }

/** Public information about a deck: the unseen cards as a multiset, and the cards put under the deck since the last shuffle. */
export interface Deck {
  /** Cards whose position is unknown, sorted by name. A card with several copies occurs several times. */
  readonly unseen: readonly string[]
  /** Known cards at the bottom of the deck. The first of them is drawn next when no unseen card is left. */
  readonly bottom: readonly string[]
  /** The face-up card, if any. */
  readonly faceUp?: string
  /** Number of shuffles, without the first one. The label of each draw contains this number. */
  readonly shuffles: number
  /** Number of cards turned up since the last shuffle. The label of each draw contains this number. */
  readonly drawn: number
}

export const freshDeck = (cards: readonly string[]): Deck => ({ unseen: [...cards].sort(), bottom: [], shuffles: 0, drawn: 0 })

/**
 * Returns the cards that the next draw can produce: all unseen cards, or the known top card if none is unseen. Empty if the deck has no
 * cards.
 */
export const possibleCards = (deck: Deck): readonly string[] => (deck.unseen.length > 0 ? deck.unseen : deck.bottom.slice(0, 1))

/** Returns the label of the next draw, e.g. `deck II, shuffle 3, draw 4`. */
export const drawLabel = (name: string, deck: Deck): string => `deck ${name}, shuffle ${deck.shuffles}, draw ${deck.drawn}`

/** Returns the deck after `card` was turned up. The card must be one of {@link possibleCards}. */
export const turnUp = (deck: Deck, card: string): Deck => {
  if (deck.unseen.length > 0) {
    const at = deck.unseen.indexOf(card)
    return { ...deck, unseen: [...deck.unseen.slice(0, at), ...deck.unseen.slice(at + 1)], faceUp: card, drawn: deck.drawn + 1 }
  }
  return { ...deck, bottom: deck.bottom.slice(1), faceUp: card, drawn: deck.drawn + 1 }
}

/** Returns the deck with its face-up card moved to the bottom. A deck without a face-up card is returned unchanged. */
export const putUnder = (deck: Deck): Deck => {
  if (deck.faceUp === undefined) return deck
  const { faceUp, ...rest } = deck
  return { ...rest, bottom: [...deck.bottom, faceUp] }
}

/** Returns the deck after all its cards, including the face-up card, were shuffled. */
export const shuffle = (deck: Deck): Deck => ({
  ...freshDeck([...deck.unseen, ...deck.bottom, ...(deck.faceUp === undefined ? [] : [deck.faceUp])]),
  shuffles: deck.shuffles + 1,
})

/** Returns all cards of a deck (unseen, bottom and face up), sorted by name. */
export const allCards = (deck: Deck): readonly string[] =>
  [...deck.unseen, ...deck.bottom, ...(deck.faceUp === undefined ? [] : [deck.faceUp])].sort()
