import { accepted, type Refusal, type Result } from '../../../referee'
import { CAPITALS } from '../box/board'
import { landsOf } from '../model/battlefield'
import type { OwnMove } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Transaction } from '../transaction/transaction'
import { take } from './liberation'

/** The parts that the chapters of the rules share about a game in play. */

/** A chapter either emits events or refuses; then the whole transaction is dropped. */
export type Handled = Result<undefined, Code>
export const DONE: Handled = accepted(undefined)
export const asAnswer = (refusal: Refusal<Code> | undefined): Handled => (refusal === undefined ? DONE : { ok: false, refusal })

/** A move of the game by what it does. */
export type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>

/**
 * R51–R55: a territory is taken by the power whose turn it is; what follows is carried out.
 * @param cash what the loser of a capital held, where cash is not followed
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
