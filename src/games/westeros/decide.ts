import { accepted, decideBallot, refusedByReferee, type BallotMove, type Refusal, type Result } from '../../referee'
import type { HouseId } from './box/box'
import type { Chapter } from './chapter'
import { correct, overrule } from './corrections'
import { startCourse, type Course } from './course'
import type { Event } from './events'
import type { Move } from './moves'
import { parseChoice, parseMove } from './parse'
import { NOTHING_WAIVED, type Code, type Waived } from './refusals'
import { orderOfPlay, resolveCard } from './round'
import { callSupport, playCards, replaceAbility, retreat, revealCards, takeCasualties, useAbility, useBlade } from './rules/battle'
import { tellBattle } from './rules/calculator'
import { orderTied, revealBids } from './rules/influence'
import { endMarches, hold, march } from './rules/marches'
import { muster } from './rules/mustering'
import { ordersPlaced, revealOrders, useRaven } from './rules/orders'
import { collect } from './rules/power'
import { endRaids, raid } from './rules/raids'
import { removeSurplus } from './rules/supply'
import { draw } from './rules/westeros-cards'
import { nameTied, removeLosses, revealContributions, takeBack } from './rules/wildlings'
import { ready } from './setup'
import type { State } from './state'
import { strangerIn } from './strangers'

/** Where the rules are asked: what a move leads to, or why not. */

const BALLOT_MOVES: readonly Move['do'][] = ['cast', 'castAnew', 'callOff', 'reveal']
const ANYTIME: readonly Move['do'][] = ['correct', 'overrule']

/** Decides any JSON. Refusals: MALFORMED, NOT_ASKED, BALLOT_OPEN, GAME_OVER and those of the chapters. */
export const decide = (state: State, json: unknown): Result<readonly Event[], Code> => {
  const parsed = parseMove(state.box, json)
  if (!parsed.ok) return parsed
  const course = startCourse(state, orderOfPlay)
  const refusal = decideMove(course, parsed.value, NOTHING_WAIVED)
  return refusal === undefined ? accepted(course.events) : { ok: false, refusal }
}

/** One move on a course; also the move inside an overruling, with what the table waives. A house that does not play: MALFORMED. */
export const decideMove: Chapter<Move> = (course, move, waived) => {
  const { state } = course
  const onBallot = BALLOT_MOVES.includes(move.do)
  if (state.ballot !== undefined && !onBallot) return asRefusal('BALLOT_OPEN')
  if (state.stage.at === 'over' && !ANYTIME.includes(move.do)) return asRefusal('GAME_OVER')
  const stranger = strangerIn(state, move)
  if (stranger !== undefined) return asRefusal('MALFORMED', { house: stranger })
  if (onBallot) return decideOnBallot(course, move as BallotMove<HouseId>)
  const asked = chapterOf(course, move, waived)
  return asked === 'notAsked' ? asRefusal('NOT_ASKED', { at: state.stage.at }) : asked
}

const asRefusal = (code: 'BALLOT_OPEN' | 'GAME_OVER' | 'MALFORMED' | 'NOT_ASKED', params = {}): Refusal<Code> =>
  refusedByReferee(code, params).refusal

/** Hands a move to its chapter, if the stage of the round asks for it. */
const chapterOf = (course: Course, move: Move, waived: Waived): Refusal<Code> | undefined | 'notAsked' => {
  const { stage, battle } = course.state
  const at = stage.at
  const step = at === 'battle' ? battle?.step : undefined
  switch (move.do) {
    case 'correct':
      return correct(course, move, waived)
    case 'overrule':
      return overrule(course, move, decideMove)
    case 'ready':
      return at === 'setup' ? ready(course, move, waived) : 'notAsked'
    case 'draw':
      return at === 'draw' ? draw(course, move, waived) : 'notAsked'
    case 'resolve':
      if (at !== 'card' || stage.deck !== move.deck) return 'notAsked'
      return resolve(course, move.deck)
    case 'removeUnits':
      return at === 'supply' ? removeSurplus(course, move, waived) : at === 'losses' ? removeLosses(course, move, waived) : 'notAsked'
    case 'muster':
      return at === 'muster' ? muster(course, move, waived) : 'notAsked'
    case 'orderTied':
      return at === 'auctionTies' ? orderTied(course, move, waived) : 'notAsked'
    case 'nameTied':
      return at === 'wildlingTie' ? nameTied(course, move, waived) : 'notAsked'
    case 'takeBack':
      return at === 'reward' ? takeBack(course, move, waived) : 'notAsked'
    case 'ordersPlaced':
      return at === 'orders' ? ordersPlaced(course, move, waived) : 'notAsked'
    case 'raven':
      return at === 'raven' ? useRaven(course, move, waived) : 'notAsked'
    case 'raid':
      return at === 'raids' ? raid(course, move, waived) : 'notAsked'
    case 'endRaids':
      return at === 'raids' ? endRaids(course, move, waived) : 'notAsked'
    case 'march':
      return at === 'marches' ? march(course, move, waived) : 'notAsked'
    case 'hold':
      return at === 'marches' ? hold(course, move, waived) : 'notAsked'
    case 'tellBattle':
      return at === 'marches' ? tellBattle(course, move, waived) : 'notAsked'
    case 'endMarches':
      return at === 'marches' ? endMarches(course, move, waived) : 'notAsked'
    case 'callSupport':
      return step === 'support' ? callSupport(course, move, waived) : 'notAsked'
    case 'playCards':
      return step === 'cards' ? playCards(course, move, waived) : 'notAsked'
    case 'ability':
      return step === 'abilities' || step === 'won' ? useAbility(course, move, waived) : 'notAsked'
    case 'replaceAbility':
      return step === 'abilities' || step === 'won' ? replaceAbility(course, move, waived) : 'notAsked'
    case 'blade':
      return at === 'battle' ? useBlade(course, move, waived) : 'notAsked'
    case 'casualties':
      return step === 'casualties' ? takeCasualties(course, move, waived) : 'notAsked'
    case 'retreat':
      return step === 'retreat' ? retreat(course, move, waived) : 'notAsked'
    case 'collect':
      return at === 'power' ? collect(course, move, waived) : 'notAsked'
    default:
      return 'notAsked'
  }
}

const resolve = (course: Course, deck: 1 | 2 | 3): undefined => {
  resolveCard(course, deck)
  return undefined
}

/** A move on the open ballot; what was chosen goes to the chapter that opened it. */
const decideOnBallot = (course: Course, move: BallotMove<HouseId>): Refusal<Code> | undefined => {
  const { ballot, box } = course.state
  const answer = decideBallot(ballot, move)
  if (!answer.ok) return answer.refusal
  if (ballot !== undefined && answer.value.e === 'revealed')
    for (const { choice } of Object.values(answer.value.opened)) {
      const parsed = parseChoice(box, ballot.kind, choice)
      if (!parsed.ok) return parsed.refusal
    }
  course.happen(answer.value)
  if (answer.value.e !== 'revealed' || ballot === undefined) return undefined
  const { opened } = answer.value
  switch (ballot.kind) {
    case 'bid':
      return revealBids(course, opened)
    case 'contribution':
      return revealContributions(course, opened)
    case 'orders':
      return revealOrders(course, opened)
    case 'card':
      return revealCards(course, opened)
  }
}
