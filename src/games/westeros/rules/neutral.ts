import type { Refusal } from '../../../referee'
import type { AreaId, OrderId, Units } from '../box/box'
import type { MarchSupport } from '../model/moves'
import { areaAt, orderToken, printed } from '../model/position'
import { refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { units, worth } from '../model/units'
import { siegeStrength } from './strength'
import { supportObjection, supportOf, supportOrder } from './support'

/** R13: neutral forces. A march does not fight a neutral force; a march with at least the same strength removes it. */

/** Number that is added to the strength of a march against a neutral force, and its source. */
export interface NeutralAddend {
  readonly what: 'units' | 'march' | 'support'
  readonly amount: number
  readonly area?: AreaId
}

/** Returns the strength of a march against a neutral force: units, March modifier, support (R13.2, A19). */
export const againstNeutral = (
  state: State,
  area: AreaId,
  marching: Units,
  order: OrderId,
  support: readonly MarchSupport[],
): { readonly total: number; readonly addends: readonly NeutralAddend[] } => {
  // Siege engines count only against a castle area (E13.1).
  const values = units({ ...state.box.unitStrength, siegeEngine: siegeStrength(state, true, printed(state, area).castle > 0) })
  const addends: NeutralAddend[] = [
    { what: 'units', amount: worth(marching, values) },
    { what: 'march', amount: orderToken(state, order).value },
    ...support.map(({ area: from, special }): NeutralAddend => {
      const star = state.tracking.orders === 'app' ? supportOrder(state, from)?.special : special
      return { what: 'support', area: from, amount: supportOf(state, from, star ?? false, values) }
    }),
  ]
  return { addends, total: addends.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Returns the refusal if these units cannot enter an area with a neutral force: NEUTRAL_TOO_STRONG, or a refusal of the support for the
 * march.
 */
export const neutralObjection = (
  state: State,
  area: AreaId,
  marching: Units,
  order: OrderId,
  support: readonly MarchSupport[],
  waived: Waived,
): Refusal<Code> | undefined => {
  const { neutral } = areaAt(state, area)
  if (neutral === undefined) return undefined
  for (const [index, { area: from }] of support.entries()) {
    const refusal = supportObjection(state, area, from, waived)
    if (refusal !== undefined) return refusal
    if (support.findIndex((other) => other.area === from) !== index) return refuse('NO_SUPPORT_ORDER', { area: from }).refusal
  }
  const { total } = againstNeutral(state, area, marching, order, support)
  if (total < neutral.strength && !waived.has('NEUTRAL_TOO_STRONG'))
    return refuse('NEUTRAL_TOO_STRONG', { area, total, strength: neutral.strength }).refusal
  return undefined
}
