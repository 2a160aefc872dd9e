import { HOUSES, type Area, type AreaId, type CardId, type HouseId, type OrderToken, type Track, type Units } from '../box/box'
import { memoize } from '../../../kit/memoize'
import { NO_UNITS, type AreaState, type Garrison, type HouseState, type PlacedOrder, type State } from './state'
import { minus, plus, units } from './units'

/** Functions that read the position. Numbers of pieces that can be computed from the state are never stored in the state. */

const EMPTY: AreaState = {}

export const areaAt = (state: State, area: AreaId): AreaState => state.areas[area] ?? EMPTY

/** Returns the printed data of an area. The id must be one of the game's areas. */
export const printed = (state: State, area: AreaId): Area => state.box.areas[area] as Area

export const houseState = (state: State, house: HouseId): HouseState => state.houses[house] as HouseState

export const isPlaying = (state: State, house: HouseId): boolean => state.playing.includes(house)

/** Returns the turn order: the current Iron Throne track (R0.5). */
export const turnOrder = (state: State): readonly HouseId[] => state.tracks.ironThrone

/** Returns the place of a house on a track; 1 is best (R5.9), 0 if the house is not on the track. */
export const place = (state: State, track: Track, house: HouseId): number => state.tracks[track].indexOf(house) + 1

/** Returns the holder of the Iron Throne token, who decides ties (R0.6). */
export const decider = (state: State): HouseId => state.holders.ironThrone

/** Returns the number of special orders that a house may have on the board (R8.2). */
export const stars = (state: State, house: HouseId): number => state.box.stars[place(state, 'kingsCourt', house) - 1] ?? 0

/** Area with units of a house, and these units. */
interface Standing extends Omit<Garrison, 'house'> {
  readonly area: AreaId
}

/** Pieces of one house on the board. */
interface Pieces {
  readonly garrisons: Standing[]
  readonly orders: { readonly area: AreaId; readonly order: PlacedOrder['order'] }[]
  /** Units in all areas, including routed units. */
  units: Units
  /** Number of areas on the board with a power token of the house. */
  tokens: number
}

/** Returns the pieces of each house on the board. Cached, because the rules ask for the pieces of the same board many times. */
const piecesOn = memoize((areas: State['areas']): ReadonlyMap<HouseId, Readonly<Pieces>> => {
  const byHouse = new Map<HouseId, Pieces>()
  const of = (house: HouseId): Pieces => {
    const there = byHouse.get(house) ?? { garrisons: [], orders: [], units: NO_UNITS, tokens: 0 }
    byHouse.set(house, there)
    return there
  }
  for (const area of Object.keys(areas)) {
    const { garrison, order, token } = areas[area] ?? EMPTY
    if (garrison !== undefined) {
      const { house, standing, routed } = garrison
      const pieces = of(house)
      pieces.garrisons.push({ area, standing, routed })
      pieces.units = plus(pieces.units, plus(standing, routed))
    }
    if (order !== undefined) of(order.house).orders.push({ area, order: order.order })
    if (token !== undefined) of(token).tokens++
  }
  return byHouse
})

/** Returns all areas in which a house has units, with these units. */
export const garrisonsOf = ({ areas }: State, house: HouseId): readonly Standing[] => piecesOn(areas).get(house)?.garrisons ?? []

/** Returns the units of a house on the board, including routed units and attackers of the open battle. */
export const onBoard = ({ areas, battle }: State, house: HouseId): Units => {
  const there = piecesOn(areas).get(house)?.units ?? NO_UNITS
  return battle?.attacker === house ? plus(battle.attackers, there) : there
}

/** Returns the units of a house that can still be mustered (R4.8, I7). */
export const pool = (state: State, house: HouseId): Units => {
  return minus(units(state.box.limits), onBoard(state, house))
}

/** Returns the number of power tokens of a house on the board. */
export const tokensOnBoard = ({ areas }: State, house: HouseId): number => piecesOn(areas).get(house)?.tokens ?? 0

