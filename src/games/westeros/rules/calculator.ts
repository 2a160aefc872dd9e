import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe } from '../../../kit/shape'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import { isPlaying } from '../model/position'
import { refuse } from '../model/refusals'
import { opposite, type BattleResult, type Side, type State } from '../model/state'
import { count } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { bladeObjection, cardObjection, returnCards } from './battle-cards'
import { countOf, resultOf, type Engagement, type Strength } from './strength'

/** Battle calculator for any two forces. Also handles the report of a battle by players whose units are not tracked. */

/**
 * The players report a battle that they fought without the app: the played cards, and the house that used the Valyrian Steel Blade.
 * Accepted only if units are not tracked.
 */
const tellBattleShape = ({ card }: MoveParts) => moveShape('tellBattle', { cards: listOf(card, 2), blade: maybe(shapes.house) })

export interface Calculation extends Readonly<Record<Side, Strength>> {
  readonly result: BattleResult
  /** Units of the loser that retreat after the casualties; routed units are not included. */
  readonly toRetreat: number
  /** Routed units of the loser; they cannot retreat again (R14.27). */
  readonly routedDestroyed: number
}

/**
 * Computes the result of a battle between these forces (R14.3–R14.19) without changing the state. Ties use the Fiefdoms
 * track of the state.
 */
export const calculate = (state: State, engagement: Engagement): Calculation => {
  const result = resultOf(state, engagement)
  const beaten = engagement[opposite(result.winner)]
  return {
    attacker: countOf(state, engagement, 'attacker'),
    defender: countOf(state, engagement, 'defender'),
    result,
    toRetreat: count(beaten.standing) - result.casualties,
    routedDestroyed: count(beaten.routed),
  }
}

/**
 * Records a battle that the players fought without the app: the House cards used (one per side) and the Blade. Refusals: NOT_TRACKED
 * if units are tracked (the battle is then fought in the app), CARD_NOT_IN_HAND, WRONG_NUMBER (two cards of one house, or more than
 * two, R14.13), NOT_BLADE_HOLDER, BLADE_USED.
 */
export const tellBattle: RuleHandler<MoveOf<typeof tellBattleShape>> = (transaction, move, waived) => {
  const { state } = transaction
  if (state.tracking.units) return refuse('NOT_TRACKED', { part: 'units' }).refusal
  const houses = new Set(move.cards.map((card) => state.box.cards[card]?.house))
  for (const card of move.cards) {
    const house = state.box.cards[card]?.house
    if (house === undefined || !isPlaying(state, house)) return refuse('CARD_NOT_IN_HAND', { card }).refusal
    const refusal = cardObjection(state, house, card)
    if (refusal !== undefined) return refusal
  }
  if (houses.size < move.cards.length || houses.size > 2) return refuse('WRONG_NUMBER', { number: 2 }, 'R14.13').refusal
  if (move.blade !== undefined) {
    const refusal = bladeObjection(state, move.blade, waived)
    if (refusal !== undefined) return refusal
  }
  transaction.emit({ e: 'battleTold', cards: move.cards, ...(move.blade === undefined ? {} : { blade: move.blade }) })
  for (const card of move.cards) {
    const house = state.box.cards[card]?.house
    if (house !== undefined) returnCards(transaction, house, card)
  }
  return undefined
}

/** Records of the moves that report a battle. */
export const REPORT_MOVES = { tellBattle: { shape: tellBattleShape, decide: atStages({ marches: tellBattle }) } }
