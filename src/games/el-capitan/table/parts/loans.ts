import type { Loan } from '../../model/state'

/** Loans as they lie: fresh ones and extended ones of each amount. */
export const LOAN_KINDS: readonly { readonly id: 'fresh10' | 'fresh16' | 'late10' | 'late16'; readonly loan: Loan }[] = [
  { id: 'fresh10', loan: { face: 10, extended: false } },
  { id: 'fresh16', loan: { face: 16, extended: false } },
  { id: 'late10', loan: { face: 10, extended: true } },
  { id: 'late16', loan: { face: 16, extended: true } },
]
export const isSameLoan = (one: Loan, other: Loan): boolean => one.face === other.face && one.extended === other.extended

/** The kinds of loans that somebody can hold after the payday of a phase: after the first one none has been extended. */
export const kindsIn = (phase: number, held: readonly Loan[]): typeof LOAN_KINDS =>
  LOAN_KINDS.filter(({ loan }) => phase > 1 || !loan.extended || held.some((one) => isSameLoan(one, loan)))
