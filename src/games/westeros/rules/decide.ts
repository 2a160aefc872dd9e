import { accepted, decideBallot, refusedByReferee, type BallotMove, type Refusal, type Result } from '../../../referee'
import type { HouseId } from '../box/box'
import type { RuleHandler } from './handler'
import { correct, overrule } from './corrections'
import { startTransaction, type Transaction } from '../transaction/transaction'
import type { Event } from '../model/events'
import type { Move, Resolve } from '../model/moves'
import { parseChoice, parseMove } from '../parse/parse'
import { NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import { reportedPortsObjection } from './ports'
import { orderOfPlay, resolveCard } from './round'
import {
  applyBlade,
  callSupport,
  discardAfterBattle,
  playAnother,
  playCards,
  replaceAbility,
  resolveAbility,
  retreat,
  revealCards,
  takeCasualties,
} from './battle'
import { tellBattle } from './calculator'
import { orderTied, revealBids } from './influence'
import { endMarches, hold, march } from './marches'
import { muster } from './mustering'
import { ordersPlaced, revealOrders, playRaven } from './orders'
import { keepShips } from './ports'
import { collect, consolidate } from './power'
import { endRaids, raid } from './raids'
import { removeSurplus } from './supply'
import { drawTides, replaceTides, sufferSkull } from './tides'
import { draw } from './westeros-cards'
import { chooseEffect } from './westeros-choices'
import { discardForEffect, musterForEffect, removeForEffect, replaceUnits, takeBackForEffect } from './wildling-answers'
import { lookAtWildling, putWildling } from './wildling-deck'
import { chooseForEffect, effectNow } from './wildling-effects'
import { drawWildling, nameTied, removeLosses, revealContributions, takeBack } from './wildlings'
import { ready } from './setup'
import type { State } from '../model/state'
import { nonParticipantIn } from '../model/participants'

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
  const asked = chapterOf(transaction, move, waived)
  return asked === 'notAsked' ? asRefusal('NOT_ASKED', { at: state.stage.at }) : asked
}

const asRefusal = (code: 'BALLOT_OPEN' | 'GAME_OVER' | 'MALFORMED' | 'NOT_ASKED', params = {}): Refusal<Code> =>
  refusedByReferee(code, params).refusal

/** Passes a move to its rule handler, or returns 'notAsked' if the stage does not ask for the move. */
const chapterOf = (transaction: Transaction, move: Move, waived: Waived): Refusal<Code> | undefined | 'notAsked' => {
  const { stage, battle } = transaction.state
  const at = stage.at
  const step = at === 'battle' ? battle?.step : undefined
  switch (move.do) {
    case 'correct':
      return correct(transaction, move, waived)
    case 'overrule':
      return overrule(transaction, move, decideMove)
    case 'ready':
      return at === 'setup' ? ready(transaction, move, waived) : 'notAsked'
    case 'draw':
      return at === 'draw' ? draw(transaction, move, waived) : 'notAsked'
    case 'resolve':
      if (at !== 'card' || stage.deck !== move.deck) return 'notAsked'
      return resolve(transaction, move, waived)
    case 'removeUnits':
      return at === 'supply'
        ? removeSurplus(transaction, move, waived)
        : at === 'losses'
          ? removeLosses(transaction, move, waived)
          : at === 'effect'
            ? removeForEffect(transaction, move, waived)
            : 'notAsked'
    case 'muster':
      if (at === 'effect' && effectNow(transaction.state).effect === 'musterOneArea') return musterForEffect(transaction, move, waived)
      return at === 'muster' ? muster(transaction, move, waived) : 'notAsked'
    case 'orderTied':
      return at === 'auctionTies' ? orderTied(transaction, move, waived) : 'notAsked'
    case 'nameTied':
      return at === 'wildlingTie' ? nameTied(transaction, move, waived) : 'notAsked'
    case 'takeBack':
      if (at === 'effect' && effectNow(transaction.state).effect === 'takeBackCard') return takeBackForEffect(transaction, move, waived)
      return at === 'reward' ? takeBack(transaction, move, waived) : 'notAsked'
    case 'ordersPlaced':
      return at === 'orders' ? ordersPlaced(transaction, move, waived) : 'notAsked'
    case 'raven':
      return at === 'raven' ? playRaven(transaction, move, waived) : 'notAsked'
    case 'raid':
      return at === 'raids' ? raid(transaction, move, waived) : 'notAsked'
    case 'endRaids':
      return at === 'raids' ? endRaids(transaction, move, waived) : 'notAsked'
    case 'march':
      return at === 'marches' ? march(transaction, move, waived) : 'notAsked'
    case 'hold':
      return at === 'marches' ? hold(transaction, move, waived) : 'notAsked'
    case 'tellBattle':
      return at === 'marches' ? tellBattle(transaction, move, waived) : 'notAsked'
    case 'endMarches':
      return at === 'marches' ? endMarches(transaction, move, waived) : 'notAsked'
    case 'callSupport':
      return step === 'support' ? callSupport(transaction, move, waived) : 'notAsked'
    case 'playCards':
      return step === 'cards' ? playCards(transaction, move, waived) : 'notAsked'
    case 'ability':
      return step === 'abilities' || step === 'won' ? resolveAbility(transaction, move, waived) : 'notAsked'
    case 'replaceAbility':
      return step === 'abilities' || step === 'won' ? replaceAbility(transaction, move, waived) : 'notAsked'
    case 'blade':
      return at === 'battle' ? applyBlade(transaction, move, waived) : 'notAsked'
    case 'casualties':
      return step === 'casualties' ? takeCasualties(transaction, move, waived) : 'notAsked'
    case 'retreat':
      return step === 'retreat' ? retreat(transaction, move, waived) : 'notAsked'
    case 'collect':
      return at === 'power' ? collect(transaction, move, waived) : 'notAsked'
    default:
      return ofSecondEdition(transaction, move, waived)
  }
}

