import { decideWith } from '../../../kit/decide'
import { decideHidden } from '../../../kit/hidden'
import { DONE, type Waived } from '../../../kit/refusals'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import type { Event } from '../model/events'
import type { AnyHiddenMove, AnyMove, Change, OwnMove } from '../model/moves'
import { isOverrulable, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { coloursOf } from '../model/tokens'
import { parseMove } from '../parse/moves'
import { startTransaction, type Transaction } from '../transaction/transaction'
import { act, playBullet } from './action-phase'
import { drawForDeals, takeCard } from './cards'
import { correct } from './corrections'
import { endGame } from './end-of-game'
import { drawCards } from './end-of-round'
import { NOT_ASKED, type Handled } from './handler'
import { chooseLocation, closeDeals, declineDeals, playDeals, tellStack } from './location-phase'
import { jail, moveHitman, playHitman, playStar, shop, skip, takeFigure } from './locations'
import { declineComplicity, letStand, playComplicity, react } from './reactions'
import { proceed } from './round'
import { redraw, tellMap } from './setup'
import { chooseMarked, namePlayer, takeBack } from './strategic-phase'

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
  return handleOwn(transaction, move, waived)
}

const handleOwn = (transaction: Transaction, move: OwnMove, waived: Waived): Handled => {
  switch (move.do) {
    case 'map':
      return tellMap(transaction, move)
    case 'redraw':
      return redraw(transaction, move, waived)
    case 'act':
      return act(transaction, move, waived)
    case 'bullet':
      return playBullet(transaction, move, waived)
    case 'react':
      return react(transaction, move, waived)
    case 'nobody':
      return letStand(transaction)
    case 'complicity':
      return playComplicity(transaction, move, waived)
    case 'noComplicity':
      return declineComplicity(transaction, move)
    case 'taken':
      return takeCard(transaction, move)
    case 'drew':
      return drawForDeals(transaction)
    case 'choose':
      return transaction.state.stage === 'strategy'
        ? chooseMarked(transaction, move, waived)
        : transaction.state.stage === 'locations'
          ? chooseLocation(transaction, move, waived)
          : NOT_ASKED
    case 'deal':
      return playDeals(transaction, move, waived)
    case 'noDeal':
      return declineDeals(transaction, move, waived)
    case 'noMoreDeals':
      return closeDeals(transaction)
    case 'stackNow':
      return tellStack(transaction, move)
    case 'jail':
      return jail(transaction, move, waived)
    case 'moveHitman':
      return moveHitman(transaction, move, waived)
    case 'hitman':
      return playHitman(transaction, move, waived)
    case 'takeFigure':
      return takeFigure(transaction, move, waived)
    case 'shop':
      return shop(transaction, move, waived)
    case 'star':
      return playStar(transaction, move, waived)
    case 'skip':
      return skip(transaction, move, waived)
    case 'end':
      return endGame(transaction, move, waived)
    case 'name':
      return namePlayer(transaction, move, waived)
    case 'take':
      return takeBack(transaction, move, waived)
    case 'draw':
      return drawCards(transaction, move)
  }
}
