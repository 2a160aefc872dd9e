import type { AreaId, HouseId } from '../box/box'
import { areaAt, printed } from '../model/position'
import { controller } from '../model/control'
import type { State } from '../model/state'
import * as icons from './icons'

/** Whose an area is for the eye: the controller of a land, the house whose ships lie in a sea; undefined = nobody's. */
export const holderOf = (state: State, area: AreaId): HouseId | undefined =>
  printed(state, area).kind === 'sea' ? areaAt(state, area).garrison?.house : controller(state, area)

/** The drawing of a kind of area. */
export const KIND_ICONS = { land: icons.map, sea: icons.waves } as const

/** All areas, by name as printed. */
export const areasByName = (state: State): readonly AreaId[] =>
  Object.values(state.box.areas)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id)
