import type { Clan } from '../../box/box'
import type { OwnMove } from '../../model/moves'
import type { ByClan, Order } from '../../model/state'

/**
 * The moves of orders that lie open on compass plates, in the order of the seats (R18).
 * @param asked clans whose plates are asked for; a clan without an order is left out
 */
export const platesToMoves = (asked: readonly Clan[], orders: ByClan<Order>): readonly OwnMove[] =>
  asked.flatMap((by): readonly OwnMove[] => {
    const order = orders[by]
    return order === undefined ? [] : [{ do: 'order', by, ...order }]
  })
