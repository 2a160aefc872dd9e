/** Settings of a game: how unclear rules are applied, which variants are used, and what the app tracks. */
export interface Settings {
  /** A6: whether a drawn gold card counts as the resource that the improvement token shows. */
  readonly goldMatches: boolean
  /** A9: whether a palisade in a three-player game also reduces the votes of heroes whose clan has a settlement in the territory. */
  readonly palisadeAll: boolean
  /** A10: whether a waiting hero may enter at another church or hall of the clan. */
  readonly enterNew: boolean
  /**
   * A27: when the warrior moves together with a village that lifts anchor, i.e. moves to another territory in a free start: only in the
   * first pass, or always.
   */
  readonly anchorWarrior: 'firstPass' | 'always'
  /** R65–R70: whether the rule changes for three players apply. */
  readonly three: boolean
  /** R72–R76: whether the game begins with a free start. */
  readonly freeStart: boolean
  /** R77–R82: whether secret victory point cards decide the victory. */
  readonly vpCards: boolean
  /** R83–R87: whether the chief may offer a construction to another clan (five players). */
  readonly offerRule: boolean
  /**
   * Whether the app tracks the drawn cards and their distribution. Otherwise the app tracks only the number of cards in each territory
   * (9.2).
   */
  readonly cardsTold: boolean
  /** Whether the app tracks payments, supply cards, joint works and offers. Otherwise the app tracks only the constructions. */
  readonly paymentsTold: boolean
  /** Whether players seal hero orders in the app. Otherwise players enter the orders after they have revealed their compass plates. */
  readonly ordersSealed: boolean
  /** Whether players seal victory point cards in the app. Otherwise players enter their points at the end of the game. */
  readonly goalsSealed: boolean
  /** A23: whether players announce victory in secret. */
  readonly announceSealed: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  goldMatches: false,
  palisadeAll: false,
  enterNew: false,
  anchorWarrior: 'firstPass',
  three: false,
  freeStart: false,
  vpCards: false,
  offerRule: false,
  cardsTold: true,
  paymentsTold: true,
  ordersSealed: true,
  goalsSealed: true,
  announceSealed: false,
}

/**
 * Settings of each tracking preset. In one preset the app tracks everything, in the other only the counts in which players most often make
 * mistakes.
 */
export const WAYS_TO_PLAY = {
  referee: { cardsTold: true, paymentsTold: true, ordersSealed: true, goalsSealed: true },
  light: { cardsTold: false, paymentsTold: false, ordersSealed: false, goalsSealed: false },
} as const satisfies Readonly<Record<string, Partial<Settings>>>
