import { Figure } from '../../../../table/corrections/rows'
import { Select, Switch } from '../../../../ui/Field'
import { ORDERS, unitKindsOf, type AreaId, type HouseId, type OrderId } from '../../box/box'
import type { Change } from '../../model/moves'
import { areaAt, garrisonPrinted, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { sentence } from '../../../../ui/grammar/numbers'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'
import { HouseChoice } from './HouseChoice'
import { UnitSteppers } from './UnitSteppers'

export interface AreaEditorProps {
  /** Position of the game with all pending changes applied. */
  readonly state: State
  readonly area: AreaId
  readonly set: SetByHand
  /** Kinds of changes that the editor of the area offers. Default: all kinds. */
  readonly only?: readonly Change['set'][] | undefined
}

/** Editor that corrects one area: units, power token, neutral force, garrison token, order, or holder. */
export function AreaEditor({ state, area, set, only }: AreaEditorProps) {
  const { names, words } = useAllSpeech()
  const text = words.correct.area
  const { token } = areaAt(state, area)
  const isLand = printed(state, area).kind === 'land'
  return (
    <>
      {state.tracking.units ? (
        <GarrisonEditor state={state} area={area} set={set} />
      ) : (
        isLand && (
          <HouseChoice
            label={text.holder}
            houses={state.playing}
            value={areaAt(state, area).holder}
            onChange={(house) => set({ set: 'holder', area, ...(house === undefined ? {} : { house }) })}
          />
        )
      )}
      {isLand && (
        <HouseChoice
          label={sentence(names.powerToken)}
          houses={state.playing}
          value={token}
          none={text.noToken}
          onChange={(house) => set({ set: 'token', area, ...(house === undefined ? {} : { house }) })}
        />
      )}
      {isLand && only?.includes('neutral') !== false && <NeutralEditor state={state} area={area} set={set} />}
      <GarrisonTokenEditor state={state} area={area} set={set} />
      {state.tracking.orders === 'app' && <OrderEditor state={state} area={area} set={set} />}
    </>
  )
}

function GarrisonEditor({ state, area, set }: AreaEditorProps) {
  const { words } = useAllSpeech()
  const text = words.correct.area
  const { garrison } = areaAt(state, area)
  const onLand = printed(state, area).kind === 'land'
  const kinds = unitKindsOf(state.box).filter((kind) => (kind === 'ship') !== onLand)
  const standing = garrison?.standing ?? NO_UNITS
  const routed = garrison?.routed ?? NO_UNITS
  const change = (house: HouseId | undefined, now = standing, down = routed) =>
    set(house === undefined ? { set: 'units', area } : { set: 'units', area, house, standing: now, routed: down })
  return (
    <>
      <HouseChoice
        label={text.whose}
        houses={state.playing}
        value={garrison?.house}
        onChange={(house) => change(house, garrison === undefined ? { ...NO_UNITS, [kinds[0] ?? 'footman']: 1 } : standing)}
      />
      {garrison !== undefined && (
        <>
          <UnitSteppers label={text.standing} kinds={kinds} units={standing} onChange={(units) => change(garrison.house, units)} />
          <details className="more">
            <summary>{text.routed}</summary>
            <UnitSteppers
              label={text.routed}
              kinds={kinds.filter((kind) => kind !== 'siegeEngine')}
              units={routed}
              onChange={(units) => change(garrison.house, standing, units)}
            />
          </details>
        </>
      )}
    </>
  )
}

/** Edits the strength of a neutral force, or removes the force. The units of the force do not change. */
export function NeutralEditor({ state, area, set }: AreaEditorProps) {
  const { words, names } = useAllSpeech()
  const { neutral } = areaAt(state, area)
  const strength = neutral?.strength ?? printed(state, area).neutral ?? 1
  return (
    <ul className="card list">
      <Switch
        title={sentence(names.neutralForce)}
        on={neutral !== undefined}
        onChange={(on) => set({ set: 'neutral', area, ...(on ? { neutral: { strength } } : {}) })}
      />
      {neutral !== undefined && (
        <Figure
          label={words.correct.area.strength}
          value={neutral.strength}
          max={20}
          onChange={(value) => set({ set: 'neutral', area, neutral: { ...neutral, strength: value } })}
        />
      )}
    </ul>
  )
}

/** Adds or removes the garrison token of a home area (E21.1); renders nothing in other areas. */
export function GarrisonTokenEditor({ state, area, set }: AreaEditorProps) {
  const { words } = useAllSpeech()
  const strength = garrisonPrinted(state, area)
  if (strength === undefined) return
  return (
    <ul className="card list">
      <Switch
        title={words.correct.area.garrison}
        on={areaAt(state, area).garrisonToken !== undefined}
        onChange={(on) => set({ set: 'garrisonToken', area, ...(on ? { strength } : {}) })}
      />
    </ul>
  )
}

/** Edits the order token in an area, and the house that owns the token. */
export function OrderEditor({ state, area, set }: AreaEditorProps) {
  const { words, names } = useAllSpeech()
  const { order, garrison } = areaAt(state, area)
  const house = order?.house ?? garrison?.house ?? state.playing[0]
  const change = (to: HouseId | undefined, token: OrderId | undefined) =>
    set({ set: 'order', area, ...(to === undefined || token === undefined ? {} : { house: to, order: token }) })
  return (
    <>
      <Select<OrderId | ''>
        label={words.correct.area.order}
        value={order?.order ?? ''}
        options={[{ value: '', label: words.correct.area.noOrder }, ...ORDERS.map((value) => ({ value, label: names.order[value] }))]}
        onChange={(token) => change(house, token === '' ? undefined : token)}
      />
      {order !== undefined && (
        <HouseChoice
          label={words.correct.area.orderOf}
          houses={state.playing}
          value={order.house}
          onChange={(to) => change(to, order.order)}
        />
      )}
    </>
  )
}
