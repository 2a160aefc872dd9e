import type { ReportedNumber } from '../../../referee'
import type { ReportedNumbers } from '../../../kit/rule-points'
import { BUILDINGS, RESOURCES, TERRAINS } from './box'
import { usualIsland, WAYS, type Island, type PlaceId, type Spots, type Tile } from './island'

/**
 * The printed island as numbers, which a device keeps for its next game with as many players: each part of a tile by its place in the
 * list of what it can be, a neighbour and a start spot by their place in the order of production, counted from 1.
 */

const ISLAND = 'island/'
const SPOTS = 'spots/'
const numberOf = (places: readonly PlaceId[], at: PlaceId | undefined): number => places.indexOf(at ?? '') + 1

const partsOf = ({ terrain, coast, fort, spaces, ways }: Tile, places: readonly PlaceId[]): Readonly<Record<string, number>> => ({
  terrain: TERRAINS.indexOf(terrain),
  coast: Number(coast),
  resource: RESOURCES.indexOf(fort),
  ...Object.fromEntries(BUILDINGS.map((one) => [one, Number(spaces.includes(one))])),
  ...Object.fromEntries(WAYS.map((way) => [way, numberOf(places, ways[way])])),
})

/** Every tile of an island for so many players. */
export const islandTold = (players: number, island: Island): readonly ReportedNumber[] => {
  const places = Object.keys(island)
  return Object.entries(island).flatMap(([at, tile]) =>
    Object.entries(partsOf(tile, places)).map(([part, value]) => ({ point: `${ISLAND}${players}/${at}/${part}`, value })),
  )
}

/** The spots of a seat, counted from the one who begins (R7). */
export const spotsTold = (players: number, seat: number, spots: Spots, island: Island): readonly ReportedNumber[] => {
  const places = Object.keys(island)
  return spots.map((at, n) => ({ point: `${SPOTS}${players}/${seat}/${n}`, value: numberOf(places, at) }))
}

/** The island that is kept for so many players; the usual one where there is none. */
export const islandKept = (told: ReportedNumbers, players: number): Island => {
  const usual = usualIsland(players)
  const places = Object.keys(usual)
  const tiles = Object.entries(usual).map(([at, tile]): readonly [PlaceId, Tile] => {
    const part = (name: string) => told[`${ISLAND}${players}/${at}/${name}`] ?? 0
    const terrain = TERRAINS[told[`${ISLAND}${players}/${at}/terrain`] ?? -1]
    if (terrain === undefined) return [at, tile]
    const ways = WAYS.flatMap((way) => {
      const to = places[part(way) - 1]
      return to === undefined ? [] : [[way, to] as const]
    })
    return [
      at,
      {
        terrain,
        coast: part('coast') === 1,
        ways: Object.fromEntries(ways),
        spaces: terrain === 'mountains' ? [] : BUILDINGS.filter((one) => part(one) === 1),
        fort: RESOURCES[part('resource')] ?? tile.fort,
      },
    ]
  })
  return Object.fromEntries(tiles)
}

/** The start spots that are kept, seat by seat from the one who begins; none unless every seat has its own. */
export const spotsKept = (told: ReportedNumbers, players: number): readonly Spots[] => {
  const places = Object.keys(usualIsland(players))
  const seats = Array.from({ length: players }, (_, seat) =>
    [0, 1, 2].flatMap((n) => places[(told[`${SPOTS}${players}/${seat}/${n}`] ?? 0) - 1] ?? []),
  )
  const whole = seats.filter((spots): spots is [PlaceId, PlaceId, PlaceId] => spots.length === 3)
  return whole.length === players ? whole : []
}
