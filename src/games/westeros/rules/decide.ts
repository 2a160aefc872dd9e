import { accepted, decideBallot, refusedByReferee, type BallotMove, type Refusal, type Result } from '../../../referee'
import type { HouseId } from '../box/box'
import { startTransaction, type Transaction } from '../transaction/transaction'
import type { Event } from '../model/events'
import { parseChoice } from '../parse/parse'
import { NOTHING_WAIVED, type Code } from '../model/refusals'
import { revealCards } from './battle'
import { correct, overrule } from './corrections'
import type { RuleHandler } from './handler'
import { revealBids } from './influence'
import { decideOwnMove, parseMove, type Move, type OwnMove } from './moves'
import { revealOrders } from './orders'
import { nonParticipantIn } from './participants'
import { orderOfPlay } from './round'
import { revealContributions } from './wildlings'
import type { State } from '../model/state'

/** Entry point of the rules: returns the events that a move causes, or its refusal. */

const BALLOT_MOVES: readonly Move['do'][] = ['cast', 'castAnew', 'callOff', 'reveal']
const ANYTIME: readonly Move['do'][] = ['correct', 'overrule']

/** Decides a move given as JSON. Refusals: MALFORMED, NOT_ASKED, BALLOT_OPEN, GAME_OVER and those of the rule handlers. */
export const decide = (state: State, json: unknown): Result<readonly Event[], Code> => {
  const parsed = parseMove(state.box, json)
  if (!parsed.ok) return parsed
  const transaction = startTransaction(state, orderOfPlay)
  const refusal = decideMove(transaction, parsed.value, NOTHING_WAIVED)
  return refusal === undefined ? accepted(transaction.events) : { ok: false, refusal }
}

/**
 * Decides one move in a transaction. Also decides the inner move of an overruling, with the refusals that the players overrule in `waived`.
 * Refuses a house that does not play: MALFORMED.
 */
export const decideMove: RuleHandler<Move> = (transaction, move, waived) => {
  const { state } = transaction
  const onBallot = BALLOT_MOVES.includes(move.do)
  if (state.ballot !== undefined && !onBallot && move.do !== 'correct') return asRefusal('BALLOT_OPEN')
  if (state.stage.at === 'over' && !ANYTIME.includes(move.do)) return asRefusal('GAME_OVER')
  const stranger = nonParticipantIn(state, move)
  if (stranger !== undefined) return asRefusal('MALFORMED', { house: stranger })
  if (onBallot) return decideOnBallot(transaction, move as BallotMove<HouseId>)
  if (move.do === 'correct') return correct(transaction, move, waived)
  if (move.do === 'overrule') return overrule(transaction, move, decideMove)
  return decideOwnMove(transaction, move as OwnMove, waived)
}

const asRefusal = (code: 'BALLOT_OPEN' | 'GAME_OVER' | 'MALFORMED', params = {}): Refusal<Code> => refusedByReferee(code, params).refusal

/** Decides a move on the open ballot. Revealed choices go to the rule handler that opened the ballot. */
const decideOnBallot = (transaction: Transaction, move: BallotMove<HouseId>): Refusal<Code> | undefined => {
  const { ballot, box } = transaction.state
  const answer = decideBallot(ballot, move)
  if (!answer.ok) return answer.refusal
  if (ballot !== undefined && answer.value.e === 'revealed')
    for (const { choice } of Object.values(answer.value.opened)) {
      const parsed = parseChoice(box, ballot.kind, choice)
      if (!parsed.ok) return parsed.refusal
    }
  transaction.emit(answer.value)
  if (answer.value.e !== 'revealed' || ballot === undefined) return undefined
  const { opened } = answer.value
  switch (ballot.kind) {
    case 'bid':
      return revealBids(transaction, opened)
    case 'contribution':
      return revealContributions(transaction, opened)
    case 'orders':
      return revealOrders(transaction, opened)
    case 'card':
      return revealCards(transaction, opened)
  }
}
