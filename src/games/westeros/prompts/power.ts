import { accepted } from '../../../referee'
import type { AreaId, HouseId } from '../box/box'
import { controlledBy } from '../model/control'
import { editionOf } from '../model/edition'
import { areaAt, printed } from '../model/position'
import { refuse } from '../model/refusals'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { ownPorts } from '../rules/ports'
import type { ConsolidateOrder } from '../rules/power'
import type { State } from '../model/state'

/** R15: question about Consolidate Power orders that are still on the board. If orders are not tracked, the players report the orders. */

export type CollectDraft = readonly ConsolidateOrder[]
/** Step that adds a Consolidate Power order to the reported list, or removes it. */
export type CollectStep = ConsolidateOrder

/**
 * Returns the areas that may have a Consolidate Power order of a house: areas with its units, or, if units are not tracked, areas it
 * controls. Ports count in the second edition only (E15.2). An area whose order was used or removed has none.
 */
export const areasFor = (state: State, house: HouseId): readonly AreaId[] => {
  const areas = state.tracking.units
    ? Object.keys(state.box.areas).filter((area) => areaAt(state, area).garrison?.house === house)
    : [...controlledBy(state, house), ...ownPorts(state, house)]
  const { consolidateAtSea } = editionOf(state)
  const isPlace = (area: AreaId) => printed(state, area).kind === 'land' || (consolidateAtSea && printed(state, area).kind === 'port')
  return areas.filter((area) => isPlace(area) && areaAt(state, area).noOrder !== true)
}

export const collectDomain = (state: State): MoveDomain<CollectDraft, CollectStep> => {
  const ordersReported = state.tracking.orders === 'table'
  const limit = state.box.orders['consolidate-power'].count + state.box.orders['consolidate-power-star'].count
  const open = (draft: CollectDraft): readonly ConsolidateOrder[] =>
    state.playing.flatMap((house) =>
      draft.filter((order) => order.house === house).length >= limit
        ? []
        : areasFor(state, house).flatMap((area) => (draft.some((order) => order.area === area) ? [] : [{ house, area }])),
    )
  return {
    empty: [],
    steps: (draft) => (ordersReported ? [...open(draft), ...draft] : []),
    take: (draft, step) => {
      if (!ordersReported) return refuse('NOT_TRACKED', { part: 'orders' })
      const rest = draft.filter(({ area }) => area !== step.area)
      if (rest.length < draft.length) return accepted(rest)
      if (open(draft).some(({ house, area }) => house === step.house && area === step.area)) return accepted([...draft, step])
      if (printed(state, step.area).kind === 'sea' && !editionOf(state).consolidateAtSea) return refuse('CP_AT_SEA', { area: step.area })
      if (areaAt(state, step.area).noOrder === true) return refuse('NO_ORDER_THERE', { ...step }, 'R15.1')
      if (!areasFor(state, step.house).includes(step.area)) return refuse('NO_UNIT', { ...step })
      return refuse('TOKEN_LIMIT', { house: step.house, order: 'consolidate-power', limit })
    },
    finish: (draft) => accepted(ordersReported ? { do: 'collect', orders: draft } : { do: 'collect' }),
    sample: (random) => {
      if (!ordersReported) return { do: 'collect' }
      let draft: CollectDraft = []
      while (random() < 0.75) {
        const step = oneOf(random, open(draft))
        if (step === undefined) break
        draft = [...draft, step]
      }
      return { do: 'collect', orders: draft }
    },
  }
}
