import type { Box, HouseId, Track, Units } from './box'

/** Start order on the influence tracks, place 1 first; King's Court as corrected in the rulebook (A42). */
export const STARTING_TRACKS: Readonly<Record<Track, readonly HouseId[]>> = {
  ironThrone: ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'],
  fiefdoms: ['greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'],
  kingsCourt: ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy'],
}

/** Supply track: maximum army sizes at levels 0 to 6 (R3.3). */
export const SUPPLY_TABLE: Box['supplyTable'] = [
  [2, 2],
  [3, 2],
  [3, 2, 2],
  [3, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 3, 2, 2],
  [4, 3, 2, 2, 2],
]

/** Number of special orders that a house may place. The index is its place on the King's Court track, place 1 first (R8.2). */
export const STARS: readonly number[] = [3, 3, 2, 1, 0]

/** Values of the spaces on the wildling track (R6.1). */
export const THREAT: readonly number[] = [0, 2, 4, 6, 8, 10, 12]

/** Number of castle areas that a house needs for a sudden victory. The key is the number of players (R17.1). */
export const VICTORY: Box['victory'] = { 3: 8, 4: 7, 5: 7 }

export const ROUNDS = 10

/** Number of pieces of each house. The rule text says five ships, the component list six; players can change the number (A1). */
export const LIMITS: Box['limits'] = { footman: 10, knight: 4, ship: 5, power: 20 }

/** Number of power tokens that each house has available at the start (R2.2). */
export const STARTING_POWER = 5

/** Strength of each kind of unit in battle (R14.3). */
export const UNIT_STRENGTH: Units = { footman: 1, knight: 2, ship: 1 }

/**
 * Muster points of each kind of unit: the cost of mustering the unit, and the losses to the wildlings that its removal pays (R4.3, R6.8).
 */
export const MUSTER_VALUE: Units = { footman: 1, knight: 2, ship: 1 }
