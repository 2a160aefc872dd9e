import type { AreaId, HouseId } from '../box/box'
import { areaAt, printed } from '../model/position'
import { controller } from '../model/control'
import type { State } from '../model/state'
import * as icons from './icons'

/**
 * Returns the house shown as the holder of an area: the house that controls a land area, or that has ships in a sea area; undefined if
 * there is none.
 */
export const holderOf = (state: State, area: AreaId): HouseId | undefined =>
  printed(state, area).kind !== 'land' ? areaAt(state, area).garrison?.house : controller(state, area)

/** Icon of each kind of area. */
export const KIND_ICONS = { land: icons.map, sea: icons.waves, port: icons.anchor } as const

/** Returns all areas, sorted by printed name. */
export const areasByName = (state: State): readonly AreaId[] =>
  Object.values(state.box.areas)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id)
