import { HOUSES, type Area, type Box, type HouseId, type Track } from '../box'
import { ORDER_TOKENS } from '../orders'
import { ROUNDS, STARTING_POWER, SUPPLY_TABLE, THREAT } from '../tracks'
import { ADJACENCY, BRIDGES, RIVERS } from './adjacency'
import { AREAS, NEUTRAL_FORCES } from './areas'
import { WESTEROS_DECKS } from './decks'
import { HOUSE_CARDS } from './house-cards'
import { HOUSE_STARTS } from './houses'
import { TIDES } from './tides'
import { WILDLINGS } from './wildlings'

/** Numbers of players of the second edition. */
export type Players = 3 | 4 | 5 | 6

/** Playing houses of the second edition. The key is the number of players (section 3). */
export const HOUSES_BY_PLAYERS: Readonly<Record<Players, readonly HouseId[]>> = {
  3: ['stark', 'lannister', 'baratheon'],
  4: ['stark', 'greyjoy', 'lannister', 'baratheon'],
  5: ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'],
  6: HOUSES,
}

/** Starting order of all houses on each track, place 1 first; absent houses are left out (section 3). */
const STARTING_TRACKS: Readonly<Record<Track, readonly HouseId[]>> = {
  ironThrone: ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
  fiefdoms: ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
  kingsCourt: ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy'],
}

/** Stars of the King's Court: printed, and on the overlay for three and four players (section 2). */
const STARS: readonly number[] = [3, 3, 2, 1, 0, 0]
const STARS_OF_OVERLAY: readonly number[] = [3, 2, 1, 0, 0, 0]

const byId = <Id extends string, T extends { readonly id: Id }>(list: readonly T[]): Readonly<Record<Id, T>> =>
  Object.fromEntries(list.map((item) => [item.id, item])) as Record<Id, T>

/** Returns an area with the neutral force token that lies there with this number of players. */
const areaFor = (area: Area, players: Players): Area => {
  const token = NEUTRAL_FORCES[area.id]?.[players]
  if (token === undefined) return area
  return token === 'closed' ? { ...area, closed: true } : { ...area, neutral: token }
}

/**
 * Returns the components of the second edition as printed in 2011, laid out for a number of players: neutral forces, closed areas and the
 * stars of the King's Court depend on it.
 * @param portShip whether the second ship of House Lannister starts in the port of Lannisport (B1)
 */
export const secondEditionFor = (players: Players, portShip = true): Box => ({
  edition: 2,
  players,
  areas: byId(AREAS.map((area) => areaFor(area, players))),
  adjacency: ADJACENCY,
  rivers: RIVERS,
  bridges: BRIDGES,
  disputed: undefined,
  houses: byId(HOUSE_STARTS.map((house) => (portShip ? house : withoutPortShip(house)))),
  cards: HOUSE_CARDS,
  decks: WESTEROS_DECKS,
  orders: byId(ORDER_TOKENS),
  tracks: STARTING_TRACKS,
  supplyTable: SUPPLY_TABLE,
  stars: players <= 4 ? STARS_OF_OVERLAY : STARS,
  threat: THREAT,
  startingThreat: 2,
  victory: { 3: 7, 4: 7, 5: 7, 6: 7 },
  rounds: ROUNDS,
  limits: { footman: 10, knight: 5, ship: 6, siegeEngine: 2, power: 20 },
  startingPower: STARTING_POWER,
  unitStrength: { footman: 1, knight: 2, ship: 1 },
  siegeStrength: 4,
  musterValue: { footman: 1, knight: 2, ship: 1, siegeEngine: 2 },
  wildlings: WILDLINGS,
  tides: TIDES,
  portLimit: 3,
})

const withoutPortShip = (house: Box['houses'][HouseId]): Box['houses'][HouseId] => {
  const { 'port-of-lannisport': _ship, ...units } = house.units
  return house.id === 'lannister' ? { ...house, units } : house
}
