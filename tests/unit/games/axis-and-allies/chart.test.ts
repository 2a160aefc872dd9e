import { expect, it } from 'vitest'
import { NEUTRALS, TERRITORIES, ZONE_IDS } from '../../../../src/games/axis-and-allies/box/board'
import {
  cropAround,
  CROPS,
  isWithin,
  NEUTRAL_TILES,
  REGIONS,
  TILES,
  viewOf,
  WORLD,
  ZONE_TILES,
} from '../../../../src/games/axis-and-allies/table/parts/chart'

const TERRITORY_TILES = REGIONS.flatMap((region) => TILES[region])
const ALL = [...TERRITORY_TILES, ...ZONE_TILES, ...NEUTRAL_TILES]

it('every space of the board has a tile of its own on the chart', () => {
  const ids = [...TERRITORIES.map(({ id }) => id), ...ZONE_IDS, ...NEUTRALS]
  expect(ALL.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(new Set(ALL.map(({ row, col }) => `${row} ${col}`)).size).toBe(ids.length)
  expect(ALL.filter((tile) => !isWithin(WORLD, tile))).toEqual([])
})

it('every region shows all its territories, and every sea zone is shown in some region', () => {
  for (const region of REGIONS) expect(TILES[region].filter((tile) => !isWithin(CROPS[region], tile))).toEqual([])
  expect([...TERRITORY_TILES, ...ZONE_TILES].filter((tile) => !isWithin(CROPS[viewOf(tile.id)], tile))).toEqual([])
})

it('around a space, a region is cropped to two rows on each side and keeps its width', () => {
  for (const region of REGIONS)
    for (const { id, row } of TILES[region]) {
      const { rows, middles } = cropAround(region, id)
      expect(middles).toEqual(CROPS[region].middles)
      expect(rows).toEqual([Math.max(CROPS[region].rows[0], row - 2), Math.min(CROPS[region].rows[1], row + 2)])
    }
  expect(cropAround('europe', 'alaska')).toEqual(CROPS.europe)
})
