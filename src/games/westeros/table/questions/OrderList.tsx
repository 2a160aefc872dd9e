import { Icon } from '../../../../ui/Icon'
import type { AreaId, HouseId, OrderId } from '../../box/box'
import { turnOrder } from '../../model/position'
import { ORDER_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'

export type OrdersByArea = Readonly<Record<AreaId, { readonly house: HouseId; readonly order: OrderId }>>

/** Orders on the board, grouped by house, in turn order. */
export function OrderList({ orders }: { orders: OrdersByArea }) {
  const { names } = useSpeech()
  const state = useGameState()
  const of = (house: HouseId) => Object.entries(orders).filter(([, placed]) => placed.house === house)
  return (
    <ul className="card list revealed-orders">
      {turnOrder(state)
        .filter((house) => of(house).length > 0)
        .map((house) => (
          <li key={house} className="row items-start">
            <Shield house={house} size={40} alone />
            <ul className="words">
              {of(house).map(([area, { order }]) => (
                <li key={area}>
                  <Icon of={ORDER_ICONS[state.box.orders[order].kind]} size="s" />
                  <span>
                    {names.area(state, area)}: {names.order[order]}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  )
}
