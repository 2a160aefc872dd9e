import { moveShape } from '../../../kit/move-kinds'
import { only, whole, boolean, either, type Infer } from '../../../kit/shape'
import type { Canal } from '../box/board'
import { eachPower, type Side } from '../box/powers'
import { refuse, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { incomeOf, productionOf } from './collect-income'
import { asAnswer, DONE, type Handled } from './handler'
import { capitalLost, rollingOf, toFight } from '../model/battlefield'
import { canalHolder } from '../model/control'
import { strandedIn } from './piece-moves'
import { goTo } from './turn'
import { citiesOf, cityHolders, individualWinners, winnerOf } from './winning'
import { refusedByReferee } from '../../../referee'

/** Rules for starting, continuing and ending a turn: R4, R6, R7, R56, R96–R98. */

const phaseShape = moveShape('phase', { power: shapes.power, to: either<number | 'end'>(whole(1, 7), only('end')) })
const victoryShape = moveShape('victory', { goOn: boolean })

const canalsNow = ({ territories }: State): Readonly<Record<Canal, Side | null>> => {
  const of = (canal: Canal) => canalHolder((id) => territories[id]?.controller, canal)
  return { panama: of('panama'), suez: of('suez') }
}

/** Refuses to continue a turn while a required action is missing. */
const unfinished = (state: State, to: number | 'end'): Handled => {
  const { turn, phase, bought, power, settings } = state
  const leaves = (one: number) => phase <= one && (to === 'end' || to > one)
  if (state.battle !== undefined || rollingOf({ turn, phase: Math.max(phase, leaves(4) ? 4 : 0) }) !== undefined)
    return refuse('STEP_ORDER')
  const [open] = toFight(state)
  if (leaves(4) && open !== undefined) return refuse('STEP_ORDER', { at: open.at })
  if (leaves(5) && mustLand(state)) return refuse('STEP_ORDER', {}, 'R52')
  const isLeft = Object.keys(bought[power]).length > 0 && !turn.settled && !capitalLost(state, power)
  return leaves(6) && settings.mobilizingTold && isLeft ? refuse('STEP_ORDER', {}, 'R91') : DONE
}

/** R52: returns whether guaranteed carriers still have to be checked, or aircraft are in spaces in which they may not land. */
export const mustLand = (state: State): boolean => {
  const { turn, settings } = state
  if (turn.landed && !settings.armiesTold) return false
  const isPromised = settings.landingsTold && turn.commitments.length > 0 && !turn.landed
  return isPromised || (settings.armiesTold && strandedIn(state).length > 0)
}

/** Returns whether a turn may continue with its next phase. */
export const mayLeavePhase = (state: State): boolean => unfinished(state, Math.min(7, state.phase + 1)).ok

/** R6: continues with the next phase or ends the turn. Refusals: the codes of {@link goTo}, and STEP_ORDER. */
export const enterPhase = (transaction: Transaction, { power, to }: Infer<typeof phaseShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const gone = goTo(state, capitalLost(state, state.power), power, to)
  if (!gone.ok && !(gone.refusal.code === 'COLLECT_FIRST' && waived.has('COLLECT_FIRST'))) return gone
  if (state.phase > 0) {
    const open = unfinished(state, to)
    if (!open.ok) return open
  } else emit({ e: 'turnBegun', power, canals: canalsNow(state) })
  if (to === 'end') return endTurn(transaction, gone.ok && 'power' in gone.value ? gone.value.power : undefined)
  emit({ e: 'phaseEntered', power, phase: to })
  if (to === 7) collect(transaction)
  return DONE
}

/** R96: pays a power the income that its production marker shows. */
const collect = ({ state, emit }: Transaction): void => {
  const { power, territories, settings } = state
  const production = productionOf(territories, power)
  const gain = incomeOf(production, capitalLost(state, power))
  emit({ e: 'collected', power, production, gain })
  if (settings.moneyTold && gain > 0) emit({ e: 'paid', transfer: { to: power, amount: gain, why: 'income' } })
}

/** R6, R97: starts the turn of the next power, or counts the victory cities at the end of the round. */
const endTurn = (transaction: Transaction, next: State['power'] | undefined): Handled => {
  const { emit } = transaction
  const { power, round } = transaction.state
  if (next === undefined) countCities(transaction)
  emit({ e: 'turnEnded', power, next: next ?? 'soviet', round: next === undefined ? round + 1 : round })
  return DONE
}

/** R97, R98: counts the victory cities of both sides and determines whether a side wins. */
const countCities = ({ state, emit }: Transaction): void => {
  const { territories, settings } = state
  const count = citiesOf(cityHolders(territories))
  const side = winnerOf(count, settings.needed)
  if (side === undefined) return emit({ e: 'citiesCounted', count })
  const production = eachPower((power) => productionOf(territories, power))
  const { individual, growth } = individualWinners(side, production)
  return emit({ e: 'citiesCounted', count, result: { side, count, individual: settings.individual ? individual : [], growth } })
}

/**
 * Ends the game after a victory, unless the players continue. If they continue, the app counts the victory cities again at the end of the
 * next round.
 */
export const decideVictory = ({ state, emit }: Transaction, { goOn }: Infer<typeof victoryShape>): Handled => {
  if (state.result === undefined) return refusedByReferee('NOT_ASKED')
  emit(goOn ? { e: 'wentOn' } : { e: 'gameEnded', side: state.result.side })
  return asAnswer(undefined)
}

/** Moves of this chapter. */
export const PHASE_MOVES = {
  phase: { shape: phaseShape, decide: enterPhase },
  victory: { shape: victoryShape, decide: decideVictory },
}
