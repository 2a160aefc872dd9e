import { accepted, type Refusal, type Result } from '../../../referee'
import { CAPITALS } from '../box/board'
import { landsOf } from '../model/battlefield'
import type { OwnMove } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { take } from './liberation'

/** Types and helpers shared by the rule modules of a running game. */

/** Result of a rule module, which emits events or refuses; a refusal discards the whole transaction. */
export type Handled = Result<undefined, Code>
export const DONE: Handled = accepted(undefined)
export const asAnswer = (refusal: Refusal<Code> | undefined): Handled => (refusal === undefined ? DONE : { ok: false, refusal })

/** Move of the game with the given `do`. */
export type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>

/**
 * R51–R55: the power whose turn it is captures a territory; carries out the consequences.
 * @param cash IPCs of the loser of a capital, if cash is not tracked
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
