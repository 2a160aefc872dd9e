import type { AreaId, HouseId, Units } from '../../box/box'
import type { Change } from '../../model/moves'
import { areaAt, isWater, printed } from '../../model/position'
import { controller } from '../../model/control'
import { NO_UNITS, type State } from '../../model/state'
import { count, plus } from '../../model/units'

/** Corrections that one tap on the page of the board check makes to the position shown there. */

/**
 * Returns the house whose units the number inputs of an area show: the house that has units in the area, otherwise the house that controls
 * it; undefined if there is none.
 */
export const houseHere = (state: State, area: AreaId): HouseId | undefined => areaAt(state, area).garrison?.house ?? controller(state, area)

/**
 * Returns the changes that give an area to a house, or to no house. Removes pieces of other houses: units, power token, order, neutral
 * force. If the house has neither units nor its home crest in a land area, adds a power token. In a sea area or a port, where tokens
 * are not allowed, adds a ship. If units are not tracked, sets the reported holder.
 * @param state the position with all pending changes applied
 * @param house undefined = no house: all pieces are removed except a neutral force
 */
export const changesForHolder = (state: State, area: AreaId, house: HouseId | undefined): readonly Change[] => {
  const { garrison, token, neutral, order, holder } = areaAt(state, area)
  const { home } = printed(state, area)
  const foreign = <T extends HouseId | undefined>(whose: T) => whose !== undefined && whose !== house
  const cleared: readonly Change[] = [
    ...(foreign(order?.house) ? [{ set: 'order', area } as const] : []),
    ...(neutral !== undefined && house !== undefined ? [{ set: 'neutral', area } as const] : []),
  ]
  if (!state.tracking.units) {
    if (isWater(state, area)) return cleared
    return [
      ...cleared,
      ...(foreign(token) ? [{ set: 'token', area } as const] : []),
      ...(holder === house ? [] : [house === undefined ? ({ set: 'holder', area } as const) : ({ set: 'holder', area, house } as const)]),
    ]
  }
  const gone: readonly Change[] = foreign(garrison?.house) ? [{ set: 'units', area }] : []
  if (isWater(state, area)) {
    if (house === undefined || garrison?.house === house) return [...gone, ...cleared]
    return [...cleared, { set: 'units', area, house, standing: { ...NO_UNITS, ship: 1 } }]
  }
  const heldAnyway = house === undefined || garrison?.house === house || home === house
  const wanted = heldAnyway ? (foreign(token) ? undefined : token) : house
  const placed: Change = wanted === undefined ? { set: 'token', area } : { set: 'token', area, house: wanted }
  return [...gone, ...cleared, ...(wanted === token ? [] : [placed])]
}

/**
 * Returns the changes that set the units of an area. If this board check added a power token to mark the controlling house, removes the
 * token, because the units mark the house now.
 * @param before the position without any pending change
 */
export const changesForUnits = (
  before: State,
  state: State,
  area: AreaId,
  house: HouseId,
  units: { readonly standing: Units; readonly routed: Units },
): readonly Change[] => {
  const empty = count(units.standing) + count(units.routed) === 0
  const laidNow = areaAt(state, area).token === house && areaAt(before, area).token === undefined
  return [
    empty ? { set: 'units', area } : { set: 'units', area, house, standing: units.standing, routed: units.routed },
    ...(laidNow && !empty ? [{ set: 'token', area } as const] : []),
  ]
}

/** Returns the change that makes all routed units of an area normal units again; empty if no unit is routed. */
export const changesForRouted = (state: State, area: AreaId): readonly Change[] => {
  const { garrison } = areaAt(state, area)
  if (garrison === undefined || count(garrison.routed) === 0) return []
  return [{ set: 'units', area, house: garrison.house, standing: plus(garrison.standing, garrison.routed), routed: NO_UNITS }]
}

/**
 * Returns the areas to check for a house: areas with its units or its power token, areas that it controls, and the area that it attacks.
 */
export const areasOf = (state: State, house: HouseId): readonly AreaId[] =>
  Object.keys(state.box.areas).filter(
    (area) =>
      controller(state, area) === house ||
      areaAt(state, area).garrison?.house === house ||
      areaAt(state, area).token === house ||
      (state.battle?.area === area && state.battle.attacker === house),
  )

/** Returns the areas that the board check lists under no house. */
export const areasOfNobody = (state: State): readonly AreaId[] =>
  Object.keys(state.box.areas).filter((area) => houseHere(state, area) === undefined)
