import type { Moment } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { areasToOrder, orderObjection, type Plan } from '../../rules/orders'

/** Returns the last revealed orders of a house, without orders that the house may not repeat now. Empty before the first reveal. */
export const ordersAsBefore = (head: Moment<WesterosVocabulary>, house: HouseId): Plan => {
  const { state } = head
  const areas = areasToOrder(state, house)
  for (let at: Moment<WesterosVocabulary> | undefined = head; at !== undefined; at = at.parent)
    for (const event of at.entry.events)
      if (event.e === 'ordersRevealed')
        return Object.entries(event.orders).reduce<Plan>((plan, [area, { house: whose, order }]) => {
          const again = whose === house && areas.includes(area) && orderObjection(state, house, plan, area, order) === undefined
          return again ? { ...plan, [area]: order } : plan
        }, {})
  return {}
}
