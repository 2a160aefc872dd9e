import { UNIT_KINDS, type AreaId, type HouseId, type Units } from '../../../box/box'
import type { State } from '../../../model/state'
import { listAnd, inWords, nouns } from '../nouns'
import { names } from '../names'

const { house, area } = names

/** "one Tyrell footman and two Tyrell knights" */
const unitsOf = (id: HouseId, units: Partial<Units>): string =>
  listAnd(
    UNIT_KINDS.flatMap((kind) => {
      const many = units[kind] ?? 0
      return many === 0 ? [] : [`${inWords(many)} ${house.plain(id)} ${nouns[kind][many === 1 ? 'one' : 'other']}`]
    }),
  )

/** Instructions for the real board, after what the app has worked out. */
export const onBoard = {
  /** The values before and after stand beside it. */
  supply: (id: HouseId): string => `Move the supply token of ${house.nom(id)}`,
  takeOff: (state: State, id: HouseId, units: Partial<Units>, from: AreaId): string =>
    `Take ${unitsOf(id, units)} off ${area(state, from)}`,
  upgrade: (state: State, id: HouseId, at: AreaId): string => `Replace one ${house.plain(id)} footman in ${area(state, at)} with a knight`,
  takeOrder: (state: State, from: AreaId): string => `Take the order off ${area(state, from)}`,
  takeDefense: (state: State, from: AreaId): string => `Take the Defense order off ${area(state, from)}`,
  retreat: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Move ${unitsOf(id, units)} from ${area(state, from)} to ${area(state, to)} and lay them down`,
  clear: (state: State, id: HouseId, from: AreaId): string => `Take any power token and order of ${house.nom(id)} off ${area(state, from)}`,
}
