import type { Refusal } from '../../../referee'
import type { AreaId, Units } from '../box/box'
import { areaAt, orderToken, printed } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import { NO_UNITS, type State } from '../model/state'
import { worth } from '../model/units'
import { neighbours, touches } from './geography'
import { rains } from './westeros-cards'

/** R14.6–R14.10: effect of a Support order on a battle or a march against a neutral force in an adjacent area. */

/** Returns the Support order in an area; undefined if there is none or orders are not tracked. */
export const supportOrder = (state: State, area: AreaId): { readonly special: boolean } | undefined => {
  const { order } = areaAt(state, area)
  if (order === undefined) return undefined
  const token = orderToken(state, order.order)
  return token.kind === 'support' ? { special: token.special } : undefined
}

/**
 * Returns the refusal if an area cannot support a fight: NOT_ADJACENT (never through ship transport, R14.10),
 * SUPPORT_LAND_TO_SEA (R14.9), NO_SUPPORT_ORDER (no Support order, or no units, R14.6).
 */
export const supportObjection = (state: State, fight: AreaId, area: AreaId, waived: Waived = NOTHING_WAIVED): Refusal<Code> | undefined => {
  if (printed(state, area).kind === 'port' && printed(state, fight).kind === 'land' && !waived.has('SUPPORT_PORT_TO_LAND'))
    return refuse('SUPPORT_PORT_TO_LAND', { area, fight }).refusal
  if (!touches(state, area, fight, 'reach') && !waived.has('NOT_ADJACENT')) return refuse('NOT_ADJACENT', { area, fight }, 'R14.6').refusal
  if (printed(state, area).kind === 'land' && printed(state, fight).kind === 'sea' && !waived.has('SUPPORT_LAND_TO_SEA'))
    return refuse('SUPPORT_LAND_TO_SEA', { area, fight }).refusal
  const ordered = state.tracking.orders === 'table' ? areaAt(state, area).noOrder !== true : supportOrder(state, area) !== undefined
  const manned = !state.tracking.units || areaAt(state, area).garrison !== undefined
  if ((!ordered && !waived.has('NO_SUPPORT_ORDER')) || !manned) return refuse('NO_SUPPORT_ORDER', { area }).refusal
  return undefined
}

/** Returns the areas that may support a fight. If orders are tracked, only areas with a Support order (R14.6). */
export const supportingAreas = (state: State, fight: AreaId): readonly AreaId[] =>
  [...neighbours(state, fight, 'reach')].filter((area) => supportObjection(state, fight, area) === undefined)

/**
 * Returns the strength that units add in support: their own strength, plus 1 for a special order (R14.7). Footmen under *Rains of
 * Autumn* (R7.11) and routed units (R14.3) add 0.
 * @param counts strength of each kind of unit, if an ability changes it
 */
export const supportWorth = (state: State, standing: Units, special: boolean, counts: Units = state.box.unitStrength): number => {
  const footmen = rains(state) ? { ...standing, footman: 0 } : standing
  return worth(footmen, counts) + (special ? 1 : 0)
}

/** Returns the strength that an area adds in support now (R14.7). */
export const supportOf = (state: State, area: AreaId, special: boolean, counts?: Units): number =>
  supportWorth(state, areaAt(state, area).garrison?.standing ?? NO_UNITS, special, counts)
