import type { AreaId, HouseId } from '../box/box'
import type { RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { controller } from '../model/control'
import type { Event } from '../model/events'
import type { Collect } from '../model/moves'
import { areaAt, ordersOf, pile, printed } from '../model/position'
import { refuse } from '../model/refusals'
import type { State } from '../model/state'

/** R2.5, R15: gaining power, and collecting it at the end of the action phase. */

/** Power that a house really gains: at most what lies in its pile (R2.5); all of it where power is not tracked. */
export const gainOf = (state: State, house: HouseId, due: number): number => Math.min(due, pile(state, house) ?? due)

type Reason = Extract<Event, { e: 'powerGained' }>['why']

/** A house takes power from the pile; nothing happens if nothing is due. */
export const gainPower = (transaction: Transaction, house: HouseId, due: number, why: Reason): void => {
  if (due > 0) transaction.emit({ e: 'powerGained', house, due, amount: gainOf(transaction.state, house, due), why })
}

export interface ConsolidateOrder {
  readonly house: HouseId
  readonly area: AreaId
}

/** Consolidate Power orders on the board, as far as orders are in the app. */
export const consolidateOrders = (state: State): readonly ConsolidateOrder[] =>
  state.playing.flatMap((house) =>
    ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'consolidate' ? [{ house, area }] : [])),
  )

/** The worth of a Consolidate Power order in this area: 1 and 1 per crown (R15.2). */
export const consolidateWorth = (state: State, area: AreaId): number => 1 + printed(state, area).crowns

/** The income of each house for these orders: due by the rules, and limited by its pile (R15.2, R15.3). */
export const payday = (
  state: State,
  orders: readonly ConsolidateOrder[],
): readonly { readonly house: HouseId; readonly due: number; readonly gain: number }[] =>
  state.playing.flatMap((house) => {
    const due = orders.filter((order) => order.house === house).reduce((sum, { area }) => sum + consolidateWorth(state, area), 0)
    return due === 0 ? [] : [{ house, due, gain: gainOf(state, house, due) }]
  })

/**
 * Whether a house may have an order in an area (R8.1): its units are there. If units are not tracked, no other house controls the area
 * (R1.1: units give control), as far as the app knows.
 */
const mayHaveOrder = (state: State, house: HouseId, area: AreaId): boolean =>
  state.tracking.units ? areaAt(state, area).garrison?.house === house : (controller(state, area) ?? house) === house

/**
 * Everybody collects power (R15). Refusals where the orders are reported: CP_AT_SEA, NO_UNIT, ALREADY_ORDERED, TOKEN_LIMIT;
 * NOT_TRACKED if orders are reported that the app knows itself.
 */
export const collect: RuleHandler<Collect> = (transaction, move, waived) => {
  const { state } = transaction
  const told = move.orders
  if (state.tracking.orders === 'app' && told !== undefined) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const orders = told ?? consolidateOrders(state)
  if (told !== undefined) {
    const limit = state.box.orders['consolidate-power'].count + state.box.orders['consolidate-power-star'].count
    for (const [index, { house, area }] of told.entries()) {
      if (printed(state, area).kind === 'sea' && !waived.has('CP_AT_SEA')) return refuse('CP_AT_SEA', { area }).refusal
      if (!mayHaveOrder(state, house, area) && !waived.has('NO_UNIT')) return refuse('NO_UNIT', { house, area }).refusal
      if (told.findIndex((other) => other.area === area) !== index) return refuse('ALREADY_ORDERED', { house, area }).refusal
      if (told.filter((other) => other.house === house).length > limit)
        return refuse('TOKEN_LIMIT', { house, order: 'consolidate-power', limit }).refusal
    }
  }
  for (const { house, due } of payday(state, orders)) gainPower(transaction, house, due, 'consolidate')
  transaction.order.endRound(transaction)
  return undefined
}
