/** The board as a chart of equal hexagons: tiles that touch do not border on each other. */

export const REGIONS = ['americas', 'europe', 'africa', 'asia', 'pacific'] as const
export type Region = (typeof REGIONS)[number]

/** A territory on the chart: rows that are odd are shifted right by half a tile. */
export interface Tile {
  readonly id: string
  readonly row: number
  readonly col: number
}

/** Id, row and column of every territory. */
const TABLE: Readonly<Record<Region, string>> = {
  americas: `
alaska 1 0, western-canada 2 1, eastern-canada 2 2, greenland 1 4, western-us 3 0, central-us 3 1, eastern-us 3 2,
mexico 4 1, west-indies 5 3, panama 5 1, brazil 7 2`,
  europe: `
united-kingdom 2 7, norway 1 8, karelia 1 10, archangel 1 11, germany 2 9, belorussia 2 10, west-russia 2 11,
russia 2 12, western-europe 3 7, eastern-europe 3 9, ukraine 3 10, caucasus 3 11, southern-europe 4 8, balkans 4 9,
gibraltar 5 7`,
  africa: `
algeria 6 8, libya 6 9, anglo-egypt 6 10, trans-jordan 5 10, persia 4 12, french-west-africa 7 7,
french-equatorial-africa 7 9, italian-east-africa 7 10, belgian-congo 8 9, kenya 8 10, south-africa 10 9,
madagascar 9 11`,
  asia: `
evenki 1 12, yakut 1 13, soviet-far-east 1 14, novosibirsk 2 13, buryatia 2 14, kazakh 3 12, manchuria 3 14,
sinkiang 4 13, china 4 14, kwantung 4 15, french-indochina 5 14, india 6 13`,
  pacific: `
japan 3 16, okinawa 4 16, philippines 5 16, borneo 6 15, east-indies 7 14, new-guinea 6 17, australia 8 16,
new-zealand 8 18, solomon 6 19, caroline 5 18, wake 4 18, midway 3 19, hawaii 4 20`,
}

const tilesOf = (table: string): readonly Tile[] =>
  table
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [id = '', row, col] = entry.split(' ')
      return { id, row: Number(row), col: Number(col) }
    })

/** The tiles of each region. */
export const TILES = Object.fromEntries(REGIONS.map((region) => [region, tilesOf(TABLE[region])])) as Readonly<
  Record<Region, readonly Tile[]>
>

/** The region in which a territory lies. */
export const regionOf = (at: string): Region | undefined => REGIONS.find((region) => TILES[region].some(({ id }) => id === at))
