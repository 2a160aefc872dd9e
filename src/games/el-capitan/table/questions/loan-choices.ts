import type { Choice } from '../../model/moves'
import type { Loan } from '../../model/state'

/** Returns a decision for each loan. Undecided new loans count as extended, and extended loans can only be repaid. */
export const supposed = (loans: readonly Loan[], picked: readonly (Choice | null)[]): readonly Choice[] =>
  loans.map(({ extended }, at) => (extended ? 'repay' : (picked[at] ?? 'extend')))

/** Returns whether the player has decided about all loans except one. Only then can the cash check be computed. */
export const isDecidedBeside = (loans: readonly Loan[], picked: readonly (Choice | null)[], at: number): boolean =>
  loans.every(({ extended }, other) => other === at || extended || (picked[other] ?? null) !== null)
