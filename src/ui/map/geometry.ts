/** Geometry of a drawn map, in the units of its SVG drawing. The y axis points down. */

export type Point = readonly [x: number, y: number]

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Rectangle in a drawing of a map. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Position and shape of a map area in the drawing. */
export interface Place {
  /** Outline of the map area, as the `d` attribute of an SVG path. */
  readonly path: string
  /** Points of the outline of the map area. */
  readonly corners: readonly Point[]
  /** Centre of the marks that are drawn in the map area. */
  readonly anchor: Spot
  /** Point of the map area that is scrolled into view and that paths of units lead to. */
  readonly tap: Spot
}

/** Static drawing of a map: its size, and the position and shape of each area by area id. */
export interface Drawing extends Size {
  readonly places: ReadonlyMap<string, Place>
}

/** Returns the bounding box of some map areas; undefined if the drawing contains none of these areas. */
export const boundsOf = ({ places }: Drawing, areas: readonly string[]): Bounds | undefined => {
  const points = areas.flatMap((area) => places.get(area)?.corners ?? [])
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Distance from the centre of a map area within which its symbols and units are drawn, in units of the drawing. */
const ROUND_SPOT = 36

/** Returns the bounding box of the centres of some map areas; undefined if the drawing contains fewer than two of these areas. */
export const boundsOfSpots = ({ places }: Drawing, areas: readonly string[]): Bounds | undefined => {
  const spots = areas.flatMap((area) => places.get(area)?.tap ?? [])
  if (spots.length < 2) return undefined
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - ROUND_SPOT,
    top: Math.min(...ys) - ROUND_SPOT,
    right: Math.max(...xs) + ROUND_SPOT,
    bottom: Math.max(...ys) + ROUND_SPOT,
  }
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Returns the distance between two points along a direction, and the distance perpendicular to this direction. */
const ahead = (from: Spot, to: Spot, direction: Direction): readonly [ahead: number, aside: number] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (direction === 'left' || direction === 'right') return [direction === 'right' ? dx : -dx, Math.abs(dy)]
  return [direction === 'down' ? dy : -dy, Math.abs(dx)]
}

/** Returns the map area to focus after an arrow key: the nearest area in that direction, or `from` if no area is in that direction. */
export const nextArea = ({ places }: Drawing, from: string, direction: Direction, among: readonly string[]): string => {
  const here = places.get(from)?.tap
  if (here === undefined) return from
  let [best, least] = [from, Infinity]
  for (const id of among) {
    const there = places.get(id)?.tap
    if (there === undefined || id === from) continue
    const [forward, aside] = ahead(here, there, direction)
    const cost = forward + 2 * aside
    if (forward > aside / 2 && cost < least) [best, least] = [id, cost]
  }
  return best
}
