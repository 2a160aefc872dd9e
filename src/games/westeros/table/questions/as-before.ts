import type { Moment } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../model/vocabulary'
import { areasToOrder, orderObjection, type Plan } from '../../rules/orders'

/** The orders that a house gave when orders were last turned up, as far as it may give them again at `head`; none before the first time. */
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