/** Passes a move that only the second edition has to its rule handler, or returns 'notAsked'. */
const ofSecondEdition = (transaction: Transaction, move: Move, waived: Waived): Refusal<Code> | undefined | 'notAsked' => {
  const { stage, battle } = transaction.state
  const at = stage.at
  switch (move.do) {
    case 'choose':
      if (at === 'choice') return chooseEffect(transaction, move, waived)
      return at === 'effect' ? chooseForEffect(transaction, move, waived) : 'notAsked'
    case 'drawWildling':
      return at === 'wildlingCard' ? drawWildling(transaction, move, waived) : 'notAsked'
    case 'replaceUnits':
      return at === 'effect' ? replaceUnits(transaction, move, waived) : 'notAsked'
    case 'discardCard':
      if (at === 'effect' && effectNow(transaction.state).effect === 'discardCard') return discardForEffect(transaction, move, waived)
      return at === 'afterBattle' ? discardAfterBattle(transaction, move, waived) : 'notAsked'
    case 'lookAtWildling':
      return at === 'ravenLook' ? lookAtWildling(transaction, move, waived) : 'notAsked'
    case 'putWildling':
      return at === 'ravenLook' ? putWildling(transaction, move, waived) : 'notAsked'
    case 'playAnother':
      return at === 'battle' && battle?.step === 'anotherCard' ? playAnother(transaction, move, waived) : 'notAsked'
    case 'drawTides':
      return at === 'battle' ? drawTides(transaction, move, waived) : 'notAsked'
    case 'replaceTides':
      return at === 'battle' ? replaceTides(transaction, move, waived) : 'notAsked'
    case 'sufferSkull':
      return at === 'battle' ? sufferSkull(transaction, move, waived) : 'notAsked'
    case 'keepShips':
      return at === 'ports' ? keepShips(transaction, move, waived) : 'notAsked'
    case 'consolidate':
      return at === 'power' ? consolidate(transaction, move, waived) : 'notAsked'
    default:
      return 'notAsked'
  }
}

/** Carries out the card of a deck. Refusals of reported ports: NOT_TRACKED, WRONG_NUMBER. */
const resolve: RuleHandler<Resolve> = (transaction, { deck, ports }, waived) => {
  const refusal = ports === undefined ? undefined : reportedPortsObjection(transaction.state, ports)
  if (refusal !== undefined && !waived.has(refusal.code)) return refusal
  resolveCard(transaction, deck, ports)
  return undefined
}

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
