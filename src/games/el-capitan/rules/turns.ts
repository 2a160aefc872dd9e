import { moveShape } from '../../../kit/move-kinds'
import type { Infer } from '../../../kit/shape'
import { seatsAfter } from '../../../kit/turns'
import type { Colour } from '../box/board'
import { NO_PIECES } from '../model/pieces'
import { firstReason, type Reason, type Waived } from '../model/refusals'
import type { Player, State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, inTurn, DONE, type Handled } from './handler'

/** Rules of turns and phases: R1–R7, R29, R49. */

const endTurnShape = moveShape('endTurn', {})

/** Returns whether a player has placed all pieces. Shut-down warehouses count as placed (R29). */
export const hasPlacedAll = ({ left }: Pick<State, 'left'>, colour: Colour): boolean => {
  const { main, neutral, fortresses } = left[colour] ?? NO_PIECES
  return main + neutral + fortresses === 0
}

/**
 * Returns the players who still have a turn before the payday, in turn order. The list is empty until a player has placed all pieces (R29).
 */
export const stillToMove = ({ trigger, turns }: Pick<State, 'trigger' | 'turns'>): readonly Colour[] => {
  const { order, turn } = turns
  if (trigger === undefined || turn === undefined) return []
  return seatsAfter(order, turn).slice(0, order.length - 1 - order.indexOf(turn))
}

/** Returns the refusal reason that makes every action illegal in this turn (R2, R5). */
export const againstAction = ({ turn }: Pick<State, 'turn'>): Reason => turn.action !== undefined && ['ONE_ACTION', { action: turn.action }]

/** Returns the refusal reason that makes buying sailing cards and sailing illegal in this turn (R3, R5). */
export const againstCards = ({ turn }: Pick<State, 'turn'>): Reason => turn.action === 'loan' && ['LOAN_TURN_ONLY']

/** Checks, after a player has placed a piece, whether the player has placed all pieces. If so, the phase ends with this round (R29). */
export const afterPiece = ({ state, emit }: Transaction, colour: Colour): void => {
  if (state.trigger !== undefined || !hasPlacedAll(state, colour)) return
  emit({ e: 'lastPiecePlaced', colour, stillToMove: stillToMove({ ...state, trigger: colour }) })
}

/** R2, R4: ends the turn of a player after the action. After the last turn of the phase, the payday follows (R29, R49). */
export const endTurn = (transaction: Transaction, { colour }: Player, _move: Infer<typeof endTurnShape>, waived: Waived): Handled => {
  const against = firstReason(waived, [transaction.state.turn.action === undefined && ['ACTION_MISSING']])
  if (against !== undefined) return asAnswer(against)
  transaction.emit({ e: 'turnEnded', colour })
  const { turns, phase } = transaction.state
  if (turns.turn === undefined) transaction.emit({ e: 'paydayDue', phase })
  return DONE
}

/** Moves of this chapter. */
export const TURN_MOVES = {
  endTurn: { shape: endTurnShape, decide: inTurn(endTurn) },
}
