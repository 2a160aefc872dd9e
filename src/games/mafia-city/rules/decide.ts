import { decideWith } from '../../../kit/decide'
import { decideHidden } from '../../../kit/hidden'
import { DONE, type Waived } from '../../../kit/refusals'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import type { Event } from '../model/events'
import type { Change } from '../model/moves'
import { isOverrulable, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { coloursOf } from '../model/tokens'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { correct } from './corrections'
import { NOT_ASKED, type Handled } from './handler'
import { decideOwnMove, parseMove, type AnyHiddenMove, type AnyMove, type OwnMove } from './moves'
import { proceed } from './round'

export const { decide, decideOwn } = decideWith<State, AnyMove, OwnMove, Change, Event, Code>({
  parse: parseMove,
  correct: (state, move) => decideIn(state, (transaction) => correct(transaction, move)),
  isOver: ({ stage }) => stage === 'over',
  isOverrulable,
  hidden: (state, move) => decideIn(state, (transaction) => tellInSecret(transaction, move as AnyHiddenMove)),
  own: (state, move, waived) => decideIn(state, (transaction) => handle(transaction, move, waived)),
})

/** Decides a move, then applies all automatic steps until the next question is open. */
const decideIn = (state: State, handleIn: (transaction: Transaction) => Handled): Result<readonly Event[], Code> => {
  const transaction = startTransaction(state)
  const handled = handleIn(transaction)
  if (!handled.ok) return handled
  proceed(transaction)
  return accepted(transaction.events)
}

/** Decides a move of the secret ballot on whether players react. */
const tellInSecret = ({ state, emit }: Transaction, move: AnyHiddenMove): Handled => {
  const answer = decideHidden(state, move)
  if (!answer.ok) return answer
  const event = answer.value
  if ('secret' in event) return NOT_ASKED
  if (event.e === 'revealed' && Object.values(event.opened).some(({ choice }) => typeof choice !== 'boolean'))
    return refusedByReferee('MALFORMED')
  emit(event)
  return DONE
}

const handle = (transaction: Transaction, move: OwnMove, waived: Waived): Handled => {
  const { state } = transaction
  // Refuse a move of a colour that no player of this game has.
  if ('by' in move && move.by !== undefined && !coloursOf(state).includes(move.by)) return refusedByReferee('MALFORMED', { at: 'move.by' })
  return decideOwnMove(transaction, move, waived)
}
