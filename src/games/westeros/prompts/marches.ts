import { accepted, type Random } from '../../../referee'
import { numberOf, ORDERS, UNIT_KINDS, type AreaId, type HouseId, type OrderId, type UnitKind, type Units } from '../box/box'
import { evolve } from '../transaction/evolve'
import type { Hold } from '../model/moves'
import type { March } from '../rules/marches'
import type { Move } from '../rules/moves'
import { controller } from '../model/control'
import { areaAt, printed } from '../model/position'
import { refuse } from '../model/refusals'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { reachable } from '../rules/geography'
import { holdObjection, isContested, marcher, marchesOf, marchObjection, tokenObjection, wayObjection } from '../rules/marches'
import { reportedObjection } from '../rules/reported-orders'
import { portObjection } from '../rules/ports'
import { supportingAreas } from '../rules/support'
import { NO_UNITS, type State } from '../model/state'
import { noneLeft } from '../rules/turns'
import { count, minus, plus, singly, units as some } from '../model/units'

/** R10–R13: composing a march unit by unit, and reporting control if units are not tracked. */

/** Draft of a march. `over`: the players report that no march is left on the board; possible only if orders are not tracked. */
export interface MarchDraft {
  readonly house?: HouseId
  readonly from?: AreaId
  /** March token. If the app does not track orders, the players report the token. */
  readonly order?: OrderId
  readonly moves: readonly { readonly to: AreaId; readonly units: Units }[]
  readonly leaveToken: boolean
  readonly support: readonly { readonly area: AreaId; readonly special: boolean }[]
  readonly over: boolean
}

export type MarchStep =
  | { readonly house: HouseId }
  | { readonly from: AreaId }
  | { readonly order: OrderId }
  /** Step that moves one unit to an area. */
  | { readonly to: AreaId; readonly unit: UnitKind }
  | { readonly leaveToken: boolean }
  /** Step that adds a Support order to a march against a neutral force. */
  | { readonly support: AreaId; readonly special: boolean }
  | { readonly over: true }

const begin = (house: HouseId | undefined, over = false): MarchDraft => ({
  ...(house === undefined ? {} : { house }),
  moves: [],
  leaveToken: false,
  support: [],
  over,
})

const going = (draft: MarchDraft): Units => draft.moves.reduce((sum, move) => plus(sum, move.units), NO_UNITS)

/** Returns the units of the area that can still march: not routed, and without a destination in the draft. */
export const stillThere = (state: State, draft: MarchDraft): Units => {
  const garrison = draft.from === undefined ? undefined : areaAt(state, draft.from).garrison
  return garrison === undefined ? NO_UNITS : minus(garrison.standing, going(draft))
}

/** Converts the draft to a march; undefined if the house or the area is not chosen yet. */
const asMove = (state: State, draft: MarchDraft): March | undefined => {
  const { house, from, order, moves, leaveToken, support } = draft
  if (house === undefined || from === undefined) return undefined
  const ordersReported = state.tracking.orders === 'table'
  return {
    do: 'march',
    house,
    from,
    moves,
    leaveToken,
    ...(ordersReported ? { order: order ?? 'march-0' } : {}),
    ...(support.length === 0 ? {} : { support }),
  }
}

const MARCH_TOKENS: readonly OrderId[] = ORDERS.filter((order) => order.startsWith('march'))

/** Returns the March tokens that the players can report for an area. */
const tokensOf = (state: State, house: HouseId, from: AreaId): readonly OrderId[] =>
  MARCH_TOKENS.filter((order) => reportedObjection(state, house, from, order) === undefined)

/** Returns the refusal if a port has no room for one more ship of the march. */
const roomObjection = (state: State, house: HouseId, { moves }: MarchDraft, to: AreaId) =>
  portObjection(state, house, to, count(moves.find((move) => move.to === to)?.units ?? NO_UNITS) + 1)

const canEnter = (state: State, draft: MarchDraft, to: AreaId): boolean => {
  const { house, from } = draft
  if (house === undefined || from === undefined) return false
  if ((wayObjection(state, house, from, to) ?? roomObjection(state, house, draft, to)) !== undefined) return false
  return !isContested(state, house, to) || draft.moves.every((move) => move.to === to || !isContested(state, house, move.to))
}

const enteredNeutral = (state: State, draft: MarchDraft): AreaId | undefined =>
  draft.moves.find(({ to }) => areaAt(state, to).neutral !== undefined)?.to

