import type { AreaId, HouseId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import { controller } from '../../rules/control'
import type { State } from '../../model/state'

/** Whose an area is for the eye: the controller of a land, the house whose ships lie in a sea; undefined = nobody's. */
export const holderOf = (state: State, area: AreaId): HouseId | undefined =>
  printed(state, area).kind === 'sea' ? areaAt(state, area).garrison?.house : controller(state, area)

/** Which areas a list shows: all, one kind, those of one house, or those of nobody. */
export type AreaFilter = 'all' | 'land' | 'sea' | 'nobody' | HouseId

/** Areas that fit a filter, by name as printed. */
export const areasFor = (state: State, filter: AreaFilter): readonly AreaId[] =>
  Object.values(state.box.areas)
    .filter(({ id, kind }) => {
      if (filter === 'all') return true
      if (filter === 'land' || filter === 'sea') return kind === filter
      const holder = holderOf(state, id)
      return filter === 'nobody' ? holder === undefined : holder === filter
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id)
