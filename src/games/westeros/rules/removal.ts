import { moveShape } from '../../../kit/move-kinds'
import type { MoveOf } from './handler'
import type { Refusal } from '../../../referee'
import type { AreaId, HouseId, Units } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import type { UnitsRemoved } from '../model/events'
import type { UnitsByArea } from '../model/moves'
import { areaAt, garrisonsOf } from '../model/position'
import { refuse, type Code } from '../model/refusals'
import { NO_UNITS, type State } from '../model/state'
import { atMost, count, includes, minus, plus } from '../model/units'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'

/** Units that a house must remove, because of *Supply* (R3.4) or the wildlings (R6.8). */

export const removeUnitsShape = ({ unitsByArea }: MoveParts) =>
  moveShape('removeUnits', {
    house: shapes.house,
    /** Removed units. The key is the area. Empty if units are not tracked. */
    remove: unitsByArea,
    /** All army sizes of the house after the move. Present only if units are not tracked and the players report the sizes. */
    sizes: shapes.sizes,
  })
export type RemoveUnits = MoveOf<typeof removeUnitsShape>

/** Returns the units that a house could remove, including routed units. The key is the area. */
export const piecesOf = (state: State, house: HouseId): Readonly<Record<AreaId, Units>> =>
  Object.fromEntries(garrisonsOf(state, house).map(({ area, standing, routed }) => [area, plus(standing, routed)]))

/** Returns the number of all removed units of each kind. */
export const total = (remove: UnitsByArea): Units => Object.values(remove).reduce(plus, NO_UNITS)

/** Returns the units that a house keeps after the removal; areas without units are omitted. */
export const piecesLeft = (pieces: UnitsByArea, remove: UnitsByArea): UnitsByArea =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([area, there]) => {
      const left = minus(there, remove[area] ?? NO_UNITS)
      return count(left) === 0 ? [] : [[area, left]]
    }),
  )

/** Returns the refusal if a house does not have these units in these areas: NO_SUCH_UNIT. */
export const missingUnit = (state: State, house: HouseId, remove: UnitsByArea): Refusal<Code> | undefined => {
  const pieces = piecesOf(state, house)
  const missing = Object.entries(remove).find(([area, gone]) => count(gone) > 0 && !includes(pieces[area] ?? NO_UNITS, gone))
  return missing === undefined ? undefined : refuse('NO_SUCH_UNIT', { house, area: missing[0] }).refusal
}

/**
 * Returns the refusal of reported units or army sizes. Refusals: NOT_TRACKED (army sizes although units are tracked, or units although they
 * are not tracked), NO_SUCH_UNIT (sizes that are not positive whole numbers, or more units than the house has).
 */
export const reportObjection = (
  state: State,
  sizes: readonly number[] | undefined,
  unitsTold: UnitsByArea | readonly unknown[],
): Refusal<Code> | undefined => {
  if (state.tracking.units) return sizes === undefined ? undefined : refuse('NOT_TRACKED', { part: 'units' }).refusal
  if (Object.keys(unitsTold).length > 0) return refuse('NOT_TRACKED', { part: 'units' }).refusal
  const sum = (sizes ?? []).reduce((all, size) => all + size, 0)
  const whole = (sizes ?? []).every((size) => Number.isInteger(size) && size > 0)
  return whole && sum <= count(state.box.limits) ? undefined : refuse('NO_SUCH_UNIT', { units: sum }).refusal
}

/**
 * Removes units of a house from the board, so that they can be mustered again: units that are not routed first, then routed units. Does
 * nothing if no units are removed.
 */
export const takeAway = (transaction: Transaction, house: HouseId, why: UnitsRemoved['why'], remove: UnitsByArea): void => {
  const standing: Record<AreaId, Units> = {}
  const routed: Record<AreaId, Units> = {}
  for (const [area, gone] of Object.entries(remove)) {
    if (count(gone) === 0) continue
    const there = areaAt(transaction.state, area).garrison?.standing ?? NO_UNITS
    const upright = atMost(gone, there)
    if (count(upright) > 0) standing[area] = upright
    if (count(upright) < count(gone)) routed[area] = minus(gone, upright)
  }
  if (Object.keys(standing).length + Object.keys(routed).length === 0) return
  transaction.emit({ e: 'unitsRemoved', house, why, units: standing, ...(Object.keys(routed).length === 0 ? {} : { routed }) })
}
