import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe, only, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import type { Colour } from '../box/board'
import { orderFrom } from '../model/pieces'
import { firstReason, refuse, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, DONE, moneyOf, playerOf, type Handled } from './handler'
import { afterLast } from './end'
import { cashCheck, isFace, settle } from './loans'
import { isHandDue } from './to-tell'

/** Rules after a payday: R40–R43, R53, R59, A9. */

const settleShape = moveShape('settle', {
  by: shapes.colour,
  choices: listOf(only('repay', 'extend'), 30),
  forced: maybe(listOf(shapes.florins, 30)),
})
/**
 * Names the next start player. `by` is the player who decides; it is omitted if nobody can tell who decides, because a player's money is
 * unknown.
 */
const nameStartShape = moveShape('nameStart', { by: maybe(shapes.colour), starts: shapes.colour })

/**
 * R42, A9: returns the player who names the start player: the player with the lowest cash check. Of tied players, the player last in the
 * turn order is returned. Returns undefined if a player did not report money.
 */
export const deciderOf = (state: Pick<State, 'money' | 'loans' | 'settings' | 'told'>, order: readonly Colour[]): Colour | undefined => {
  if (state.told.leftOut.length > 0) return undefined
  const lowest = Math.min(...order.map((colour) => cashCheck(state, colour)))
  return order.findLast((colour) => cashCheck(state, colour) === lowest)
}

/** R40: settles the loans of one player. The players settle their loans one after another. */
export const settleLoans = (transaction: Transaction, move: Infer<typeof settleShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const { by, choices, forced = [] } = move
  if (state.stage !== 'settle') return refuse('WRONG_PHASE', {}, 'R59')
  if (state.settling[0] !== by) return refuse('NOT_YOUR_TURN', { colour: state.settling[0] ?? '' }, 'R40')
  if (isHandDue(state)) return refuse('WRONG_PHASE', {}, 'R59')
  const { settings, phase } = state
  const result = settle({ payday: phase, money: moneyOf(state, by), loans: state.loans[by] ?? [], settings }, choices, forced, waived)
  if (!result.ok) return result
  const { money, loans, toBank } = result.value
  emit({ e: 'settled', by, choices, forced: forced.filter(isFace), money, loans, toBank })
  return afterLast(transaction)
}

/** R42, R43: names the start player of the next phase. */
export const nameStart = ({ state, emit }: Transaction, { by, starts }: Infer<typeof nameStartShape>, waived: Waived): Handled => {
  if (state.stage !== 'nameStart') return refuse('WRONG_PHASE', {}, 'R59')
  if (playerOf(state, starts) === undefined) return refusedByReferee('MALFORMED')
  const decider = deciderOf(state, state.turns.order)
  const against = firstReason(waived, [decider !== undefined && by !== decider && ['NOT_DECIDER', { colour: decider ?? '' }]])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'startNamed', ...(decider !== undefined && by !== undefined && { by }), starts })
  emit({ e: 'phaseBegun', phase: state.phase + 1, order: orderFrom(state.players, starts) })
  return DONE
}

/** Moves of this chapter. */
export const AFTER_PAYDAY_MOVES = {
  settle: { shape: settleShape, decide: settleLoans },
  nameStart: { shape: nameStartShape, decide: nameStart },
}