/** Returns the available power of a house; undefined if power is not tracked. */
export const available = (state: State, house: HouseId): number | undefined => houseState(state, house).power

/** Returns the power tokens of a house in the pile (R2.1); undefined if power is not tracked. */
export const pile = (state: State, house: HouseId): number | undefined => {
  const power = available(state, house)
  return power === undefined ? undefined : state.box.limits.power - power - tokensOnBoard(state, house)
}

/** Returns the House cards of each house. The key is the house. */
const cardsIn = memoize((cards: State['box']['cards']): ReadonlyMap<HouseId, readonly CardId[]> => {
  const byHouse = new Map<HouseId, CardId[]>()
  for (const { id, house } of Object.values(cards)) byHouse.set(house, [...(byHouse.get(house) ?? []), id])
  return byHouse
})

/** Returns all House cards of a house, in the order of the printed data. */
export const cardsOf = ({ box }: State, house: HouseId): readonly CardId[] => cardsIn(box.cards).get(house) ?? []

/** Returns the House cards in the hand of a house; undefined if used cards are not tracked. */
export const hand = (state: State, house: HouseId): readonly CardId[] | undefined => {
  const { used } = houseState(state, house)
  return used === undefined ? undefined : cardsOf(state, house).filter((card) => !used.includes(card))
}

export const orderToken = (state: State, order: OrderToken['id']): OrderToken => state.box.orders[order]

/** Returns the orders of a house on the board. */
export const ordersOf = (state: State, house: HouseId): readonly { readonly area: AreaId; readonly token: OrderToken }[] =>
  (piecesOn(state.areas).get(house)?.orders ?? []).map(({ area, order }) => ({ area, token: orderToken(state, order) }))

/** Returns whether a house has no player. The app then plays the house: it bids 0 and places no orders. */
export const runByTable = (state: State, house: HouseId): boolean => {
  const seat = state.seats.find(({ id }) => id === houseState(state, house).seat)
  return seat?.player === undefined
}

/** Returns the house to which the garrison token in an area belongs; undefined if there is no token (E21.1). */
export const garrisonOwner = (state: State, area: AreaId): HouseId | undefined =>
  areaAt(state, area).garrisonToken === undefined ? undefined : printed(state, area).home

/** Returns the printed strength of the garrison token of an area; undefined if no playing house has its home there (E21.1). */
export const garrisonPrinted = (state: State, area: AreaId): number | undefined => {
  const { home, garrisonToken } = printed(state, area)
  return home !== undefined && isPlaying(state, home) ? garrisonToken : undefined
}

/** Returns whether the order tokens are on the physical board. Otherwise they are only in the app, and the players do not move them. */
export const ordersOnBoard = ({ tracking }: State): boolean => tracking.orders === 'table'

/** Returns whether an area can have only ships: a sea or a port. */
export const isWater = (state: State, area: AreaId): boolean => printed(state, area).kind !== 'land'

/** Returns whether nobody may enter an area in this game: a closed land area or its port (E1.4). */
export const isClosed = (state: State, area: AreaId): boolean => {
  const { port, closed } = printed(state, area)
  return closed === true || (port !== undefined && printed(state, port.land).closed === true)
}

/** Returns the ports of a sea or of a land area. */
export const portsBeside = (state: State, area: AreaId): readonly AreaId[] => portsOf(state.box.areas).get(area) ?? []

const portsOf = memoize((areas: State['box']['areas']): ReadonlyMap<AreaId, readonly AreaId[]> => {
  const ports = new Map<AreaId, AreaId[]>()
  for (const { id, port } of Object.values(areas))
    if (port !== undefined) for (const beside of [port.land, port.sea]) ports.set(beside, [...(ports.get(beside) ?? []), id])
  return ports
})

/** Sorts houses in the order of `HOUSES`. */
export const inBoxOrder = (houses: readonly HouseId[]): readonly HouseId[] => HOUSES.filter((house) => houses.includes(house))
