import type { Refusal } from '../../../referee'
import type { AreaId, HouseId, OrderId } from '../box/box'
import { houseState, orderToken, place, stars } from '../model/position'
import { refuse, NOTHING_WAIVED, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import { abilityOf } from './played'
import { isForbidden } from './westeros-cards'

/** R8.2–R8.4: orders that the players report because the app does not track orders. */

/**
 * Returns the refusal if a house cannot have the reported order on the board: ORDER_FORBIDDEN (R8.4), STAR_LIMIT for a special order of a
 * house without stars (R8.2). Returns undefined if the app tracks orders.
 */
export const reportedObjection = (
  state: State,
  house: HouseId,
  area: AreaId,
  order: OrderId,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  if (state.tracking.orders === 'app') return undefined
  const token = orderToken(state, order)
  if (isForbidden(state, token) && !waived.has('ORDER_FORBIDDEN')) return refuse('ORDER_FORBIDDEN', { kind: token.kind, area }).refusal
  if (token.special && stars(state, house) === 0 && !mayHaveLostStars(state, house) && !waived.has('STAR_LIMIT'))
    return refuse('STAR_LIMIT', { house, limit: 0 }).refusal
  return undefined
}

/**
 * Returns whether a House card may have moved a house to the last place of the King's Court track after the orders were placed. Orders
 * that are already on the board stay there (B43).
 */
const mayHaveLostStars = (state: State, house: HouseId): boolean => {
  if (place(state, 'kingsCourt', house) < state.playing.length) return false
  const movers = Object.values(state.box.cards).filter(({ id }) => abilityOf(state, id)?.effect.effect === 'lastOnTrack')
  return movers.some(({ id, house: owner }) => {
    if (owner === house || !state.playing.includes(owner)) return false
    return houseState(state, owner).used?.includes(id) ?? true
  })
}
