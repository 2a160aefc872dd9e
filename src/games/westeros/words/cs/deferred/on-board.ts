import { UNIT_KINDS, type AreaId, type HouseId, type Units } from '../../../box/box'
import type { State } from '../../../model/state'
import type { onBoard as english } from '../../en/deferred/on-board'
import { listAnd, counted } from '../nouns'
import { names } from '../names'

const { house, area } = names

/** "1 pěšáka a 2 rytíře rodu Tyrell" */
const unitsOf = (id: HouseId, units: Partial<Units>): string => {
  const listed = UNIT_KINDS.flatMap((kind) => ((units[kind] ?? 0) === 0 ? [] : [counted(units[kind] ?? 0, kind, 'acc')]))
  return `${listAnd(listed)} ${house.gen(id)}`
}

/** Instructions for the real board, after what the app has worked out. */
export const onBoard = {
  supply: (id: HouseId): string => `Posuňte žeton zásob ${house.gen(id)}`,
  takeOff: (state: State, id: HouseId, units: Partial<Units>, from: AreaId): string =>
    `Odeberte z oblasti ${area(state, from)} ${unitsOf(id, units)}`,
  upgrade: (state: State, id: HouseId, at: AreaId): string => `Vyměňte v oblasti ${area(state, at)} pěšáka ${house.gen(id)} za rytíře`,
  takeOrder: (state: State, from: AreaId): string => `Odeberte rozkaz z oblasti ${area(state, from)}`,
  takeDefense: (state: State, from: AreaId): string => `Odeberte rozkaz Obrana z oblasti ${area(state, from)}`,
  retreat: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Přesuňte ${unitsOf(id, units)} z oblasti ${area(state, from)} do oblasti ${area(state, to)} a položte je`,
  clear: (state: State, id: HouseId, from: AreaId): string =>
    `Odeberte z oblasti ${area(state, from)} žeton síly a rozkaz ${house.gen(id)}, leží-li tam`,
} satisfies typeof english
