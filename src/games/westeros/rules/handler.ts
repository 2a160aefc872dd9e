import type { Refusal } from '../../../referee'
import type { Transaction } from '../transaction/transaction'
import type { Code, Waived } from '../model/refusals'

/**
 * Function that applies a rule: reads the state of the transaction and a move, then emits events or returns a refusal. A refusal
 * discards the whole transaction. `waived` contains the refusals that the players overrule.
 */
export type RuleHandler<M> = (transaction: Transaction, move: M, waived: Waived) => Refusal<Code> | undefined
