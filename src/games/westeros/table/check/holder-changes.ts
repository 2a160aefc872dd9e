import type { AreaId, HouseId, Units } from '../../box/box'
import type { Change } from '../../model/moves'
import { areaAt, printed } from '../../model/position'
import { controller } from '../../model/control'
import { NO_UNITS, type State } from '../../model/state'
import { count, plus } from '../../model/units'

/** The changes that one tap on the board check sets by hand, for the position that the check shows. */

/** Whose an area is for the steppers: the house of its units, else who controls it; undefined = nobody's. */
export const houseHere = (state: State, area: AreaId): HouseId | undefined => areaAt(state, area).garrison?.house ?? controller(state, area)

/**
 * Gives an area to a house, or to nobody. Foreign pieces are removed: units, power token, order, neutral force. A land that is not
 * the house's by its units or its crest gets its power token; a sea, where no token is allowed, one of its ships. Where units are
 * not tracked, the report of the table holds it.
 * @param state the position with all changes so far
 * @param house undefined = nobody's: all pieces are removed except a neutral force
 */
export const changesForHolder = (state: State, area: AreaId, house: HouseId | undefined): readonly Change[] => {
  const { garrison, token, neutral, order, holder } = areaAt(state, area)
  const { kind, home } = printed(state, area)
  const foreign = <T extends HouseId | undefined>(whose: T) => whose !== undefined && whose !== house
  const cleared: readonly Change[] = [
    ...(foreign(order?.house) ? [{ set: 'order', area } as const] : []),
    ...(neutral !== undefined && house !== undefined ? [{ set: 'neutral', area } as const] : []),
  ]
  if (!state.tracking.units) {
    if (kind === 'sea') return cleared
    return [
      ...cleared,
      ...(foreign(token) ? [{ set: 'token', area } as const] : []),
      ...(holder === house ? [] : [house === undefined ? ({ set: 'holder', area } as const) : ({ set: 'holder', area, house } as const)]),
    ]
  }
  const gone: readonly Change[] = foreign(garrison?.house) ? [{ set: 'units', area }] : []
  if (kind === 'sea') {
    if (house === undefined || garrison?.house === house) return [...gone, ...cleared]
    return [...cleared, { set: 'units', area, house, standing: { ...NO_UNITS, ship: 1 } }]
  }
  const heldAnyway = house === undefined || garrison?.house === house || home === house
  const wanted = heldAnyway ? (foreign(token) ? undefined : token) : house
  const laid: Change = wanted === undefined ? { set: 'token', area } : { set: 'token', area, house: wanted }
  return [...gone, ...cleared, ...(wanted === token ? [] : [laid])]
}

/**
 * Sets the units of an area. A power token that was laid a moment ago only to say whose the area is goes again: now the units say so.
 * @param before the position without any change
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

/** Routed units of an area stand up; nothing where there are none. */
export const changesForRouted = (state: State, area: AreaId): readonly Change[] => {
  const { garrison } = areaAt(state, area)
  if (garrison === undefined || count(garrison.routed) === 0) return []
  return [{ set: 'units', area, house: garrison.house, standing: plus(garrison.standing, garrison.routed), routed: NO_UNITS }]
}

/** Areas that belong on the list of a house: where its units stand, its power token lies, or which it controls. */
export const areasOf = (state: State, house: HouseId): readonly AreaId[] =>
  Object.keys(state.box.areas).filter(
    (area) =>
      controller(state, area) === house ||
      areaAt(state, area).garrison?.house === house ||
      areaAt(state, area).token === house ||
      (state.battle?.area === area && state.battle.attacker === house),
  )

/** Areas of nobody. */
export const areasOfNobody = (state: State): readonly AreaId[] =>
  Object.keys(state.box.areas).filter((area) => houseHere(state, area) === undefined)