const addUnit = (draft: MarchDraft, to: AreaId, unit: UnitKind): MarchDraft => {
  const one = some({ [unit]: 1 })
  const known = draft.moves.some((move) => move.to === to)
  const moves = known
    ? draft.moves.map((move) => (move.to === to ? { to, units: plus(move.units, one) } : move))
    : [...draft.moves, { to, units: one }]
  return { ...draft, moves }
}

export const marchDomain = (state: State): MoveDomain<MarchDraft, MarchStep> => {
  const ordersReported = state.tracking.orders === 'table'
  const turn = marcher(state)
  return {
    empty: begin(turn),
    steps: (draft) => {
      const { house, from } = draft
      if (house === undefined || draft.over) return []
      if (from === undefined) {
        const others: MarchStep[] = ordersReported ? [...state.playing.map((other) => ({ house: other })), { over: true }] : []
        return [...marchesOf(state, house).map((area) => ({ from: area })), ...others]
      }
      const tokens: MarchStep[] = ordersReported ? tokensOf(state, house, from).map((order) => ({ order })) : []
      if (!state.tracking.units) return tokens
      const left = stillThere(state, draft)
      const kinds = UNIT_KINDS.filter((kind) => numberOf(left, kind) > 0)
      const targets = kinds.length === 0 ? [] : [...reachable(state, house, from).keys()].filter((to) => canEnter(state, draft, to))
      const token: MarchStep[] = tokenObjection(state, house, from, going(draft)) === undefined ? [{ leaveToken: !draft.leaveToken }] : []
      const neutral = enteredNeutral(state, draft)
      const taken = draft.support.map(({ area }) => area)
      const helpers = neutral === undefined ? [] : supportingAreas(state, neutral).filter((area) => area !== from && !taken.includes(area))
      return [
        ...tokens,
        ...targets.flatMap((to) => kinds.map((unit) => ({ to, unit }))),
        ...token,
        ...helpers.flatMap((support) =>
          ordersReported
            ? [
                { support, special: false },
                { support, special: true },
              ]
            : [{ support, special: false }],
        ),
      ]
    },
    take: (draft, step) => {
      if ('over' in step) return ordersReported ? accepted(begin(draft.house, true)) : refuse('NOT_TRACKED', { part: 'orders' })
      if ('house' in step) return accepted(begin(step.house))
      if ('from' in step) return accepted({ ...begin(draft.house), from: step.from })
      const { house, from } = draft
      if (house === undefined || from === undefined) return refuse('NO_MARCH_THERE', {})
      if ('order' in step) {
        const refusal = reportedObjection(state, house, from, step.order)
        return refusal === undefined ? accepted({ ...draft, order: step.order }) : { ok: false, refusal }
      }
      if ('leaveToken' in step) {
        const refusal = step.leaveToken ? tokenObjection(state, house, from, going(draft)) : undefined
        return refusal === undefined ? accepted({ ...draft, leaveToken: step.leaveToken }) : { ok: false, refusal }
      }
      if ('support' in step) return accepted({ ...draft, support: [...draft.support, { area: step.support, special: step.special }] })
      const refusal = wayObjection(state, house, from, step.to) ?? roomObjection(state, house, draft, step.to)
      if (refusal !== undefined) return { ok: false, refusal }
      if (numberOf(stillThere(state, draft), step.unit) < 1) return refuse('NO_SUCH_UNIT', { area: from, house }, 'R10.2')
      if (!canEnter(state, draft, step.to)) return refuse('SECOND_BATTLE', { areas: [step.to] })
      return accepted(addUnit(draft, step.to, step.unit))
    },
    finish: (draft) => {
      if (draft.over) return accepted<Move>({ do: 'endMarches' })
      const move = asMove(state, draft)
      if (move === undefined) return refuse('NO_MARCH_THERE', { house: draft.house ?? '' })
      const refusal = marchObjection(state, move)
      return refusal === undefined ? accepted<Move>(move) : { ok: false, refusal }
    },
    sample: (random) => {
      if (ordersReported && random() < 0.25) return { do: 'endMarches' }
      const house = ordersReported ? oneOf(random, state.playing) : turn
      const from = house === undefined ? undefined : oneOf(random, marchesOf(state, house))
      if (house === undefined || from === undefined) return ordersReported ? { do: 'endMarches' } : undefined
      return sampleMarch(state, house, from, random)
    },
  }
}

