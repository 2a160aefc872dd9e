import { Icon } from '../../../../ui/Icon'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { Split, SplitSheet, type SplitProps, type SplitTarget } from './Split'
import type { Answering } from '../../../../table/question/answering'
import { useMayChoose } from '../../../../table/own-phone'
import { useReason } from '../../../../table/question/speech'
import { numberOf, ORDERS, type AreaId, type HouseId, type OrderId, type UnitKind } from '../../box/box'
import { areaAt, garrisonOwner, orderToken, printed } from '../../model/position'
import { NO_UNITS, type State } from '../../model/state'
import { count, plus } from '../../model/units'
import { stillThere, type MarchDraft, type MarchStep } from '../../prompts/marches'
import { reachable } from '../../rules/geography'
import { isContested } from '../../rules/marches'
import { signed } from '../../../../ui/grammar/numbers'
import { UNIT_ICONS } from '../Glyphs'
import { HolderMark } from '../HolderMark'
import * as icons from '../icons'
import { useSpeech } from '../speech'
import { targetObjection } from './march-on-map'
import { attacksElsewhere, goingTo, isFull, kindsOf, withAll, withStep, withUnits } from './marching'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

const MARCH_ORDERS: readonly OrderId[] = ORDERS.filter((order) => order.startsWith('march'))

export interface PartingProps {
  readonly answering: Answering<MarchDraft, MarchStep>
  readonly from: AreaId
  readonly house: HouseId
  /** Area that the player tapped last. Shows its number inputs even if no units go to the area yet. */
  readonly awake: AreaId | undefined
  readonly onAwake: (area: AreaId | undefined) => void
  /** Called if the player wants to choose another origin of the march; undefined if no other origin is possible. */
  readonly toStart: (() => void) | undefined
  /** Whether the component is shown below a map on which the targets are chosen. */
  readonly sheet?: boolean
}

/** R10.2: lets the player divide the units of a march among the areas that they can reach. */
export function Parting({ sheet = false, ...props }: PartingProps) {
  const { words } = useQuestionWords()
  const split = useSplit(props)
  return (
    <>
      {sheet ? <SplitSheet {...split} /> : <Split {...split} />}
      {split.targets.length === 0 && <p className="note">{words.march.nowhere}</p>}
    </>
  )
}

function useSplit({ answering, from, house, awake, onAwake, toStart }: PartingProps): SplitProps {
  const { names, game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const noteOf = useNote()
  const reason = useReason()
  const { draft, setDraft } = answering
  const left = stillThere(state, draft)
  const standing = draft.moves.reduce((all, { units }) => plus(all, units), left)
  const ordersReported = state.tracking.orders === 'table'
  const placed = areaAt(state, from).order
  const targets = [...reachable(state, house, from)].map(([to, way]): SplitTarget => {
    const going = goingTo(draft, to)
    const refusal = count(going) > 0 ? undefined : targetObjection(state, draft, to)
    return {
      id: to,
      name: names.area(state, to),
      note: noteOf(house, to, way),
      lead: <HolderMark state={state} area={to} />,
      mark: isContested(state, house, to) ? icons.clash : undefined,
      reason: attacksElsewhere(state, draft, to) ? words.march.oneAttack : reason(refusal),
      going: count(going) > 0 || to === awake ? going : undefined,
    }
  })
  return {
    label: words.march.to,
    from: {
      label: words.march.origin,
      name: names.area(state, from),
      stay: words.march.stay,
      other: toStart === undefined ? undefined : { label: game.buttons.march.other, choose: toStart },
      besides: ordersReported ? (
        <SegmentedChoice<OrderId>
          label={words.march.token}
          labelHidden
          options={MARCH_ORDERS.map((one) => ({
            value: one,
            label: names.order[one],
            face: <Sign state={state} order={one} />,
            disabled: draft.order !== one && answering.objection({ order: one }) !== undefined,
          }))}
          value={draft.order ?? 'march-0'}
          onChange={(order) => answering.put({ order })}
        />
      ) : (
        placed !== undefined && <p className="note">{names.order[placed.order]}</p>
      ),
    },
    kinds: kindsOf(standing).map((kind) => ({ kind, name: names.unit[kind], icon: UNIT_ICONS[kind], stay: numberOf(left, kind) })),
    targets,
    onTarget: (to) => {
      onAwake(to)
      if (count(left) > 0) setDraft(withAll(state, draft, to))
    },
    onLetGo: (to) => {
      onAwake(undefined)
      if (count(goingTo(draft, to)) > 0) setDraft(withUnits(state, draft, to, NO_UNITS))
    },
    isFull: (to, kind) => isFull(state, draft, to, kind as UnitKind),
    onStep: (to, kind, by) => {
      onAwake(to)
      setDraft(withStep(state, draft, to, kind as UnitKind, by))
    },
  }
}

/** Number on a March order: "−1", "0", or "+1" with a star. */
function Sign({ state, order }: { state: State; order: OrderId }) {
  const { value, special } = orderToken(state, order)
  return (
    <>
      {special && <Icon of={icons.star} size="s" />} {value === 0 ? '+0' : signed(value)}
    </>
  )
}

/** Hook that returns a function. The function describes the units in a target area and the path to the area. */
function useNote() {
  const { names, words: table, say } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const text = words.march
  const mayChoose = useMayChoose()
  /** A phone of another player names the house. */
  const mine = (house: HouseId) => (mayChoose(house) ? text.yours : names.house.plain(house))
  return (house: HouseId, to: AreaId, way: readonly AreaId[]): string => {
    const { garrison, garrisonToken, token, neutral } = areaAt(state, to)
    const owner = garrisonOwner(state, to)
    const tower = garrisonToken === undefined ? undefined : say(table.areas.garrisonShort, { strength: garrisonToken })
    const own = garrison?.house === house
    const withPath = (there: string) => (way.length === 0 ? there : `${there} · ${say(text.over, { seas: names.areas(state, way) })}`)
    const all = garrison === undefined ? NO_UNITS : plus(garrison.standing, garrison.routed)
    if (garrison === undefined && tower !== undefined && owner !== undefined && owner !== house)
      return withPath(say(text.battle, { house: names.house.plain(owner), units: tower }))
    const there =
      garrison === undefined
        ? token === undefined
          ? neutral === undefined
            ? [...(owner === house ? [mine(house)] : []), tower ?? text.empty[printed(state, to).kind]].join(', ')
            : say(table.areas.neutralShort, { strength: neutral.strength })
          : token === house
            ? mine(house)
            : say(table.areas.tokenShort, { house: names.house.plain(token) })
        : own
          ? [mine(house), names.units(all)].join(', ')
          : say(text.battle, {
              house: names.house.plain(garrison.house),
              units: [names.units(all), ...(tower === undefined ? [] : [tower])].join(', '),
            })
    return withPath(there)
  }
}
