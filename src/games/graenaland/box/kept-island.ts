import type { ReportedNumber } from '../../../referee'
import type { ReportedNumbers } from '../../../kit/rule-points'
import { BUILDINGS, RESOURCES, TERRAINS } from './box'
import { usualIsland, WAYS, type Island, type PlaceId, type Spots, type Tile } from './island'

/**
 * Converts the printed island to numbers, which the device stores for the next game with the same number of players. Each property of a
 * tile is an index into the list of its possible values. Neighbours and start positions are indexes in production order, counted from 1.
 */

const ISLAND = 'island/'
const SPOTS = 'spots/'
const numberOf = (places: readonly PlaceId[], at: PlaceId | undefined): number => places.indexOf(at ?? '') + 1

const partsOf = (
  { terrain, coast, fort, spaces, ways: neighbours }: Tile,
  places: readonly PlaceId[],
): Readonly<Record<string, number>> => ({
  terrain: TERRAINS.indexOf(terrain),
  coast: Number(coast),
  resource: RESOURCES.indexOf(fort),
  ...Object.fromEntries(BUILDINGS.map((one) => [one, Number(spaces.includes(one))])),
  ...Object.fromEntries(WAYS.map((way) => [way, numberOf(places, neighbours[way])])),
})

/** Returns the numbers that describe all tiles of an island for the given number of players. */
export const islandTold = (players: number, island: Island): readonly ReportedNumber[] => {
  const places = Object.keys(island)
  return Object.entries(island).flatMap(([at, tile]) =>
    Object.entries(partsOf(tile, places)).map(([part, value]) => ({ point: `${ISLAND}${players}/${at}/${part}`, value })),
  )
}

/** Returns the numbers that describe the start positions of a seat. Seat 0 is the first player (R7). */
export const spotsTold = (players: number, seat: number, spots: Spots, island: Island): readonly ReportedNumber[] => {
  const places = Object.keys(island)
  return spots.map((at, n) => ({ point: `${SPOTS}${players}/${seat}/${n}`, value: numberOf(places, at) }))
}

/** Returns the stored island for a number of players, or the default island if none is stored. */
export const islandKept = (reported: ReportedNumbers, players: number): Island => {
  const usual = usualIsland(players)
  const places = Object.keys(usual)
  const tiles = Object.entries(usual).map(([at, tile]): readonly [PlaceId, Tile] => {
    const part = (name: string) => reported[`${ISLAND}${players}/${at}/${name}`] ?? 0
    const terrain = TERRAINS[reported[`${ISLAND}${players}/${at}/terrain`] ?? -1]
    if (terrain === undefined) return [at, tile]
    const neighbours = WAYS.flatMap((way) => {
      const to = places[part(way) - 1]
      return to === undefined ? [] : [[way, to] as const]
    })
    return [
      at,
      {
        terrain,
        coast: part('coast') === 1,
        ways: Object.fromEntries(neighbours),
        spaces: terrain === 'mountains' ? [] : BUILDINGS.filter((one) => part(one) === 1),
        fort: RESOURCES[part('resource')] ?? tile.fort,
      },
    ]
  })
  return Object.fromEntries(tiles)
}

/**
 * Returns the stored start positions of each seat, beginning with the first player. Returns an empty list if start positions of a seat are
 * missing.
 */
export const spotsKept = (reported: ReportedNumbers, players: number): readonly Spots[] => {
  const places = Object.keys(usualIsland(players))
  const seats = Array.from({ length: players }, (_, seat) =>
    [0, 1, 2].flatMap((n) => places[(reported[`${SPOTS}${players}/${seat}/${n}`] ?? 0) - 1] ?? []),
  )
  const whole = seats.filter((spots): spots is [PlaceId, PlaceId, PlaceId] => spots.length === 3)
  return whole.length === players ? whole : []
}
