import type { Clan } from '../../box/box'
import type { OwnMove } from '../../rules/moves'
import type { ByClan, Order } from '../../model/state'

/**
 * Returns the moves for orders that are revealed on compass plates, in seating order (R18).
 * @param asked clans whose compass plates the question asks for; a clan without an order is skipped
 */
export const platesToMoves = (asked: readonly Clan[], orders: ByClan<Order>): readonly OwnMove[] =>
  asked.flatMap((by): readonly OwnMove[] => {
    const order = orders[by]
    return order === undefined ? [] : [{ do: 'order', by, ...order }]
  })
