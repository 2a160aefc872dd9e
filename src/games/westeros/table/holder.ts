import type { AreaId, HouseId } from '../box/box'
import { areaAt, printed } from '../model/position'
import { controller } from '../model/control'
import type { State } from '../model/state'
import * as icons from './icons'

/** Returns the displayed holder of an area: the controller of a land area, the house with ships in a sea area; undefined if none. */
export const holderOf = (state: State, area: AreaId): HouseId | undefined =>
  printed(state, area).kind === 'sea' ? areaAt(state, area).garrison?.house : controller(state, area)

/** Icon of each kind of area. */
export const KIND_ICONS = { land: icons.map, sea: icons.waves } as const

/** Returns all areas, sorted by printed name. */
export const areasByName = (state: State): readonly AreaId[] =>
  Object.values(state.box.areas)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id)
