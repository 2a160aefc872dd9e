import type { Counts } from '../../../kit/counts'
import { BUILDINGS, type Building, type Resource, type Terrain } from './box'

/** Defines the island. Coast tiles lie from west to east, and behind them inland tiles, one fewer than coast tiles (2.3). */

/** Id of a territory: `C1`, `C2`, … for coast tiles, `I1`, `I2`, … for inland tiles. */
export type PlaceId = string

/** Compass directions that lead from a tile to another tile. `WW` and `EE` lead two tiles along the coast. */
export const WAYS = ['W', 'E', 'NW', 'NE', 'SW', 'SE'] as const
export type Way = (typeof WAYS)[number]
export const LEAPS = { WW: 'W', EE: 'E' } as const satisfies Readonly<Record<string, Way>>
/** Positions to which a player can turn the compass plate to order a hero. 0 means that the hero stays. */
export const POSITIONS = ['0', ...WAYS, 'WW', 'EE'] as const
export type Position = (typeof POSITIONS)[number]

export interface Tile {
  readonly terrain: Terrain
  readonly coast: boolean
  /** Neighbouring tiles. The key is the compass direction. */
  readonly ways: Readonly<Partial<Record<Way, PlaceId>>>
  /** Buildings for which the tile has a printed space. Mountains have no spaces. */
  readonly spaces: readonly Building[]
  /** Resource printed under the fort symbol of the tile. A fort on the tile makes army steps cheaper with this resource (R48). */
  readonly fort: Resource
}
/**
 * Tiles of the island. The key is the territory id. The order is the order of production: coast tiles from west to east, then inland tiles
 * (A5).
 */
export type Island = Readonly<Record<PlaceId, Tile>>

/** Returns the ids of the inland territories and of the coast territories, each list from west to east. */
export const rowsOf = (island: Island): readonly [inland: readonly PlaceId[], coast: readonly PlaceId[]] => {
  const row = (isCoast: boolean) => Object.keys(island).filter((at) => island[at]?.coast === isCoast)
  return [row(false), row(true)]
}

/** Start positions of a clan in a fixed start: the territories of its two settlements, then the territory of the warrior (R7). */
export type Spots = readonly [PlaceId, PlaceId, PlaceId]

/** Resource below the fort symbol of each terrain. The resource of hills is most likely ore (2.1). */
export const FORT_RESOURCE: Readonly<Record<Terrain, Resource>> = { plains: 'cattle', forest: 'wood', hills: 'ore', mountains: 'ore' }

/** Returns the neighbours of a tile on an island with `coast` coast tiles. */
const waysOf = (isCoast: boolean, at: number, coast: number): Tile['ways'] => {
  const row = (number: number): PlaceId | undefined => (number >= 1 && number <= coast ? `C${number}` : undefined)
  const inland = (number: number): PlaceId | undefined => (number >= 1 && number < coast ? `I${number}` : undefined)
  const neighbours = isCoast
    ? { W: row(at - 1), E: row(at + 1), NW: inland(at - 1), NE: inland(at) }
    : { W: inland(at - 1), E: inland(at + 1), SW: row(at), SE: row(at + 1) }
  return Object.fromEntries(Object.entries(neighbours).filter(([, place]) => place !== undefined))
}

/** Returns a standard tile. The terrain determines its building spaces and the resource of its fort. */
export const tileOf = (terrain: Terrain, isCoast: boolean, neighbours: Tile['ways']): Tile => ({
  terrain,
  coast: isCoast,
  ways: neighbours,
  spaces: terrain === 'mountains' ? [] : BUILDINGS,
  fort: FORT_RESOURCE[terrain],
})

/** Creates an island from the terrains of its coast tiles and inland tiles. The island must have one inland tile fewer than coast tiles. */
export const islandOf = (coast: readonly Terrain[], inland: readonly Terrain[]): Island =>
  Object.fromEntries([
    ...coast.map((terrain, at) => [`C${at + 1}`, tileOf(terrain, true, waysOf(true, at + 1, coast.length))] as const),
    ...inland.map((terrain, at) => [`I${at + 1}`, tileOf(terrain, false, waysOf(false, at + 1, coast.length))] as const),
  ])

/**
 * Default terrains. The key is the number of players. The printed layouts are not in the rulebook text, so the players enter the terrains
 * of their own copy (A3).
 */
const USUAL: Readonly<Record<number, readonly [coast: readonly Terrain[], inland: readonly Terrain[]]>> = {
  3: [
    ['plains', 'forest', 'hills'],
    ['mountains', 'hills'],
  ],
  4: [
    ['plains', 'forest', 'hills', 'plains'],
    ['hills', 'mountains', 'hills'],
  ],
  5: [
    ['plains', 'forest', 'hills', 'plains', 'forest'],
    ['hills', 'mountains', 'hills', 'mountains'],
  ],
}
export const usualIsland = (players: number): Island => islandOf(...(USUAL[players] ?? USUAL[4] ?? [[], []]))

/** Kinds of territories. The price of a village depends on the kind (R40). */
export type PlaceKind = 'coast' | 'inland' | 'mountains'
export const kindOf = ({ terrain, coast }: Tile): PlaceKind => (terrain === 'mountains' ? 'mountains' : coast ? 'coast' : 'inland')

/** Number of cards that a construction costs. The key is the resource, or `any` if the resources are unknown (A3). */
export type Price = Counts
