import type { Counts } from '../../../kit/counts'
import { BUILDINGS, type Building, type Resource, type Terrain } from './box'

/** The island: a coast row from west to east, and behind the coast row an inland row with one tile less (2.3). */

/** `C1` … for coast tiles, `I1` … for inland tiles. */
export type PlaceId = string

/** Directions of the compass plate to a neighbouring tile; `LEAPS` lead two tiles along the coast. */
export const WAYS = ['W', 'E', 'NW', 'NE', 'SW', 'SE'] as const
export type Way = (typeof WAYS)[number]
export const LEAPS = { WW: 'W', EE: 'E' } as const satisfies Readonly<Record<string, Way>>
/** Positions of an order; 0 means stay. */
export const POSITIONS = ['0', ...WAYS, 'WW', 'EE'] as const
export type Position = (typeof POSITIONS)[number]

export interface Tile {
  readonly terrain: Terrain
  readonly coast: boolean
  /** Neighbours by compass direction. */
  readonly ways: Readonly<Partial<Record<Way, PlaceId>>>
  /** Buildings with a printed space on the tile; empty in mountains. */
  readonly spaces: readonly Building[]
  /** The resource under the symbol of a fort, which makes army steps cheaper (R48). */
  readonly fort: Resource
}
/** Tiles by place, in the order of production: the coast from west to east, then inland (A5). */
export type Island = Readonly<Record<PlaceId, Tile>>

/** Returns the inland territories and the coast territories, each row from west to east. */
export const rowsOf = (island: Island): readonly [inland: readonly PlaceId[], coast: readonly PlaceId[]] => {
  const row = (isCoast: boolean) => Object.keys(island).filter((at) => island[at]?.coast === isCoast)
  return [row(false), row(true)]
}

/** Start positions of a clan in a fixed start: two settlements, then the warrior (R7). */
export type Spots = readonly [PlaceId, PlaceId, PlaceId]

/** Resource below the fort symbol, by terrain; the resource of hills is most likely ore (2.1). */
export const FORT_RESOURCE: Readonly<Record<Terrain, Resource>> = { plains: 'cattle', forest: 'wood', hills: 'ore', mountains: 'ore' }

/** Returns the neighbours of a place on an island with `coast` coast tiles. */
const waysOf = (isCoast: boolean, at: number, coast: number): Tile['ways'] => {
  const row = (number: number): PlaceId | undefined => (number >= 1 && number <= coast ? `C${number}` : undefined)
  const inland = (number: number): PlaceId | undefined => (number >= 1 && number < coast ? `I${number}` : undefined)
  const ways = isCoast
    ? { W: row(at - 1), E: row(at + 1), NW: inland(at - 1), NE: inland(at) }
    : { W: inland(at - 1), E: inland(at + 1), SW: row(at), SE: row(at + 1) }
  return Object.fromEntries(Object.entries(ways).filter(([, place]) => place !== undefined))
}

/** Returns a standard tile: its spaces and the resource of its fort depend on the terrain. */
export const tileOf = (terrain: Terrain, isCoast: boolean, ways: Tile['ways']): Tile => ({
  terrain,
  coast: isCoast,
  ways,
  spaces: terrain === 'mountains' ? [] : BUILDINGS,
  fort: FORT_RESOURCE[terrain],
})

/** Returns an island with two rows of terrains; the inland row is shorter by one. */
export const islandOf = (coast: readonly Terrain[], inland: readonly Terrain[]): Island =>
  Object.fromEntries([
    ...coast.map((terrain, at) => [`C${at + 1}`, tileOf(terrain, true, waysOf(true, at + 1, coast.length))] as const),
    ...inland.map((terrain, at) => [`I${at + 1}`, tileOf(terrain, false, waysOf(false, at + 1, coast.length))] as const),
  ])

/** Default terrains by number of players; the printed layouts are lost, so the players enter their own (A3). */
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

/** Kinds of place that differ in the price of a village, as a number of cards (R40). */
export type PlaceKind = 'coast' | 'inland' | 'mountains'
export const kindOf = ({ terrain, coast }: Tile): PlaceKind => (terrain === 'mountains' ? 'mountains' : coast ? 'coast' : 'inland')

/** Price by resource; `any`: the resources are unknown (A3). */
export type Price = Counts
