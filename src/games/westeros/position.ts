import { HOUSES, type Area, type AreaId, type CardId, type HouseId, type OrderToken, type Track, type Units } from './box/box'
import { NO_UNITS, type AreaState, type HouseState, type State } from './state'
import { plus } from './units'

/** Reading the position: who has what and where. Every derived count of the pieces is worked out here and nowhere stored. */

const EMPTY: AreaState = {}

export const areaAt = (state: State, area: AreaId): AreaState => state.areas[area] ?? EMPTY

/** The printed area. Only for ids that stand in the box. */
export const printed = (state: State, area: AreaId): Area => state.box.areas[area] as Area

export const houseState = (state: State, house: HouseId): HouseState => state.houses[house] as HouseState

export const isPlaying = (state: State, house: HouseId): boolean => state.playing.includes(house)

/** Turn order: the Iron Throne track as it stands now (R0.5). */
export const turnOrder = (state: State): readonly HouseId[] => state.tracks.ironThrone

/** Place of a house on a track: 1 is best (R5.9). */
export const place = (state: State, track: Track, house: HouseId): number => state.tracks[track].indexOf(house) + 1

/** The holder of the Iron Throne token, who decides ties (R0.6). */
export const decider = (state: State): HouseId => state.holders.ironThrone

/** Special orders that a house may have on the board (R8.2). */
export const stars = (state: State, house: HouseId): number => state.box.stars[place(state, 'kingsCourt', house) - 1] ?? 0

/** All areas in which a house has units, in the order of the box. */
export const garrisonsOf = (
  state: State,
  house: HouseId,
): readonly { readonly area: AreaId; readonly standing: Units; readonly routed: Units }[] =>
  Object.entries(state.areas).flatMap(([area, { garrison }]) =>
    garrison?.house === house ? [{ area, standing: garrison.standing, routed: garrison.routed }] : [],
  )

/** Units of a house on the board, routed ones and attackers of the open battle included. */
export const onBoard = (state: State, house: HouseId): Units => {
  let sum: Units = state.battle?.attacker === house ? state.battle.attackers : NO_UNITS
  for (const { garrison } of Object.values(state.areas))
    if (garrison?.house === house) sum = plus(sum, plus(garrison.standing, garrison.routed))
  return sum
}

/** Units of a house that can still be mustered (R4.8, I7). */
export const pool = (state: State, house: HouseId): Units => {
  const used = onBoard(state, house)
  const { limits } = state.box
  return { footman: limits.footman - used.footman, knight: limits.knight - used.knight, ship: limits.ship - used.ship }
}

/** Power tokens of a house on the board. */
export const tokensOnBoard = (state: State, house: HouseId): number =>
  Object.values(state.areas).filter((area) => area.token === house).length

/** Available power of a house; undefined where power is not tracked. */
export const available = (state: State, house: HouseId): number | undefined => houseState(state, house).power

/** Power tokens of a house in the pile (R2.1); undefined where power is not tracked. */
export const pile = (state: State, house: HouseId): number | undefined => {
  const power = available(state, house)
  return power === undefined ? undefined : state.box.limits.power - power - tokensOnBoard(state, house)
}

/** All seven House cards of a house, in the order of the box. */
export const cardsOf = (state: State, house: HouseId): readonly CardId[] =>
  Object.values(state.box.cards).flatMap((card) => (card.house === house ? [card.id] : []))

/** House cards in hand; undefined where cards are not tracked. */
export const hand = (state: State, house: HouseId): readonly CardId[] | undefined => {
  const { used } = houseState(state, house)
  return used === undefined ? undefined : cardsOf(state, house).filter((card) => !used.includes(card))
}

export const orderToken = (state: State, order: OrderToken['id']): OrderToken => state.box.orders[order]

/** Orders of a house on the board. */
export const ordersOf = (state: State, house: HouseId): readonly { readonly area: AreaId; readonly token: OrderToken }[] =>
  Object.entries(state.areas).flatMap(([area, { order }]) =>
    order?.house === house ? [{ area, token: orderToken(state, order.order) }] : [],
  )

/** Whether the seat of a house has nobody: the table runs it (bids 0, no orders). */
export const runByTable = (state: State, house: HouseId): boolean => {
  const seat = state.seats.find(({ id }) => id === houseState(state, house).seat)
  return seat?.player === undefined
}

/** Houses in the order of the box, whatever order they come in. */
export const inBoxOrder = (houses: readonly HouseId[]): readonly HouseId[] => HOUSES.filter((house) => houses.includes(house))
