import type { Choice } from '../../model/moves'
import type { Loan } from '../../model/state'

/** Fills in undecided loans: a fresh loan counts as extended; an extended loan can only be repaid. */
export const supposed = (loans: readonly Loan[], picked: readonly (Choice | null)[]): readonly Choice[] =>
  loans.map(({ extended }, at) => (extended ? 'repay' : (picked[at] ?? 'extend')))

/** Returns whether all loans except this one are decided. Only then is the cash check known. */
export const isDecidedBeside = (loans: readonly Loan[], picked: readonly (Choice | null)[], at: number): boolean =>
  loans.every(({ extended }, other) => other === at || extended || (picked[other] ?? null) !== null)
