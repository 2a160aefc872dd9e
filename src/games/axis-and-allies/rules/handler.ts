import { accepted, refusedByReferee, type Refusal, type Result } from '../../../referee'
import { CAPITALS } from '../box/board'
import { landsOf } from '../model/battlefield'
import type { Code, Waived } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { take } from './liberation'

/** Types and functions that several rule modules use. */

/**
 * Result of a function that decides a move: either the function has emitted its events, or it returns a refusal. After a refusal, all
 * events of the move are dropped.
 */
export type Handled = Result<undefined, Code>
export const DONE: Handled = accepted(undefined)
export const asAnswer = (refusal: Refusal<Code> | undefined): Handled => (refusal === undefined ? DONE : { ok: false, refusal })

/**
 * Makes a function that decides a move refuse the move with NOT_ASKED while the players must report dice, or in another phase.
 * @param phase number of the phase in which the move is allowed; if omitted, the move is allowed in every phase
 */
export const inPhase =
  <Move>(decide: (transaction: Transaction, move: Move, waived: Waived) => Handled, phase?: number) =>
  (transaction: Transaction, move: Move, waived: Waived): Handled => {
    const { state } = transaction
    const isOpen = state.turn.rolling === undefined && (phase ?? state.phase) === state.phase
    return isOpen ? decide(transaction, move, waived) : refusedByReferee('NOT_ASKED')
  }

/**
 * R51–R55: carries out the consequences when the power whose turn it is captures a territory.
 * @param cash number of IPCs of the power that loses its capital, if the app does not track cash
 */
export const carryOutTaking = ({ state, emit }: Transaction, at: string, cash: number | undefined): void => {
  const by = state.power
  const { changes, spoils, liberated } = take(landsOf(state.territories), CAPITALS, by, at)
  emit({ e: 'taken', by, at, changes, liberated })
  if (spoils === undefined) return
  const amount = state.settings.moneyTold ? (state.cash[spoils.from] ?? 0) : (cash ?? 0)
  if (!state.settings.moneyTold) emit({ e: 'paid', transfer: { to: spoils.from, amount, why: 'told', params: { at } } })
  if (amount > 0) emit({ e: 'paid', transfer: { from: spoils.from, to: spoils.to, amount, why: 'capital', params: { at } } })
}
