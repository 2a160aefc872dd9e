import { seatsAfter } from '../../../kit/turns'
import type { HouseId, OrderKind } from '../box/box'
import { garrisonsOf, ordersOf, runByTable, turnOrder } from '../model/position'
import type { State } from '../model/state'

/** Whose turn it is, and whether anybody has anything left to do, as far as the app knows (R0.5). */

/** Houses that place orders: those with units, unless the table runs them; in turn order. */
export const planners = (state: State): readonly HouseId[] =>
  turnOrder(state).filter((house) => !runByTable(state, house) && (!state.tracking.units || garrisonsOf(state, house).length > 0))

/** Whether the app knows that no order of this kind is on the board. */
export const noneLeft = (state: State, kind: OrderKind): boolean =>
  state.tracking.orders === 'app' && state.playing.every((house) => ordersOf(state, house).every(({ token }) => token.kind !== kind))

/**
 * Whose turn it is in a step of cycles: the first house after the one that acted last, in turn order, that still has an
 * order of this kind (R9.1, R10.1). Where orders are not in the app, simply the next house: a suggestion.
 */
export const nextInTurn = (state: State, kind: OrderKind, last: HouseId | undefined): HouseId | undefined => {
  const cycle = seatsAfter(turnOrder(state), last)
  if (state.tracking.orders === 'table') return cycle[0]
  return cycle.find((house) => ordersOf(state, house).some(({ token }) => token.kind === kind))
}
