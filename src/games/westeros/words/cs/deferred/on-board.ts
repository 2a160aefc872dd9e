import { UNIT_KINDS, type AreaId, type CardId, type HouseId, type OrderKind, type Track, type UnitKind, type Units } from '../../../box/box'
import type { PlacedOrder, State } from '../../../model/state'
import type { onBoard as english } from '../../en/deferred/on-board'
import { listAnd, counted } from '../nouns'
import { names } from '../names'

const { house, area } = names

/** Returns units of a house as Czech text: "1 pěšáka a 2 rytíře rodu Tyrell". */
const unitsOf = (id: HouseId, units: Partial<Units>): string => {
  const listed = UNIT_KINDS.flatMap((kind) => ((units[kind] ?? 0) === 0 ? [] : [counted(units[kind] ?? 0, kind, 'acc')]))
  return `${listAnd(listed)} ${house.gen(id)}`
}

/** Czech instructions for the real board, shown after the app has computed a result. */
export const onBoard = {
  supply: (id: HouseId): string => `Posuň žeton zásob ${house.gen(id)}`,
  takeOff: (state: State, id: HouseId, units: Partial<Units>, from: AreaId): string =>
    `Odeber z oblasti ${area(state, from)} ${unitsOf(id, units)}`,
  put: (state: State, id: HouseId, units: Partial<Units>, to: AreaId): string =>
    `Umísti ${unitsOf(id, units)} do oblasti ${area(state, to)}`,
  replace: (state: State, id: HouseId, from: UnitKind, to: UnitKind, n: number, at: AreaId): string =>
    `Vyměň v oblasti ${area(state, at)} ${unitsOf(id, { [from]: n })} za ${counted(n, to, 'acc')}`,
  moveMarch: (state: State, id: HouseId, from: AreaId, to: AreaId): string =>
    `Přesuň rozkaz Pochod ${house.gen(id)} z oblasti ${area(state, from)} do oblasti ${area(state, to)}`,
  takeOrder: (state: State, from: AreaId, order: PlacedOrder | undefined): string =>
    order === undefined
      ? `Odeber rozkaz z oblasti ${area(state, from)}`
      : `Odeber z oblasti ${area(state, from)} rozkaz ${names.order[order.order]} ${house.gen(order.house)}`,
  takeOrderKind: (state: State, from: AreaId, kind: OrderKind, id: HouseId | undefined): string =>
    `Odeber z oblasti ${area(state, from)} rozkaz ${names.orderKind[kind]}${id === undefined ? '' : ` ${house.gen(id)}`}`,
  takeDefense: (state: State, from: AreaId): string => `Odeber rozkaz Obrana z oblasti ${area(state, from)}`,
  retreat: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Přesuň ${unitsOf(id, units)} z oblasti ${area(state, from)} do oblasti ${area(state, to)} a polož na bok`,
  move: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Přesuň ${unitsOf(id, units)} z oblasti ${area(state, from)} do oblasti ${area(state, to)}`,
  standUp: 'Postav poražené jednotky',
  takeToken: (state: State, from: AreaId, id: HouseId | undefined): string =>
    `Odeber z oblasti ${area(state, from)} žeton síly${id === undefined ? '' : ` ${house.gen(id)}`}`,
  takeGarrison: (state: State, id: HouseId, from: AreaId): string =>
    `Odeber z oblasti ${area(state, from)} posádku ${house.gen(id)}; do konce hry se už nevrátí`,
  takeNeutral: (state: State, from: AreaId): string => `Odeber z oblasti ${area(state, from)} neutrální sílu`,
  gain: (id: HouseId, amount: number): string => `Dej ${house.dat(id)} ${counted(amount, 'power', 'acc')} z hromádky`,
  pay: (id: HouseId, amount: number): string => `Vrať na hromádku ${counted(amount, 'power', 'acc')} ${house.gen(id)}`,
  track: (track: Track, order: readonly HouseId[]): string =>
    `Seřaď žetony vlivu na stupnici ${names.track[track]}: ${order.map(house.plain).join(', ')}`,
  handToken: (track: Track, to: HouseId): string => `Předej ${house.dat(to)} žeton ${names.token[track]}`,
  cardBack: (state: State, id: HouseId, card: CardId): string => `Vrať ${house.dat(id)} do ruky kartu ${names.houseCard(state, card)}`,
  discard: (state: State, id: HouseId, card: CardId): string =>
    `Odlož kartu ${names.houseCard(state, card)} mezi použité karty ${house.gen(id)}`,
  cardsBack: (state: State, id: HouseId, stay: readonly CardId[]): string =>
    stay.length === 0
      ? `Vrať ${house.dat(id)} do ruky všechny karty`
      : `Vrať ${house.dat(id)} do ruky všechny karty, stranou nech jen ${listAnd(stay.map((card) => names.houseCard(state, card)))}`,
  clear: (state: State, id: HouseId, from: AreaId): string =>
    `Odeber z oblasti ${area(state, from)} žeton síly a rozkaz ${house.gen(id)}, leží-li tam`,
} satisfies typeof english
