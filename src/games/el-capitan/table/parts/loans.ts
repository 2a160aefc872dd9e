import type { Loan, State } from '../../model/state'
import { loanCardsLeft } from '../../rules/loans'
import type { Texts } from './words'

/** Kinds of loans: new loans and extended loans, each for every amount. */
export const LOAN_KINDS: readonly { readonly id: 'fresh10' | 'fresh16' | 'late10' | 'late16'; readonly loan: Loan }[] = [
  { id: 'fresh10', loan: { face: 10, extended: false } },
  { id: 'fresh16', loan: { face: 16, extended: false } },
  { id: 'late10', loan: { face: 10, extended: true } },
  { id: 'late16', loan: { face: 16, extended: true } },
]
/** Returns the text about the loan cards in the bank. */
export const bankText = (state: State, { lie }: Texts): string => lie.bank(loanCardsLeft(state, 10), loanCardsLeft(state, 16))

export const isSameLoan = (one: Loan, other: Loan): boolean => one.face === other.face && one.extended === other.extended

/** Returns the kinds of loans that a player can have after the payday of a phase. After the first payday, no loan is extended yet. */
export const kindsIn = (phase: number, held: readonly Loan[]): typeof LOAN_KINDS =>
  LOAN_KINDS.filter(({ loan }) => phase > 1 || !loan.extended || held.some((one) => isSameLoan(one, loan)))
