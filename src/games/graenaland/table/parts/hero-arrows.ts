import type { Clan } from '../../box/box'
import { rowsOf, type Island, type PlaceId } from '../../box/island'
import type { Moved } from '../../model/events'

/** Height of a tile on the small drawing of the island, in hundredths of the width of the island. */
export const TILE_HEIGHT = 17
export const TILE_GAP = 1

interface Point {
  readonly x: number
  readonly y: number
}
/**
 * Arrow between two territories as an SVG path, which shows the move of a hero. If two heroes swapped places, it has a head at both ends.
 */
export interface Arrow {
  readonly clan: Clan
  readonly path: string
  readonly both: boolean
}

/**
 * Returns the point of each tile at which arrows begin and end: the centre of the tile, below the heroes. The inland tiles are shifted by
 * half a tile.
 */
export const anchorsOf = (island: Island): Readonly<Record<PlaceId, Point>> => {
  const rows = rowsOf(island)
  return Object.fromEntries(
    rows.flatMap((row, line) => {
      const inset = line === 0 ? 50 / (row.length + 1) : 0
      const width = (100 - 2 * inset - (row.length - 1) * TILE_GAP) / row.length
      const y = line * (TILE_HEIGHT + TILE_GAP) + TILE_HEIGHT * 0.78
      return row.map((at, n): readonly [PlaceId, Point] => [at, { x: inset + n * (width + TILE_GAP) + width / 2, y }])
    }),
  )
}

const rounded = (n: number): number => Math.round(n * 10) / 10

/**
 * Returns the y position of one end of an arrow. An arrow between the two rows begins and ends at the edge between the rows, so that
 * it does not cover the heroes in the middle of a tile.
 */
const endY = (own: number, other: number): number => {
  if (own === other) return own
  return own < other ? TILE_HEIGHT * 0.9 : TILE_HEIGHT + TILE_GAP + TILE_HEIGHT * 0.1
}

/**
 * Returns the arrows of the orders that moved a hero (R19, R21), in order. Arrows between two coast tiles or two inland tiles bend
 * downwards, and arrows from the same territory start next to each other.
 */
export const arrowsOf = (island: Island, results: readonly Moved[]): readonly Arrow[] => {
  const anchors = anchorsOf(island)
  const begun = new Map<PlaceId, number>()
  return results.flatMap(({ clan, result, from = '', to = '' }): readonly Arrow[] => {
    const [a, b] = [anchors[from], anchors[to]]
    if (a === undefined || b === undefined || (result !== 'moved' && result !== 'swapped')) return []
    const nth = begun.get(from) ?? 0
    begun.set(from, nth + 1)
    const side = b.x < a.x ? -1 : 1
    const start = { x: a.x + side * (2 + 2 * nth), y: endY(a.y, b.y) }
    const end = { x: b.x - side * 3, y: endY(b.y, a.y) }
    const bend = a.y === b.y ? 5 + Math.abs(b.x - a.x) / 8 + nth : 0
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + bend }
    const path = [start, middle, end].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    return [{ clan, path: `M${path[0]}Q${path[1]} ${path[2]}`, both: result === 'swapped' }]
  })
}
