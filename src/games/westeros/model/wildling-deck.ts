import type { WildlingCard } from '../box/box'

/** Deck of the nine wildling cards. It is never shuffled during a game (E6.4). */
export interface WildlingDeck {
  /** Cards at unknown places of the deck, sorted. */
  readonly unseen: readonly WildlingCard[]
  /** Cards under the deck, the one that is drawn first comes first. `null`: a card that was put there unseen by the app. */
  readonly under: readonly (WildlingCard | null)[]
  /** Top card, if the holder of the Raven has looked at it in the app and left it there (E8.4). Known to that house alone. */
  readonly top?: WildlingCard
  /** Number of cards drawn so far. The labels of random draws contain this number. */
  readonly drawn: number
}
