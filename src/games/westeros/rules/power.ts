import type { AreaId, HouseId } from '../box/box'
import type { RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { controller } from '../model/control'
import type { Event } from '../model/events'
import type { Collect } from '../model/moves'
import { areaAt, ordersOf, pile, printed } from '../model/position'
import { refuse } from '../model/refusals'
import type { State } from '../model/state'

/** R2.5, R15: gaining power, and collecting power at the end of the action phase. */

/** Returns the power that a house gains: at most the tokens in its pile (R2.5), or all of `due` if power is not tracked. */
export const gainOf = (state: State, house: HouseId, due: number): number => Math.min(due, pile(state, house) ?? due)

type Reason = Extract<Event, { e: 'powerGained' }>['why']

/** Moves the power `due` to a house from its pile to its available power. Does nothing if `due` is 0. */
export const gainPower = (transaction: Transaction, house: HouseId, due: number, why: Reason): void => {
  if (due > 0) transaction.emit({ e: 'powerGained', house, due, amount: gainOf(transaction.state, house, due), why })
}

export interface ConsolidateOrder {
  readonly house: HouseId
  readonly area: AreaId
}

/** Returns the Consolidate Power orders on the board. Empty if orders are not tracked. */
export const consolidateOrders = (state: State): readonly ConsolidateOrder[] =>
  state.playing.flatMap((house) =>
    ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'consolidate' ? [{ house, area }] : [])),
  )

/** Returns the power that a Consolidate Power order gives in this area: 1, plus 1 per crown (R15.2). */
export const consolidateWorth = (state: State, area: AreaId): number => 1 + printed(state, area).crowns

/**
 * Returns the power that these orders give to each house: the amount according to the rules, and the amount limited by its pile (R15.2,
 * R15.3).
 */
export const payday = (
  state: State,
  orders: readonly ConsolidateOrder[],
): readonly { readonly house: HouseId; readonly due: number; readonly gain: number }[] =>
  state.playing.flatMap((house) => {
    const due = orders.filter((order) => order.house === house).reduce((sum, { area }) => sum + consolidateWorth(state, area), 0)
    return due === 0 ? [] : [{ house, due, gain: gainOf(state, house, due) }]
  })

/**
 * Returns whether a house may have an order in an area (R8.1): its units are in the area. If units are not tracked, the app
 * checks only that no other house controls the area (R1.1).
 */
const mayHaveOrder = (state: State, house: HouseId, area: AreaId): boolean =>
  state.tracking.units ? areaAt(state, area).garrison?.house === house : (controller(state, area) ?? house) === house

/**
 * All houses collect power (R15). Refusals for reported orders: CP_AT_SEA, NO_UNIT, ALREADY_ORDERED, TOKEN_LIMIT;
 * NOT_TRACKED if orders are reported although the app tracks them.
 */
export const collect: RuleHandler<Collect> = (transaction, move, waived) => {
  const { state } = transaction
  const reported = move.orders
  if (state.tracking.orders === 'app' && reported !== undefined) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const orders = reported ?? consolidateOrders(state)
  if (reported !== undefined) {
    const limit = state.box.orders['consolidate-power'].count + state.box.orders['consolidate-power-star'].count
    for (const [index, { house, area }] of reported.entries()) {
      if (printed(state, area).kind === 'sea' && !waived.has('CP_AT_SEA')) return refuse('CP_AT_SEA', { area }).refusal
      if (!mayHaveOrder(state, house, area) && !waived.has('NO_UNIT')) return refuse('NO_UNIT', { house, area }).refusal
      if (reported.findIndex((other) => other.area === area) !== index) return refuse('ALREADY_ORDERED', { house, area }).refusal
      if (reported.filter((other) => other.house === house).length > limit)
        return refuse('TOKEN_LIMIT', { house, order: 'consolidate-power', limit }).refusal
    }
  }
  for (const { house, due } of payday(state, orders)) gainPower(transaction, house, due, 'consolidate')
  transaction.order.endRound(transaction)
  return undefined
}
