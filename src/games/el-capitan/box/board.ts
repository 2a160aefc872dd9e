/** Board and pieces of the box. */

export const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** Id of a city. The two cities without a known name have their position as id. */
export type CityId = string

/** The nine cities as on the board. Sea routes connect neighbours in a row and in a column (R8). */
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

/** Number of building sites of a city. The space after the last site only shows a number (R17). */
export const SITES = 12
export const HARBOURS = 2
export const FORTRESS_SITES = 2
export const PHASES = 3

/** Starting money of each player, in florins. */
export const STARTING_MONEY = 20
/** Pieces that a player receives at the start of each phase (R43, R53). */
export const PIECES = { main: 6, neutral: 2, fortresses: 1 } as const
/** Florins of the bonus cards, in the order in which they are taken (R38). */
export const BONUS_CARDS = [15, 10, 5] as const
/** Loans, by the florins paid out (R28). */
export const FACES = [10, 16] as const
export type Face = (typeof FACES)[number]

/** Returns whether two cities are neighbours: one step in a row or in a column. */
export const areNeighbours = (a: CityId, b: CityId): boolean => {
  const [one, other] = [placeOf(a), placeOf(b)]
  return one !== undefined && other !== undefined && Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1
}

const placeOf = (city: CityId) => {
  const row = GRID.findIndex((cities) => cities.includes(city))
  return row < 0 ? undefined : { row, column: GRID[row]?.indexOf(city) ?? 0 }
}
