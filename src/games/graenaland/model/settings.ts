/** The agreements of a table: rulings, ways to play, and the facts told to the app. */
export interface Settings {
  /** A6: gold matches an improvement as well. */
  readonly goldMatches: boolean
  /** A9: with three players a palisade lowers heroes of clans that live there as well. */
  readonly palisadeAll: boolean
  /** A10: a hero who waits may enter at a further church or hall. */
  readonly enterNew: boolean
  /** A27: when a warrior goes along as a village lifts anchor. */
  readonly anchorWarrior: 'firstPass' | 'always'
  /** R65–R70: the adjustments for three players. */
  readonly three: boolean
  /** R72–R76 */
  readonly freeStart: boolean
  /** R77–R82: victory by a secret card. */
  readonly vpCards: boolean
  /** R83–R87: the offer of five players. */
  readonly offerRule: boolean
  /** Which cards are drawn and how they are split is told; otherwise only how many lie where (9.2). */
  readonly cardsTold: boolean
  /** Payments, supply cards, joint works and offers are told; otherwise only what was built. */
  readonly paymentsTold: boolean
  /** Hero orders are sealed in the app; otherwise they are typed in once the plates lie open. */
  readonly ordersSealed: boolean
  /** Victory point cards are sealed in the app; otherwise points are typed in at the end. */
  readonly goalsSealed: boolean
  /** A23: announcements are collected in secret. */
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

/** The parts told in each way to play: everything, or the counts that go wrong most easily. */
export const WAYS_TO_PLAY = {
  referee: { cardsTold: true, paymentsTold: true, ordersSealed: true, goalsSealed: true },
  light: { cardsTold: false, paymentsTold: false, ordersSealed: false, goalsSealed: false },
} as const satisfies Readonly<Record<string, Partial<Settings>>>
