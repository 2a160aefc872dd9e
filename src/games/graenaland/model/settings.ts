/** Settings of a game: rulings, variants, and the facts that the app follows. */
export interface Settings {
  /** A6: gold matches an improvement too. */
  readonly goldMatches: boolean
  /** A9: with three players a palisade also lowers heroes of clans with a settlement there. */
  readonly palisadeAll: boolean
  /** A10: a waiting hero may enter at another church or hall. */
  readonly enterNew: boolean
  /** A27: passes in which a warrior moves with a village that lifts anchor. */
  readonly anchorWarrior: 'firstPass' | 'always'
  /** R65–R70: the adjustments for three players. */
  readonly three: boolean
  /** R72–R76 */
  readonly freeStart: boolean
  /** R77–R82: victory by a secret card. */
  readonly vpCards: boolean
  /** R83–R87: the offer with five players. */
  readonly offerRule: boolean
  /** Follows the cards drawn and the splits; otherwise only the number of cards per territory (9.2). */
  readonly cardsTold: boolean
  /** Follows payments, supply cards, joint works and offers; otherwise only the constructions. */
  readonly paymentsTold: boolean
  /** Hero orders are sealed in the app; otherwise orders are typed in after the plates are revealed. */
  readonly ordersSealed: boolean
  /** Victory point cards are sealed in the app; otherwise points are typed in at the end. */
  readonly goalsSealed: boolean
  /** A23: collects announcements in secret. */
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

/** Settings of each way to play: the app follows everything, or only the counts that players most often get wrong. */
export const WAYS_TO_PLAY = {
  referee: { cardsTold: true, paymentsTold: true, ordersSealed: true, goalsSealed: true },
  light: { cardsTold: false, paymentsTold: false, ordersSealed: false, goalsSealed: false },
} as const satisfies Readonly<Record<string, Partial<Settings>>>
