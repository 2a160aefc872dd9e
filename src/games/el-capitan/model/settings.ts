/** Settings for rules on which the rulebook is unclear or contradicts itself, and for what the app tracks. */
export interface Settings {
  /** A1: number of florins that a player pays to repay an extended loan of 10. */
  readonly smallExtended: 20 | 16
  /** A4: if true, reopening a warehouse on a site that shuts down a warehouse also shuts one down. */
  readonly reopenShutsDown: boolean
  /** A7: if true, a fortress outside the largest city pays only if a second place is paid. */
  readonly fortressNeedsSecond: boolean
  /**
   * A8: if a player cannot repay an extended loan, the player takes new loans (`forced`) or has a negative amount of money (`negative`).
   */
  readonly debt: 'forced' | 'negative'
  /** A11: number of cities in which a player needs an open warehouse to take a bonus card. */
  readonly bonusCities: number
  /** Whether the players report the cards of each voyage, so that the app checks the cards (R7–R11). */
  readonly cardsTold: boolean
  /** Whether the app tracks turns, ships and pieces. Otherwise the players report only the pieces that count at a payday. */
  readonly turnsTold: boolean
  /**
   * Whether the app tracks money from turn to turn. Otherwise the players report their money after each payout. Has an effect only if
   * `turnsTold` is true.
   */
  readonly moneyTold: boolean
}

/** Returns whether the app knows the money of all players between paydays. */
export const followsMoney = ({ turnsTold, moneyTold }: Pick<Settings, 'turnsTold' | 'moneyTold'>): boolean => turnsTold && moneyTold

export const DEFAULT_SETTINGS: Settings = {
  smallExtended: 20,
  reopenShutsDown: true,
  fortressNeedsSecond: false,
  debt: 'forced',
  bonusCities: 9,
  cardsTold: false,
  turnsTold: true,
  moneyTold: true,
}
