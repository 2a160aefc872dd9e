import { UNIT_KINDS, type AreaId, type CardId, type HouseId, type OrderKind, type Track, type UnitKind, type Units } from '../../../box/box'
import type { PlacedOrder, State } from '../../../model/state'
import { listAnd, counted, inWords, nouns } from '../nouns'
import { names } from '../names'

const { house, area } = names

/** Returns units of a house as English text: "one Tyrell footman and two Tyrell knights". */
const unitsOf = (id: HouseId, units: Partial<Units>): string =>
  listAnd(
    UNIT_KINDS.flatMap((kind) => {
      const many = units[kind] ?? 0
      return many === 0 ? [] : [`${inWords(many)} ${house.plain(id)} ${nouns[kind][many === 1 ? 'one' : 'other']}`]
    }),
  )

const isOne = (units: Partial<Units>): boolean => Object.values(units).reduce((sum, n) => sum + n, 0) === 1

/** English instructions for the real board, shown after the app has computed a result. */
export const onBoard = {
  /** The text does not name the supply level, because the screen shows the levels before and after the move. */
  supply: (id: HouseId): string => `Move the supply token of ${house.nom(id)}`,
  takeOff: (state: State, id: HouseId, units: Partial<Units>, from: AreaId): string =>
    `Take ${unitsOf(id, units)} off ${area(state, from)}`,
  put: (state: State, id: HouseId, units: Partial<Units>, to: AreaId): string => `Put ${unitsOf(id, units)} into ${area(state, to)}`,
  replace: (state: State, id: HouseId, from: UnitKind, to: UnitKind, n: number, at: AreaId): string =>
    `Replace ${unitsOf(id, { [from]: n })} in ${area(state, at)} with ${n === 1 ? `a ${nouns[to].one}` : nouns[to].other}`,
  moveMarch: (state: State, id: HouseId, from: AreaId, to: AreaId): string =>
    `Move the March order of ${house.nom(id)} from ${area(state, from)} to ${area(state, to)}`,
  /** @param order order token to remove; undefined if the app does not know the order */
  takeOrder: (state: State, from: AreaId, order: PlacedOrder | undefined): string =>
    order === undefined
      ? `Take the order off ${area(state, from)}`
      : `Take the ${names.order[order.order]} order of ${house.nom(order.house)} off ${area(state, from)}`,
  /** Names an order whose exact token the app does not know. */
  takeOrderKind: (state: State, from: AreaId, kind: OrderKind, id: HouseId | undefined): string =>
    `Take the ${names.orderKind[kind]} order${id === undefined ? '' : ` of ${house.nom(id)}`} off ${area(state, from)}`,
  takeDefense: (state: State, from: AreaId): string => `Take the Defense order off ${area(state, from)}`,
  retreat: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Move ${unitsOf(id, units)} from ${area(state, from)} to ${area(state, to)} and lay ${isOne(units) ? 'it' : 'them'} down`,
  move: (state: State, id: HouseId, units: Partial<Units>, from: AreaId, to: AreaId): string =>
    `Move ${unitsOf(id, units)} from ${area(state, from)} to ${area(state, to)}`,
  standUp: 'Stand the routed units up',
  takeToken: (state: State, from: AreaId, id: HouseId | undefined): string =>
    `Take the power token${id === undefined ? '' : ` of ${house.nom(id)}`} off ${area(state, from)}`,
  takeGarrison: (state: State, id: HouseId, from: AreaId): string =>
    `Take the garrison of ${house.nom(id)} off ${area(state, from)} for the rest of the game`,
  takeNeutral: (state: State, from: AreaId): string => `Take the neutral force off ${area(state, from)}`,
  gain: (id: HouseId, amount: number): string => `Take ${counted(amount, 'power')} from the pool for ${house.nom(id)}`,
  pay: (id: HouseId, amount: number): string => `Put ${counted(amount, 'power')} of ${house.nom(id)} into the pool`,
  track: (track: Track, order: readonly HouseId[]): string => `Set the ${names.track[track]} track: ${order.map(house.plain).join(', ')}`,
  handToken: (track: Track, to: HouseId): string => `Hand ${names.tokenAcc[track]} to ${house.nom(to)}`,
  cardBack: (state: State, id: HouseId, card: CardId): string => `Take ${names.houseCard(state, card)} of ${house.nom(id)} back in hand`,
  discard: (state: State, id: HouseId, card: CardId): string =>
    `Put ${names.houseCard(state, card)} of ${house.nom(id)} with its used cards`,
  /** @param stay House cards that the house does not take back */
  cardsBack: (state: State, id: HouseId, stay: readonly CardId[]): string =>
    stay.length === 0
      ? `Take all House cards of ${house.nom(id)} back in hand`
      : `Take all House cards of ${house.nom(id)} back in hand, but leave ${listAnd(stay.map((card) => names.houseCard(state, card)))} out`,
  clear: (state: State, id: HouseId, from: AreaId): string => `Take any power token and order of ${house.nom(id)} off ${area(state, from)}`,
}
