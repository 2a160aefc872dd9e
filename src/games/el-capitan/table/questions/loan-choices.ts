import type { Choice } from '../../model/moves'
import type { Loan } from '../../model/state'

/** A fresh loan of which nobody has said yet what becomes of it counts as extended; one that was extended can only be repaid. */
export const supposed = (loans: readonly Loan[], said: readonly (Choice | null)[]): readonly Choice[] =>
  loans.map(({ extended }, at) => (extended ? 'repay' : (said[at] ?? 'extend')))

/** Whether this loan is the last one to be decided: only then is the cash check known. */
export const isDecidedBeside = (loans: readonly Loan[], said: readonly (Choice | null)[], at: number): boolean =>
  loans.every(({ extended }, other) => other === at || extended || (said[other] ?? null) !== null)
