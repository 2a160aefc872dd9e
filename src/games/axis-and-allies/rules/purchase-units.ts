import { plus } from '../../../kit/counts'
import { moveShape } from '../../../kit/move-kinds'
import { maybe, type Infer } from '../../../kit/shape'
import { accepted, refusedByReferee, type Result } from '../../../referee'
import { isZone, neighboursOf } from '../box/board'
import { costOf, isSea, isUnit, profilesOf, UNITS, type Profiles, type Unit, type Units } from '../box/units'
import { firstReason, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { DONE, inPhase, type Handled } from './handler'
import { capitalLost as isLost, isSince } from '../model/battlefield'

/** Rules of phase 2, purchase units: R11, R12. */

const purchaseShape = moveShape('purchase', { buy: shapes.named, loan: maybe(shapes.ipc) })

/** Industrial complex through which units can be placed this turn. */
export interface Works {
  readonly income: number
  readonly coastal: boolean
}

/** Result of the check of R12: maximum number of units that a power can place, and number of bought units that cannot be placed. */
export interface Room {
  readonly limit: number
  readonly unplaceable: number
}

/**
 * R12, R92, R93: returns how many units a power can place and how many bought units cannot be placed. A new industrial complex needs a
 * territory of its own, and ships need a coast.
 * @param sites number of territories that may get a new industrial complex
 */
export const roomFor = (bought: Units, works: readonly Works[], sites: number): Room => {
  const limit = works.reduce((all, { income }) => all + income, 0)
  const byTheSea = works.reduce((all, { income, coastal }) => all + (coastal ? income : 0), 0)
  const count = (test: (unit: (typeof UNITS)[number]) => boolean) => UNITS.filter(test).reduce((all, unit) => all + (bought[unit] ?? 0), 0)
  const complexes = bought.ic ?? 0
  const ships = count(isSea)
  const others = count((unit) => !isSea(unit) && unit !== 'ic')
  const afloat = Math.min(ships, byTheSea)
  const ashore = Math.min(others, limit - afloat)
  return { limit, unplaceable: ships - afloat + others - ashore + Math.max(0, complexes - sites) }
}

export interface Purchase {
  readonly cash: number
  readonly capitalLost: boolean
}

/**
 * R11: returns the cost of a purchase in IPCs. Refusals: IPC_TRANSFER, CAPITAL_LOST, NO_SUCH_UNIT, NOT_ENOUGH_IPC.
 * @param loan whether an ally lends IPCs (R5)
 */
export const purchase = (
  { cash, capitalLost }: Purchase,
  buy: Readonly<Record<string, number>>,
  loan: boolean,
  profiles: Profiles,
  waived: Waived,
): Result<number, Code> => {
  const unknown = Object.entries(buy).find(([unit, count]) => !isUnit(unit) || count < 0)
  const cost = costOf(buy, profiles)
  const against = firstReason(waived, [
    loan && ['IPC_TRANSFER'],
    capitalLost && ['CAPITAL_LOST', {}, 'R54'],
    unknown !== undefined && ['NO_SUCH_UNIT', { unit: unknown[0] }],
    cost > cash && ['NOT_ENOUGH_IPC', { price: cost, has: cash }],
  ])
  return against === undefined ? accepted(cost) : { ok: false, refusal: against }
}

/** R12: returns how many units a power can place this turn. Units that the power bought earlier and has not placed count too. */
export const roomOf = (state: State, bought: Units): Room => {
  const own = Object.entries(state.territories).filter(([id]) => isSince(state, id))
  const works = own.filter(([, { ic }]) => ic).map(([id, { income }]) => ({ income, coastal: [...neighboursOf(id)].some(isZone) }))
  return roomFor(bought, works, own.filter(([, { ic, income }]) => !ic && income > 0).length)
}

/** R11: pays for units and puts them into the mobilization zone. A power may buy units once per turn. */
export const buyUnits = ({ state, emit }: Transaction, { buy, loan = 0 }: Infer<typeof purchaseShape>, waived: Waived): Handled => {
  const { power, cash, settings, numbers, turn } = state
  if (!settings.moneyTold || turn.purchased) return refusedByReferee('NOT_ASKED')
  const bought = purchase({ cash: cash[power] ?? 0, capitalLost: isLost(state, power) }, buy, loan > 0, profilesOf(numbers), waived)
  if (!bought.ok) return bought
  if (bought.value > 0) emit({ e: 'paid', transfer: { from: power, amount: bought.value, why: 'purchase' } })
  emit({ e: 'purchased', power, units: buy, unplaceable: roomOf(state, plus<Unit>(state.bought[power], buy)).unplaceable })
  return DONE
}

/** Moves of this chapter. */
export const PURCHASE_MOVES = {
  purchase: { shape: purchaseShape, decide: inPhase(buyUnits, 2) },
}
