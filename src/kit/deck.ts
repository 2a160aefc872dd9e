import { drawLabel, freshDeck, possibleCards, turnUp, type Deck } from '../referee'

/**
 * Deck of cards with its discard pile. Cards may be drawn face down: all players then know how many cards of this deck each holder has, but
 * not which cards. When the draw pile is empty, the discards are shuffled into a new draw pile.
 */
export interface Pile {
  /** The cards of the deck. Its unseen cards are the cards in the draw pile together with the hidden cards of all holders. */
  readonly deck: Deck
  /** Number of cards that each holder has drawn face down and not shown yet. */
  readonly hidden: Readonly<Record<string, number>>
  /** Discarded cards, face up. The last card is on top. */
  readonly discards: readonly string[]
}

export const freshPile = (cards: readonly string[]): Pile => ({ deck: freshDeck(cards), hidden: {}, discards: [] })

const hiddenIn = ({ hidden }: Pile): number => Object.values(hidden).reduce((total, count) => total + count, 0)

const sizeNow = (pile: Pile): number => pile.deck.unseen.length - hiddenIn(pile)

/** Returns the deck ready for the next draw: if the draw pile is empty, the discards are shuffled into it. */
const ready = (pile: Pile): Pile => {
  if (sizeNow(pile) > 0 || pile.discards.length === 0) return pile
  const { deck, discards } = pile
  return { ...pile, deck: { ...freshDeck([...deck.unseen, ...discards]), shuffles: deck.shuffles + 1 }, discards: [] }
}

/** Returns the number of cards that can still be drawn, including the discards. */
export const leftIn = (pile: Pile): number => sizeNow(pile) + pile.discards.length

/**
 * Returns the cards that the next draw can produce, with duplicates. If some cards are hidden, the players must report the card: the app
 * does not know which cards the holders have.
 */
export const possibleNext = (pile: Pile): readonly string[] => (leftIn(pile) === 0 ? [] : possibleCards(ready(pile).deck))

/** Returns whether the app can draw the next card: no card of this deck is hidden. */
export const isOpenToChance = (pile: Pile): boolean => hiddenIn(pile) === 0 && leftIn(pile) > 0

/** Returns the label of the next draw, e.g. `deck forest, shuffle 1, draw 4`. */
export const nextLabel = (name: string, pile: Pile): string => drawLabel(name, ready(pile).deck)

/** Returns the deck after one card was turned up and removed. The card must be one of {@link possibleNext}. */
export const withTurnedUp = (pile: Pile, card: string): Pile => {
  const before = ready(pile)
  const { faceUp: _, ...deck } = turnUp(before.deck, card)
  return { ...before, deck }
}

/** Returns the deck after cards were added to the discards. The last card is on top. */
export const withDiscarded = (pile: Pile, ...cards: readonly string[]): Pile => ({ ...pile, discards: [...pile.discards, ...cards] })

/** Turns up one card. If `isWanted` returns true for the card, it leaves the deck (`taken`); otherwise it is discarded. */
export const turnOver = (
  pile: Pile,
  card: string,
  isWanted: (card: string) => boolean,
): { readonly taken: boolean; readonly pile: Pile } => {
  const taken = isWanted(card)
  const after = withTurnedUp(pile, card)
  return { taken, pile: taken ? after : withDiscarded(after, card) }
}

/** Returns the deck after a holder has drawn one card face down. The deck must have at least one card left ({@link leftIn}). */
export const withHidden = (pile: Pile, holder: string): Pile => {
  const before = ready(pile)
  const { deck, hidden } = before
  return { ...before, deck: { ...deck, drawn: deck.drawn + 1 }, hidden: { ...hidden, [holder]: (hidden[holder] ?? 0) + 1 } }
}

/** Returns the deck after one holder has given hidden cards to another holder. */
export const withHanded = (pile: Pile, from: string, to: string, count: number): Pile => {
  const { [from]: held = 0, ...others } = pile.hidden
  const rest = held > count ? { ...others, [from]: held - count } : others
  return { ...pile, hidden: { ...rest, [to]: (rest[to] ?? 0) + count } }
}

/**
 * Returns why a holder cannot show a hidden card: `noneHeld` (the holder has none), `notHidden` (no hidden card can be this card);
 * undefined if the holder can show the card.
 */
export const objectionToShowing = ({ deck, hidden }: Pile, holder: string, card: string): 'noneHeld' | 'notHidden' | undefined => {
  if ((hidden[holder] ?? 0) === 0) return 'noneHeld'
  return deck.unseen.includes(card) ? undefined : 'notHidden'
}

/**
 * Returns the deck after a holder has shown a hidden card, which leaves the deck. {@link objectionToShowing} must be undefined for the
 * card.
 */
export const withShown = (pile: Pile, holder: string, card: string): Pile => {
  const { deck, hidden } = pile
  const at = deck.unseen.indexOf(card)
  const { [holder]: held = 0, ...others } = hidden
  return { ...pile, deck: { ...deck, unseen: deck.unseen.toSpliced(at, 1) }, hidden: held > 1 ? { ...others, [holder]: held - 1 } : others }
}
