/** A drawn map in units of its own, y downwards. */

export type Point = readonly [x: number, y: number]

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A part of a drawing, by its edges. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where an area is drawn. */
export interface Place {
  /** Its outline, for the `d` of a path. */
  readonly path: string
  /** All points of its outline. */
  readonly corners: readonly Point[]
  /** The middle of the marks that lie in it. */
  readonly anchor: Spot
  /** The spot that is brought into sight, and that ways lead to. */
  readonly tap: Spot
}

/** A drawing that does not change: its size, and the place of each area in it, by id. */
export interface Drawing extends Size {
  readonly places: ReadonlyMap<string, Place>
}

/** The part of a drawing that some areas take up; undefined if none of them is drawn. */
export const boundsOf = ({ places }: Drawing, areas: readonly string[]): Bounds | undefined => {
  const points = areas.flatMap((area) => places.get(area)?.corners ?? [])
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Units of the drawing around the spot of an area: its symbols and its army. */
const ROUND_SPOT = 36

/** The part of a drawing in which the spots of some areas lie; undefined if fewer than two of them are drawn. */
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

/** The distance of a spot along a direction, and aside of it. */
const ahead = (from: Spot, to: Spot, direction: Direction): readonly [ahead: number, aside: number] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (direction === 'left' || direction === 'right') return [direction === 'right' ? dx : -dx, Math.abs(dy)]
  return [direction === 'down' ? dy : -dy, Math.abs(dx)]
}

/** The area that an arrow key leads to: the nearest one in its direction; the same one at the edge of the drawing. */
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
