import { seatsAfter } from '../../../kit/turns'
import type { HouseId, OrderKind } from '../box/box'
import { garrisonsOf, ordersOf, runByTable, turnOrder } from '../model/position'
import type { State } from '../model/state'

/** Turn order, and whether any house can still act according to what the app tracks (R0.5). */

/** Returns the houses that place orders, in turn order: houses that have units and a player. */
export const planners = (state: State): readonly HouseId[] =>
  turnOrder(state).filter((house) => !runByTable(state, house) && (!state.tracking.units || garrisonsOf(state, house).length > 0))

/** Returns whether the app knows that no order of this kind is on the board. False if orders are not tracked. */
export const noneLeft = (state: State, kind: OrderKind): boolean =>
  state.tracking.orders === 'app' && state.playing.every((house) => ordersOf(state, house).every(({ token }) => token.kind !== kind))

/**
 * Returns the house whose turn it is in the raids or marches: the first house in turn order after `last` that still has an
 * order of this kind (R9.1, R10.1). If orders are not tracked, returns the next house as a suggestion.
 */
export const nextInTurn = (state: State, kind: OrderKind, last: HouseId | undefined): HouseId | undefined => {
  const cycle = seatsAfter(turnOrder(state), last)
  if (state.tracking.orders === 'table') return cycle[0]
  return cycle.find((house) => ordersOf(state, house).some(({ token }) => token.kind === kind))
}
