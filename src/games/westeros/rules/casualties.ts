import type { Refusal } from '../../../referee'
import { numberOf, type AreaId, type HouseId, type Units } from '../box/box'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import { NO_UNITS, opposite, type Battle, type Side, type State } from '../model/state'
import { count, includes, minus, plus, units as some, waysToTake } from '../model/units'
import { casualtiesOf, engagementOf, forceOf } from './strength'

/** R14.18, R14.19, A24: casualties of the loser. */

/** Casualties that the loser of the battle has to remove. */
export interface Owed {
  readonly house: HouseId
  readonly side: Side
  readonly area: AreaId
  /** Number of units to remove. */
  readonly number: number
  /** Units from which the loser chooses: its units in the battle that are not routed. */
  readonly standing: Units
  readonly routed: Units
  /** All valid selections of units; never empty. */
  readonly options: readonly Units[]
}

/** Returns the casualties of the loser in the current battle; undefined before the result of the battle. */
export const casualtiesOwed = (state: State, battle: Battle): Owed | undefined => {
  if (battle.result === undefined) return undefined
  const { winner } = battle.result
  const side = opposite(winner)
  const force = forceOf(state, battle, side)
  const { routed } = force
  // Siege engines of the loser are destroyed anyway, so they are no casualties (E14.13).
  const standing = minus(force.standing, some({ siegeEngine: numberOf(force.standing, 'siegeEngine') }))
  const number = casualtiesOf(engagementOf(state, battle), winner)
  const options = number === 0 ? [NO_UNITS] : waysToTake(standing, number)
  return { house: battle[side], side, area: battle.area, number, standing, routed, options }
}

/** Returns the refusal of these casualties, if any: NOT_YOUR_TURN, NO_SUCH_UNIT, ROUTED_NOT_CASUALTY, WRONG_NUMBER. */
export const casualtiesObjection = (
  owed: Owed,
  house: HouseId,
  units: Units,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  if (house !== owed.house) return refuse('NOT_YOUR_TURN', { house, turn: owed.house }, 'R14.17').refusal
  if (numberOf(units, 'siegeEngine') > 0) return refuse('SIEGE_NOT_CASUALTY', { house, area: owed.area }).refusal
  if (!includes(owed.standing, units)) {
    const lying = includes(plus(owed.standing, owed.routed), units)
    return lying ? refuse('ROUTED_NOT_CASUALTY', { house, area: owed.area }).refusal : refuse('NO_SUCH_UNIT', { house }, 'R14.19').refusal
  }
  if (count(units) !== owed.number && !waived.has('WRONG_NUMBER')) return refuse('WRONG_NUMBER', { number: owed.number }).refusal
  return undefined
}
