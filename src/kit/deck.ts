import { drawLabel, freshDeck, possibleCards, turnUp, type Deck } from '../referee'

/**
 * A deck with its discards. Cards may be drawn unseen: then everybody knows by their backs who holds how many of this deck, and nobody
 * which ones. Once the draw pile is empty, the discards are shuffled and make a new one.
 */
export interface Pile {
  /** The unseen cards are in it as one multiset, whether they are in the draw pile or in somebody's hand. */
  readonly deck: Deck
  /** Cards that were drawn unseen and have not been shown, by who holds them. */
  readonly hidden: Readonly<Record<string, number>>
  /** Face up, the last one on top. */
  readonly discards: readonly string[]
}

export const freshPile = (cards: readonly string[]): Pile => ({ deck: freshDeck(cards), hidden: {}, discards: [] })

const hiddenIn = ({ hidden }: Pile): number => Object.values(hidden).reduce((total, count) => total + count, 0)

const sizeNow = (pile: Pile): number => pile.deck.unseen.length - hiddenIn(pile)

/** The pile for the next draw: with its discards shuffled in where nothing else is left. */
const ready = (pile: Pile): Pile => {
  if (sizeNow(pile) > 0 || pile.discards.length === 0) return pile
  const { deck, discards } = pile
  return { ...pile, deck: { ...freshDeck([...deck.unseen, ...discards]), shuffles: deck.shuffles + 1 }, discards: [] }
}

/** Cards that can still be drawn, the discards included. */
export const leftIn = (pile: Pile): number => sizeNow(pile) + pile.discards.length

/**
 * Cards that may come up next, the same card as often as there are copies. Where some are hidden, only the table can tell which it is:
 * chance would mistake cards in a hand for cards in the pile.
 */
export const possibleNext = (pile: Pile): readonly string[] => (leftIn(pile) === 0 ? [] : possibleCards(ready(pile).deck))

/** Whether the app can turn up the next card: no card of this deck is hidden. */
export const isOpenToChance = (pile: Pile): boolean => hiddenIn(pile) === 0 && leftIn(pile) > 0

/** Label of the next draw, e.g. `deck forest, shuffle 1, draw 4`. */
export const nextLabel = (name: string, pile: Pile): string => drawLabel(name, ready(pile).deck)

/** The pile without a card that was turned up. It must be one of {@link possibleNext}. */
export const withTurnedUp = (pile: Pile, card: string): Pile => {
  const before = ready(pile)
  const { faceUp: _, ...deck } = turnUp(before.deck, card)
  return { ...before, deck }
}

/** Puts cards on the discards, the last one on top. */
export const withDiscarded = (pile: Pile, ...cards: readonly string[]): Pile => ({ ...pile, discards: [...pile.discards, ...cards] })

/** Turns one card over: it is taken where it is the one that was wanted, and discarded otherwise. */
export const turnOver = (
  pile: Pile,
  card: string,
  isWanted: (card: string) => boolean,
): { readonly taken: boolean; readonly pile: Pile } => {
  const taken = isWanted(card)
  const after = withTurnedUp(pile, card)
  return { taken, pile: taken ? after : withDiscarded(after, card) }
}

/** Somebody draws one card unseen. There must be one {@link leftIn} the pile. */
export const withHidden = (pile: Pile, holder: string): Pile => {
  const before = ready(pile)
  const { deck, hidden } = before
  return { ...before, deck: { ...deck, drawn: deck.drawn + 1 }, hidden: { ...hidden, [holder]: (hidden[holder] ?? 0) + 1 } }
}

/** Hidden cards go from one holder to another, unseen. */
export const withHanded = (pile: Pile, from: string, to: string, count: number): Pile => {
  const { [from]: held = 0, ...others } = pile.hidden
  const rest = held > count ? { ...others, [from]: held - count } : others
  return { ...pile, hidden: { ...rest, [to]: (rest[to] ?? 0) + count } }
}

/** The objection to a holder's showing a hidden card: none is held, or this one cannot be it. undefined = nothing. */
export const objectionToShowing = ({ deck, hidden }: Pile, holder: string, card: string): 'noneHeld' | 'notHidden' | undefined => {
  if ((hidden[holder] ?? 0) === 0) return 'noneHeld'
  return deck.unseen.includes(card) ? undefined : 'notHidden'
}

/** A hidden card is shown, and is out of the deck. {@link objectionToShowing} must have nothing against it. */
export const withShown = (pile: Pile, holder: string, card: string): Pile => {
  const { deck, hidden } = pile
  const at = deck.unseen.indexOf(card)
  const { [holder]: held = 0, ...others } = hidden
  return { ...pile, deck: { ...deck, unseen: deck.unseen.toSpliced(at, 1) }, hidden: held > 1 ? { ...others, [holder]: held - 1 } : others }
}
