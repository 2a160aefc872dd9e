import { moveShape } from '../../../kit/move-kinds'
import type { Refusal } from '../../../referee'
import { numberOf, type CardId, type HouseId, type Units } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import { cardsOf, hand, houseState, pool } from '../model/position'
import { refuse, type Code } from '../model/refusals'
import type { State } from '../model/state'
import { count, units } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { musterObjection, oneAreaObjection, type Muster } from './mustering'
import { missingUnit, takeAway, total, type RemoveUnits } from './removal'
import { surplusObjection } from './supply'
import { actor, afterAnswer, destructionObjection, effectNow, replacementNow, stageOf } from './wildling-effects'

/** E6.6: answers of the houses to a wildling card. */

/** Replaces knights by footmen or footmen by knights because of a wildling card (E6.7). */
const replaceUnitsShape = ({ unitsByArea }: MoveParts) =>
  moveShape('replaceUnits', {
    house: shapes.house,
    /** Units that are replaced. The key is the area. */
    replace: unitsByArea,
    /** Knights that are destroyed because the pool has no footman for them. */
    destroy: unitsByArea,
  })
type ReplaceUnits = MoveOf<typeof replaceUnitsShape>
/** House that answers, and the House card that it names, if any. */
interface CardAnswer {
  readonly house: HouseId
  readonly card?: CardId
}

const notTheirTurn = (state: State, house: HouseId): Refusal<Code> | undefined => {
  const turn = actor(state) ?? house
  return turn === house ? undefined : refuse('NOT_YOUR_TURN', { house, turn }, 'E6.4').refusal
}

/** Destroys units for a wildling card, or removes surplus units after a lower supply level (E3.3, E6.6). */
export const removeForEffect: RuleHandler<RemoveUnits> = (transaction, move, waived) => {
  const { house, remove } = move
  const isSupply = stageOf(transaction.state)?.way === 'supply'
  const turn = notTheirTurn(transaction.state, house)
  if (turn !== undefined) return turn
  const refusal = isSupply
    ? surplusObjection(transaction.state, move, waived)
    : destructionObjection(transaction.state, house, remove, waived)
  if (refusal !== undefined) return refusal
  takeAway(transaction, house, isSupply ? 'supply' : 'wildlings', remove)
  return afterAnswer(transaction)
}

/** Returns the refusal of replaced units: NO_SUCH_UNIT, POOL_EMPTY, NO_FOOTMAN, WRONG_NUMBER (E6.7). */
export const replacementObjection = (state: State, { house, replace, destroy }: Omit<ReplaceUnits, 'do'>): Refusal<Code> | undefined => {
  const owed = replacementNow(state, house)
  if (owed === undefined) return undefined
  const { from } = owed
  const others = [...Object.values(replace), ...Object.values(destroy)].some((some) => count(some) !== numberOf(some, from))
  const together = Object.fromEntries(
    [...new Set([...Object.keys(replace), ...Object.keys(destroy)])].map((area) => [area, sumOf(replace[area], destroy[area])]),
  )
  const missing = missingUnit(state, house, together)
  if (others || missing !== undefined)
    return from === 'footman'
      ? refuse('NO_FOOTMAN', { house, area: Object.keys(replace)[0] ?? '' }, 'E6.7').refusal
      : (missing ?? refuse('NO_SUCH_UNIT', { house }).refusal)
  const number = count(total(replace))
  const most = effectNow(state)
  if (!owed.exactly) {
    const limit = most.effect === 'footmenToKnights' ? most.number : owed.replace
    if (number > limit || count(total(destroy)) > 0) return refuse('WRONG_NUMBER', { number: limit }, 'E6.7').refusal
    return number > pool(state, house).knight ? refuse('POOL_EMPTY', { house, unit: 'knight' }, 'E6.7').refusal : undefined
  }
  if (number > pool(state, house).footman) return refuse('POOL_EMPTY', { house, unit: 'footman' }, 'E6.7').refusal
  const fits = number === owed.replace && count(total(destroy)) === owed.destroy
  return fits ? undefined : refuse('WRONG_NUMBER', { number: owed.replace + owed.destroy }, 'E6.7').refusal
}

const sumOf = (a: Units | undefined, b: Units | undefined): Units =>
  units({ footman: (a?.footman ?? 0) + (b?.footman ?? 0), knight: (a?.knight ?? 0) + (b?.knight ?? 0) })

/** Replaces knights by footmen, or footmen by knights (*Crow Killers*, E6.7). */
const replaceUnits: RuleHandler<ReplaceUnits> = (transaction, move) => {
  const { house, replace, destroy } = move
  const owed = replacementNow(transaction.state, house)
  if (owed === undefined) return refuse('NOT_AN_OPTION', { option: 'units' }, 'E6.7').refusal
  const refusal = notTheirTurn(transaction.state, house) ?? replacementObjection(transaction.state, move)
  if (refusal !== undefined) return refusal
  const changed = Object.fromEntries(Object.entries(replace).filter(([, some]) => count(some) > 0))
  if (Object.keys(changed).length > 0) transaction.emit({ e: 'unitsReplaced', house, from: owed.from, units: changed })
  takeAway(transaction, house, 'wildlings', destroy)
  return afterAnswer(transaction)
}

/** Discards a card of the own hand (*Massing on the Milkwater*). Refusals: NOT_YOUR_TURN, CARD_NOT_IN_HAND. */
export const discardForEffect: RuleHandler<CardAnswer> = (transaction, { house, card }) => {
  const { state } = transaction
  const held = hand(state, house) ?? cardsOf(state, house)
  const turn = notTheirTurn(state, house)
  if (turn !== undefined) return turn
  if (card === undefined || !held.includes(card)) return refuse('CARD_NOT_IN_HAND', { house, card: card ?? '' }).refusal
  transaction.emit({ e: 'cardDiscarded', house, card })
  return afterAnswer(transaction)
}

/** Takes back one used card or none (*Mammoth Riders*). Refusals: NOT_YOUR_TURN, CARD_NOT_USED. */
export const takeBackForEffect: RuleHandler<CardAnswer> = (transaction, { house, card }) => {
  const { used } = houseState(transaction.state, house)
  const turn = notTheirTurn(transaction.state, house)
  if (turn !== undefined) return turn
  if (card !== undefined && used?.includes(card) !== true) return refuse('CARD_NOT_USED', { house, card }).refusal
  transaction.emit({ e: 'cardTakenBack', house, why: 'wildlings', ...(card === undefined ? {} : { card }) })
  return afterAnswer(transaction)
}

/** Musters in one castle area (*The Horde Descends*). Refusals: NOT_YOUR_TURN, ONE_AREA_ONLY and those of mustering. */
export const musterForEffect: RuleHandler<Muster> = (transaction, move, waived) => {
  const { house, steps } = move
  const refusal =
    notTheirTurn(transaction.state, house) ?? oneAreaObjection(steps, waived) ?? musterObjection(transaction.state, move, waived)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'mustered', house, steps })
  return afterAnswer(transaction)
}

/** Records of the moves that only wildling cards ask for. */
export const ANSWER_MOVES = { replaceUnits: { shape: replaceUnitsShape, decide: atStages({ effect: replaceUnits }) } }
