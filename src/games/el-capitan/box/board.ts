/** Cities, sites, pieces, bonus cards and loans of the game box. */

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** Id of a city. Two cities have no known name, so their id is their position on the board. */
export type CityId = string

/** The nine cities in the layout of the board. Sea routes connect neighbouring cities in a row and in a column (R8). */
export const GRID: readonly (readonly CityId[])[] = [
  ['marseille', 'venezia', 'constantinople'],
  ['valencia', 'napoli', 'east'],
  ['tanger', 'south', 'alexandria'],
]
export const CITIES: readonly CityId[] = GRID.flat()

/** The two cities whose names are missing in the rulebook. */
export const NAMELESS = ['east', 'south'] as const
export type Nameless = (typeof NAMELESS)[number]
/** Maximum length of a city name, in characters. */
export const LONGEST_CITY = 30

/** Number of building sites of a city. After the last site there is one more space, on which only a number is printed (R17). */
export const SITES = 12
export const HARBOURS = 2
export const FORTRESS_SITES = 2
export const PHASES = 3

/** Starting money of each player, in florins. */
export const STARTING_MONEY = 20
/**
 * Number of pieces that a player receives at the start of each phase: warehouses of the main colour, warehouses of the neutral colour,
 * fortresses (R43, R53).
 */
export const PIECES = { main: 6, neutral: 2, fortresses: 1 } as const
/** Florins of each bonus card, in the order in which players take the cards (R38). */
export const BONUS_CARDS = [15, 10, 5] as const
/** Amounts in florins of the two types of loan cards: a player who takes a loan receives this amount (R28). */
export const FACES = [10, 16] as const
export type Face = (typeof FACES)[number]
/**
 * Number of loan cards of each amount in the box. The cards do not limit the loans: a player may have any number of loans (R28), so a loan
 * without a card is written down.
 */
export const LOAN_CARDS: Readonly<Record<Face, number>> = { 10: 18, 16: 12 }

/** Returns whether two cities are next to each other in a row or in a column of the board. */
export const areNeighbours = (a: CityId, b: CityId): boolean => {
  const [one, other] = [placeOf(a), placeOf(b)]
  return one !== undefined && other !== undefined && Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1
}

const placeOf = (city: CityId) => {
  const row = GRID.findIndex((cities) => cities.includes(city))
  return row < 0 ? undefined : { row, column: GRID[row]?.indexOf(city) ?? 0 }
}
