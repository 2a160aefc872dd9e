import { useId, useMemo, useState } from 'react'
import { PickFrom } from '../../../../table/question/PickFrom'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import { ORDERS, type AreaId, type HouseId, type OrderId } from '../../box/box'
import { areaAt, orderToken, stars } from '../../model/position'
import { areasToOrder, leftOut, orderObjection, specialsIn, type Plan } from '../../rules/orders'
import { ORDER_ICONS, UnitGlyphs } from '../Glyphs'
import { BALLOT_RULES, ORDER_TOKENS } from '../rules/governing'
import { EditionRuleLink as RuleLink } from '../rules/EditionRuleLink'
import { useSpeech } from '../speech'
import { useReason } from '../../../../table/question/speech'
import { Button } from '../../../../ui/Button'
import { useTable } from '../hook'
import { ordersAsBefore } from './as-before'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

export interface OrdersChoiceProps {
  readonly house: HouseId
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
}

/**
 * R8: lets a player choose an order for each area of the house. The player taps an area, then a token; then the next area without an order
 * is selected. An area without an order causes a hint, not a refusal (A15). One button repeats the orders of the last round.
 */
export function OrdersChoice({ house, plan, onChange }: OrdersChoiceProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const head = useTable((open) => open.ledger.head)
  const before = useMemo(() => ordersAsBefore(head, house), [head, house])
  const repeated = Object.keys(before).length
  const [more, look] = useState<readonly AreaId[]>([])
  const [touched, touch] = useState<AreaId | undefined>()
  const all = areasToOrder(state, house)
  const shown = state.tracking.units ? all : all.filter((area) => plan[area] !== undefined || more.includes(area))
  const missing = state.tracking.units ? leftOut(state, house, plan).length : 0
  const left = stars(state, house) - specialsIn(state, plan)
  const here = touched ?? shown.find((area) => plan[area] === undefined) ?? shown[0]
  const place = (area: AreaId, order: OrderId | undefined) => {
    const { [area]: _before, ...others } = plan
    onChange(order === undefined ? others : { ...others, [area]: order })
    const later = [...shown.slice(shown.indexOf(area) + 1), ...shown]
    touch(order === undefined ? area : (later.find((other) => other !== area && plan[other] === undefined) ?? area))
  }
  return (
    <div className="orders">
      <p className="flex flex-wrap gap-2">
        <Tag icon={icons.star}>
          {words.orders.starsLeft}: {left}
        </Tag>
        {missing > 0 && <Tag kind="warn">{game.buttons.orders.leftOut(missing)}</Tag>}
      </p>
      {Object.keys(plan).length === 0 && repeated > 0 && (
        <Button kind="alt" icon={icons.redo} onClick={() => onChange(before)}>
          {game.buttons.orders.asBefore(repeated)}
        </Button>
      )}
      <AreaRows areas={shown} here={here} plan={plan} onTouch={touch} />
      {!state.tracking.units && (
        <PickFrom<AreaId>
          label={words.orders.another}
          value={undefined}
          options={all.filter((area) => !shown.includes(area)).map((area) => ({ value: area, label: names.area(state, area) }))}
          onChange={(area) => {
            look([...more, area])
            touch(area)
          }}
        />
      )}
      {here !== undefined && <Tray key={here} area={here} house={house} plan={plan} onPlace={(order) => place(here, order)} />}
    </div>
  )
}

interface AreaRowsProps {
  readonly areas: readonly AreaId[]
  readonly here: AreaId | undefined
  readonly plan: Plan
  readonly onTouch: (area: AreaId) => void
}

/** Areas of the house with their units and their order tokens. */
function AreaRows({ areas, here, plan, onTouch }: AreaRowsProps) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{words.area}</legend>
      <ul className="card list options">
        {areas.map((area) => {
          const { garrison } = areaAt(state, area)
          const order = plan[area]
          return (
            <li key={area}>
              <label className="row min-h-12 py-1 short:min-h-11 short:py-0.5">
                <input
                  type="radio"
                  className="sr-only"
                  name={name}
                  checked={area === here}
                  aria-label={names.area(state, area)}
                  aria-describedby={`${name}-${area}`}
                  onChange={() => onTouch(area)}
                />
                <span className="words">{names.area(state, area)}</span>
                {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />}
                <span className="sr-only" id={`${name}-${area}`}>
                  {order === undefined ? words.orders.none : names.order[order]}
                </span>
                <span className="order-place" data-empty={order === undefined ? '' : undefined} aria-hidden>
                  {order !== undefined && <Face order={order} />}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

interface TrayProps extends Omit<OrdersChoiceProps, 'onChange'> {
  readonly area: AreaId
  readonly onPlace: (order: OrderId | undefined) => void
}

/**
 * All order tokens of a house as buttons, always at the same positions. If a token cannot be placed in the selected area, a tap shows the
 * reason.
 */
function Tray({ area, house, plan, onPlace }: TrayProps) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const [shownRefusal, setShownRefusal] = useState<{ readonly why: string; readonly rule: string } | undefined>()
  const { [area]: now, ...others } = plan
  const title = names.area(state, area)
  return (
    <>
      <div className="tray">
        <p className={shownRefusal === undefined ? 'label' : 'label text-warn'} role="status">
          {shownRefusal?.why ?? title}
        </p>
        <div role="group" aria-label={`${words.orders.place}: ${title}`}>
          {ORDERS.map((order) => {
            const refusal = order === now ? undefined : orderObjection(state, house, others, area, order)
            const why = reason(refusal)
            return (
              <button
                key={order}
                type="button"
                aria-label={names.order[order]}
                aria-pressed={order === now}
                aria-disabled={why !== undefined || undefined}
                onClick={() => (why === undefined ? onPlace(order) : setShownRefusal({ why, rule: refusal?.rule ?? ORDER_TOKENS }))}
              >
                {/* The accessible name is e.g. "March +1". The drawing shows the number above the kind, as on the printed token. */}
                <span className="order-2">{names.orderKind[orderToken(state, order).kind]}</span> <Face order={order} />
              </button>
            )
          })}
          <button
            type="button"
            aria-label={words.orders.none}
            aria-disabled={now === undefined || undefined}
            onClick={() => onPlace(undefined)}
          >
            <Icon of={icons.close} size="s" />
            <span>{words.orders.none}</span>
          </button>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <RuleLink rule={shownRefusal?.rule ?? ORDER_TOKENS} leads={false} />
        <RuleLink rule={BALLOT_RULES.orders} leads={false} />
      </div>
    </>
  )
}

/** Order token as printed: symbol of the order, number, star. */
function Face({ order }: { order: OrderId }) {
  const { kind, value, special } = orderToken(useGameState(), order)
  const sign = value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0'
  return (
    <span className="order-face">
      <Icon of={ORDER_ICONS[kind]} size="s" />
      {(value !== 0 || kind === 'march') && <b>{sign}</b>}
      {special && <Icon of={icons.star} size="xs" />}
    </span>
  )
}
