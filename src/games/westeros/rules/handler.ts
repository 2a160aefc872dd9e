import { refusedByReferee, type Refusal } from '../../../referee'
import type { Infer, Shape } from '../../../kit/shape'
import type { StageName } from '../model/moves'
import type { Code, Waived } from '../model/refusals'
import type { Battle, BattleStep, State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import type { MoveParts } from '../parse/move-parts'

/**
 * Function that applies a rule: reads the state of the transaction and a move, then emits events or returns a refusal. A refusal
 * discards the whole transaction. `waived` contains the refusals that the players overrule.
 */
export type RuleHandler<M> = (transaction: Transaction, move: M, waived: Waived) => Refusal<Code> | undefined

/** Returns the validator of a kind of move for one game. */
export type MoveShape<M> = (parts: MoveParts) => Shape<M>

/** Type of a kind of move, inferred from its validator. */
export type MoveOf<S extends MoveShape<unknown>> = Infer<ReturnType<S>>

/** Refusal of a move that the stage does not ask for: NOT_ASKED. */
export const notAskedIn = ({ stage }: State): Refusal<Code> => refusedByReferee('NOT_ASKED', { at: stage.at }).refusal

/** Creates a handler from one handler for each stage that asks for a move. Refuses the move in other stages: NOT_ASKED. */
export const atStages =
  <M>(handlers: Readonly<Partial<Record<StageName, RuleHandler<M>>>>): RuleHandler<M> =>
  (transaction, move, waived) => {
    const handler = handlers[transaction.state.stage.at]
    return handler === undefined ? notAskedIn(transaction.state) : handler(transaction, move, waived)
  }

/** Returns the open battle if it is at one of these steps. */
export const battleAt = ({ stage, battle }: State, ...steps: readonly BattleStep[]): Battle | undefined =>
  stage.at === 'battle' && battle !== undefined && steps.includes(battle.step) ? battle : undefined
