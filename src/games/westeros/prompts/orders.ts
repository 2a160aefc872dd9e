import { accepted, type Random } from '../../../referee'
import { ORDERS, type AreaId, type HouseId, type OrderId } from '../box/box'
import type { Move } from '../rules/moves'
import { areaAt } from '../model/position'
import { refuse } from '../model/refusals'
import { oneOf } from '../model/prompt-kinds'
import type { ChoiceDomain, MoveDomain } from './domains'
import { areasToOrder, canLook, checkPlan, mustHaveOrder, orderObjection, ravenSwaps, type Plan } from '../rules/orders'
import type { State } from '../model/state'

/** R8: placing orders in secret, and using the Messenger Raven. */

/** Step that places an order in an area. If `order` is omitted, the step removes the order of the area. */
export interface OrderStep {
  readonly area: AreaId
  readonly order?: OrderId
}

const withoutArea = (plan: Plan, area: AreaId): Plan => {
  const { [area]: _taken, ...rest } = plan
  return rest
}

/** Returns the possible answers for the orders placed in secret, entered order by order. Areas may stay empty (A15). */
export const ordersDomain = (state: State, house: HouseId): ChoiceDomain<Plan, OrderStep> => ({
  empty: {},
  steps: (plan) =>
    areasToOrder(state, house).flatMap((area): OrderStep[] =>
      plan[area] === undefined
        ? ORDERS.flatMap((order) => (orderObjection(state, house, plan, area, order) === undefined ? [{ area, order }] : []))
        : [{ area }],
    ),
  take: (plan, { area, order }) => {
    if (order === undefined) return accepted(withoutArea(plan, area))
    const refusal = orderObjection(state, house, plan, area, order)
    return refusal === undefined ? accepted({ ...plan, [area]: order }) : { ok: false, refusal }
  },
  finish: (plan) => checkPlan(state, house, plan),
  sample: (random) => samplePlan(state, house, random),
})

/** Returns random orders for a house: most areas get an order, some stay empty. */
const samplePlan = (state: State, house: HouseId, random: Random): Plan => {
  let plan: Plan = {}
  const areas = [...areasToOrder(state, house)].sort(() => random() - 0.5)
  for (const area of state.tracking.units ? areas : areas.slice(0, 4)) {
    if (random() < 0.08) continue
    const order = oneOf(
      random,
      ORDERS.filter((other) => orderObjection(state, house, plan, area, other) === undefined),
    )
    if (order !== undefined) plan = { ...plan, [area]: order }
  }
  // The second edition demands an order for every area (E8.1).
  for (let [area] = mustHaveOrder(state, house, plan); area !== undefined; [area] = mustHaveOrder(state, house, plan)) {
    const place = area
    const order = oneOf(
      random,
      ORDERS.filter((other) => orderObjection(state, house, plan, place, other) === undefined),
    )
    if (order === undefined) break
    plan = { ...plan, [place]: order }
  }
  return plan
}

/** Returns the only answer to the question whether all orders are face up on the board: yes. */
export const ordersPlacedDomain = (): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => accepted({ do: 'ordersPlaced' }),
  sample: () => ({ do: 'ordersPlaced' }),
})

/** Draft of the use of the Messenger Raven. The empty draft means that the holder declines. */
export interface RavenDraft {
  readonly use: boolean
  readonly area?: AreaId
  readonly order?: OrderId
  /** Whether the holder looks at the top wildling card instead (E8.4). */
  readonly look?: boolean
}
export type RavenStep = { readonly use: boolean } | { readonly look: boolean } | { readonly area: AreaId } | { readonly order: OrderId }

/**
 * Returns the possible answers for the Messenger Raven: decline, or choose an order of the house and its replacement. If orders are not
 * tracked, the players only report whether the Raven is used (R8.6).
 */
export const ravenDomain = (state: State): MoveDomain<RavenDraft, RavenStep> => {
  const house = state.holders.kingsCourt
  const reportsUse = state.tracking.orders === 'table' && !state.ravenUsed
  const swaps = state.tracking.orders === 'table' || state.ravenUsed ? [] : ravenSwaps(state)
  const move = (draft: RavenDraft): Move => {
    if (draft.look === true) return { do: 'raven', house, use: true, look: true }
    if (!draft.use) return { do: 'raven', house, use: false }
    const { area, order } = draft
    return area === undefined || order === undefined
      ? { do: 'raven', house, use: true }
      : { do: 'raven', house, use: true, swap: { area, order } }
  }
  return {
    empty: { use: false },
    steps: (draft): readonly RavenStep[] => {
      const look: readonly RavenStep[] = canLook(state) ? [{ look: draft.look !== true }] : []
      if (reportsUse) return [{ use: !draft.use }, ...look]
      if (draft.area === undefined) return [...look, ...[...new Set(swaps.map(({ area }) => area))].map((area) => ({ area }))]
      return swaps.flatMap(({ area, order }) => (area === draft.area ? [{ order }] : []))
    },
    take: (draft, step) => {
      if ('use' in step) return accepted({ use: step.use })
      if ('look' in step) return accepted(step.look ? { use: true, look: true } : { use: false })
      if ('area' in step) {
        if (areaAt(state, step.area).order?.house !== house) return refuse('NO_ORDER_THERE', { house, area: step.area })
        return accepted({ use: true, area: step.area })
      }
      return accepted({ ...draft, use: true, order: step.order })
    },
    finish: (draft) => {
      if (draft.use && draft.look !== true && !reportsUse && (draft.area === undefined || draft.order === undefined))
        return refuse('NO_ORDER_THERE', { house })
      return accepted(move(draft))
    },
    sample: (random) => {
      if (random() < 0.4) return move({ use: false })
      if (canLook(state) && random() < 0.4) return move({ use: true, look: true })
      const swap = oneOf(random, swaps)
      return swap === undefined ? move({ use: reportsUse }) : move({ use: true, ...swap })
    },
  }
}
