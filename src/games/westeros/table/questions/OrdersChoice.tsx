import { useState } from 'react'
import { Select } from '../../../../ui/Field'
import * as icons from '../../../../ui/icons'
import { Tag } from '../../../../ui/Tag'
import { ORDERS, type AreaId, type HouseId, type OrderId } from '../../box/box'
import { areaAt, stars } from '../../position'
import { areasToOrder, leftOut, orderObjection, specialsIn, type Plan } from '../../rules/orders'
import { UnitGlyphs } from '../Glyphs'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface OrdersChoiceProps {
  readonly house: HouseId
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/** R8: an order for each own area; an area left without one is pointed out, never refused (A15). */
export function OrdersChoice({ house, plan, onChange }: OrdersChoiceProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const [more, look] = useState<readonly AreaId[]>([])
  const all = areasToOrder(state, house)
  const shown = state.tracking.units ? all : all.filter((area) => plan[area] !== undefined || more.includes(area))
  const missing = state.tracking.units ? leftOut(state, house, plan).length : 0
  const left = stars(state, house) - specialsIn(state, plan)
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Tag icon={icons.star}>
          {words.orders.starsLeft}: {left}
        </Tag>
        {missing > 0 && <Tag kind="warn">{game.buttons.orders.leftOut(missing)}</Tag>}
      </p>
      <ul className="card list orders">
        {shown.map((area) => (
          <OrderRow key={area} area={area} house={house} plan={plan} onChange={onChange} />
        ))}
      </ul>
      {!state.tracking.units && (
        <Select<AreaId>
          label={words.orders.another}
          value=""
          options={[
            { value: '', label: words.choose, disabled: true },
            ...all.filter((area) => !shown.includes(area)).map((area) => ({ value: area, label: names.area(state, area) })),
          ]}
          onChange={(area) => look([...more, area])}
        />
      )}
    </>
  )
}

const NONE = 'none'

function OrderRow({ area, house, plan, onChange }: OrdersChoiceProps & { area: AreaId }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { [area]: _here, ...others } = plan
  const { garrison } = areaAt(state, area)
  return (
    <li className="row">
      <div className="min-w-0 flex-1">
        <Select<OrderId | typeof NONE>
          label={names.area(state, area)}
          value={plan[area] ?? NONE}
          options={[
            { value: NONE, label: words.orders.none },
            ...ORDERS.map((order) => ({
              value: order,
              label: names.order[order],
              disabled: orderObjection(state, house, others, area, order) !== undefined,
            })),
          ]}
          onChange={(order) => onChange(order === NONE ? others : { ...others, [area]: order })}
        />
      </div>
      {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />}
    </li>
  )
}
