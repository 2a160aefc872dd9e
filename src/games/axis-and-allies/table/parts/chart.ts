import { NEUTRALS, ZONE_IDS } from '../../box/board'

/** Layout of the board as hexagons of equal size. Hexagons that touch may belong to spaces that are not adjacent. */

export const REGIONS = ['americas', 'europe', 'africa', 'asia', 'pacific'] as const
export type Region = (typeof REGIONS)[number]

/** Hexagon of a territory, neutral territory or sea zone. Rows with an odd number are shifted right by half a hexagon. */
export interface Tile {
  readonly id: string
  readonly row: number
  readonly col: number
}

/** Id, row and column of each territory. */
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

/** Hexagons of each region of the map. */
export const TILES = Object.fromEntries(REGIONS.map((region) => [region, tilesOf(TABLE[region])])) as Readonly<
  Record<Region, readonly Tile[]>
>

/** Returns the region of the map that contains a territory. */
export const regionOf = (at: string): Region | undefined => REGIONS.find((region) => TILES[region].some(({ id }) => id === at))

/** Row and column of each sea zone by number, and of each neutral territory in board order. */
const SEA = `
2 3|1 5|0 8|0 11|2 8|1 7|3 6|3 5|3 3|4 2|4 3|5 5|5 6|5 8|5 9|4 10
7 6|6 4|5 2|5 0|6 1|7 4|8 8|8 6|7 3|8 5|9 7|9 10|9 12|9 13|8 14|8 12
8 11|6 11|7 13|6 14|7 15|8 15|9 15|9 16|7 18|6 0|5 20|6 20|6 18|8 17|7 16|6 16
5 15|5 17|3 17|4 19|5 19|4 0|3 20|2 20|2 18|4 17|3 15|2 16|2 15|1 15|1 20|2 0`
const NEUTRAL = '4 11|3 13|7 8|4 7|1 9|3 8|2 6|5 11|5 12|5 13|6 7|9 8|9 9|8 2|7 1|6 2'

const placed = (ids: readonly string[], table: string): readonly Tile[] =>
  table
    .trim()
    .split(/[|\n]/)
    .map((cell, at) => {
      const [row, col] = cell.split(' ')
      return { id: ids[at] ?? '', row: Number(row), col: Number(col) }
    })
export const ZONE_TILES = placed(ZONE_IDS, SEA)
export const NEUTRAL_TILES = placed(NEUTRALS, NEUTRAL)

/** Sea in which each sea zone lies. The n-th character is the index of a sea name for sea zone n. */
const SEAS = '0000000000001111222772222223333333344444455554444666677666666888'
export const seaOf = (zone: string): number => Number(SEAS[ZONE_IDS.indexOf(zone)])

/** Returns the horizontal position of the centre of a hexagon, in units of the hexagon width. */
export const middleOf = ({ row, col }: Tile): number => col + (row % 2) / 2

/** Part of the map: its first and last row, and the horizontal centres of its leftmost and rightmost hexagon. */
export interface Crop {
  readonly rows: readonly [first: number, last: number]
  readonly middles: readonly [first: number, last: number]
}
export const WORLD: Crop = { rows: [0, 10], middles: [0, 20.5] }
export const CROPS: Readonly<Record<Region, Crop>> = {
  americas: { rows: [1, 8], middles: [0, 6] },
  europe: { rows: [0, 5], middles: [6.5, 12] },
  africa: { rows: [4, 10], middles: [6.5, 12.5] },
  asia: { rows: [1, 9], middles: [12, 16] },
  pacific: { rows: [1, 9], middles: [14.5, 20.5] },
}
export const isWithin = ({ rows, middles }: Crop, tile: Tile): boolean =>
  tile.row >= rows[0] && tile.row <= rows[1] && middleOf(tile) >= middles[0] && middleOf(tile) <= middles[1]

/** Number of rows that are shown on each side of a space if a region is cropped around the space. */
const ROWS_AROUND = 2

/** Returns the crop of a region to the rows around a space, as wide as the region. Returns the whole region if the space is not in it. */
export const cropAround = (region: Region, at: string): Crop => {
  const whole = CROPS[region]
  const tile = [...TILES[region], ...ZONE_TILES].find(({ id }) => id === at)
  if (tile === undefined || !isWithin(whole, tile)) return whole
  const [first, last] = whole.rows
  return { ...whole, rows: [Math.max(first, tile.row - ROWS_AROUND), Math.min(last, tile.row + ROWS_AROUND)] }
}

/** Returns the region in which a space is shown: the region of a territory, or the first region that contains a sea zone. */
export const viewOf = (at: string): Region => {
  const zone = ZONE_TILES.find(({ id }) => id === at)
  return regionOf(at) ?? REGIONS.find((region) => zone !== undefined && isWithin(CROPS[region], zone)) ?? 'europe'
}
/** Returns the sea zones that are shown in a region. */
export const zonesIn = (region: Region): readonly string[] => ZONE_TILES.filter((tile) => isWithin(CROPS[region], tile)).map(({ id }) => id)
