/** The rulings of this table on points that the rulebook leaves open or states twice. */
export interface Settings {
  /** A1: what an extended loan of 10 costs. */
  readonly smallExtended: 20 | 16
  /** A4: a reopened warehouse on a shut-down site shuts another one down. */
  readonly reopenShutsDown: boolean
  /** A7: outside the largest city a fortress pays only where a second place is paid. */
  readonly fortressNeedsSecond: boolean
  /** A8: who cannot repay an extended loan has to take another one, or goes below zero. */
  readonly debt: 'forced' | 'negative'
  /** A11: cities with an open warehouse that a bonus card asks for. */
  readonly bonusCities: number
  /** Which cards were played is reported, so that every voyage is looked at (R7–R11). */
  readonly cardsTold: boolean
  /** Turns, ships and pieces are followed; otherwise only what a payday counts is reported when it is due. */
  readonly turnsTold: boolean
  /** Money is followed from turn to turn; otherwise everybody tells it after the payout. Only where turns are. */
  readonly moneyTold: boolean
}

/** Whether the app knows what everybody has in hand between paydays. */
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
