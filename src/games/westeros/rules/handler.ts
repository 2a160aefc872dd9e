import type { Refusal } from '../../../referee'
import type { Transaction } from '../transaction/transaction'
import type { Code, Waived } from '../model/refusals'

/**
 * A chapter of the rules: looks at the state of the transaction and a move, and either emits events or
 * answers with a refusal (then the whole transaction is dropped). `waived`: refusals that the table overrules.
 */
export type RuleHandler<M> = (transaction: Transaction, move: M, waived: Waived) => Refusal<Code> | undefined