/**
 * Returns a random legal march from an area. After several failed tries with units, returns a march without units, which is always allowed
 * (R10.2).
 */
const sampleMarch = (state: State, house: HouseId, from: AreaId, random: Random): Move => {
  const ordersReported = state.tracking.orders === 'table'
  const order = ordersReported ? oneOf(random, tokensOf(state, house, from)) : undefined
  const still: MarchDraft = { ...begin(house), from, ...(order === undefined ? {} : { order }) }
  const empty = asMove(state, still) as March
  if (!state.tracking.units) return empty
  const targets = [...reachable(state, house, from).keys()]
  for (let attempt = 0; attempt < 6 && targets.length > 0; attempt++) {
    let draft = still
    const share = random()
    const main = oneOf(random, targets) as AreaId
    for (const unit of singly(stillThere(state, still))) {
      if (random() > share + 0.3) continue
      const to = random() < 0.75 ? main : (oneOf(random, targets) as AreaId)
      if (canEnter(state, draft, to)) draft = addUnit(draft, to, unit)
    }
    const neutral = enteredNeutral(state, draft)
    if (neutral !== undefined)
      for (const area of supportingAreas(state, neutral))
        if (area !== from) draft = { ...draft, support: [...draft.support, { area, special: false }] }
    if (random() < 0.6 && tokenObjection(state, house, from, going(draft)) === undefined) draft = { ...draft, leaveToken: true }
    const move = asMove(state, draft)
    if (count(going(draft)) > 0 && move !== undefined && marchObjection(state, move) === undefined) return move
  }
  return empty
}

/** Draft of areas that changed hands, as reported by the players. `over`: no march is left on the board. */
export interface HoldDraft {
  readonly areas: readonly Hold[]
  readonly over: boolean
}
export type HoldStep = { readonly hold: Hold } | { readonly over: true }

export const holdDomain = (state: State): MoveDomain<HoldDraft, HoldStep> => {
  const mayEnd = state.tracking.orders === 'table' || noneLeft(state, 'march')
  const lands = Object.keys(state.box.areas).filter((area) => printed(state, area).kind === 'land')
  const after = (draft: HoldDraft): State => evolve(state, { e: 'held', areas: draft.areas })
  /** Returns whether a report leaves its area as it is now. */
  const changesNothing = (reported: Hold): boolean => {
    const { area } = reported
    const then = after({ areas: [reported], over: false })
    const [now, before] = [areaAt(then, area), areaAt(state, area)]
    // A house without units keeps an area by its token, so such a report also changes who has units there.
    const unitsStay = reported.token !== true || now.holder === before.holder
    return controller(then, area) === controller(state, area) && now.token === before.token && unitsStay
  }
  const choices = (held: State, area: AreaId): readonly Hold[] =>
    [
      { area },
      ...state.playing.flatMap((house) => [
        { area, house },
        { area, house, token: true },
      ]),
    ].filter((reported) => holdObjection(held, reported) === undefined && !changesNothing(reported))
  return {
    empty: { areas: [], over: false },
    steps: (draft) => {
      if (draft.over) return []
      const taken = draft.areas.map(({ area }) => area)
      const open = lands.filter((area) => !taken.includes(area))
      const held = after(draft)
      return [
        ...open.flatMap((area) => choices(held, area).map((reported) => ({ hold: reported }))),
        ...(mayEnd ? [{ over: true } as const] : []),
      ]
    },
    take: (draft, step) => {
      if ('over' in step) return mayEnd ? accepted({ areas: [], over: true }) : refuse('NOT_TRACKED', { part: 'orders' })
      const others = draft.areas.filter(({ area }) => area !== step.hold.area)
      const refusal = holdObjection(after({ ...draft, areas: others }), step.hold)
      if (refusal !== undefined) return { ok: false, refusal }
      // A report that gives an area back to its present holder takes the earlier report of the area away.
      return accepted({ over: false, areas: changesNothing(step.hold) ? others : [...others, step.hold] })
    },
    finish: (draft) => accepted<Move>(draft.over ? { do: 'endMarches' } : { do: 'hold', areas: draft.areas }),
    sample: (random) => {
      if (mayEnd && random() < 0.3) return { do: 'endMarches' }
      const area = oneOf(random, lands) as AreaId
      const reported = oneOf(random, choices(state, area))
      return { do: 'hold', areas: reported === undefined ? [] : [reported] }
    },
  }
}
