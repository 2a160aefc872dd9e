import type { Point } from './geometry'

/**
 * A drawing as a planar subdivision: every border is stored once, as an arc between two junctions; areas are loops of arcs, so that two
 * areas touch exactly where they share one.
 */

export interface Arc {
  /** First point, then the way to each next one: `838,223 -6,7 -7,4`. */
  readonly line: string
}

/** Arcs by number from 1; a negative number is the arc backwards. The first loop is the outline, the others are holes. */
export type Loops = readonly (readonly number[])[]

const pointsOf = (line: string): readonly Point[] => {
  let [x, y] = [0, 0]
  return line.split(' ').map((step): Point => {
    const [dx = 0, dy = 0] = step.split(',').map(Number)
    x += dx
    y += dy
    return [x, y]
  })
}

const pathOf = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`

/** A line as an arc has it, for the `d` of a path. */
export const lineOf = (line: string): string => pathOf(pointsOf(line))

/** The drawing of arcs and of the areas between them. */
export interface Subdivision<A extends Arc> {
  /** The closed line around an area, for the `d` of a path. */
  readonly outline: (loops: Loops) => string
  /** All arcs that fit, for the `d` of one path. */
  readonly linesOf: (fits: (arc: A) => boolean) => string
  /** All points of the line around an area. */
  readonly corners: (loops: Loops) => readonly Point[]
}

/** Works out the points of all arcs, once. */
export const subdivide = <A extends Arc>(arcs: readonly A[]): Subdivision<A> => {
  const forwards = arcs.map(({ line }) => pointsOf(line))
  const pointsAlong = (arc: number): readonly Point[] => {
    const points = forwards[Math.abs(arc) - 1] ?? []
    return arc > 0 ? points : points.toReversed()
  }
  return {
    outline: (loops) => loops.map((loop) => `${pathOf(loop.flatMap((arc) => pointsAlong(arc).slice(0, -1)))}Z`).join(''),
    linesOf: (fits) => arcs.flatMap((arc, index) => (fits(arc) ? [pathOf(pointsAlong(index + 1))] : [])).join(''),
    corners: ([around = []]) => around.flatMap(pointsAlong),
  }
}

/** Two areas with a common border, and the arc that runs along it. */
export interface Border<A extends Arc> {
  readonly a: string
  readonly b: string
  readonly arc: A
}

/** Every arc that two areas share. */
export const bordersOf = <A extends Arc>(
  arcs: readonly A[],
  areas: readonly { readonly id: string; readonly loops: Loops }[],
): readonly Border<A>[] =>
  arcs.flatMap((arc, index) => {
    const name = index + 1
    const [a, b] = areas.filter(({ loops }) => loops.some((loop) => loop.includes(name) || loop.includes(-name)))
    return a === undefined || b === undefined ? [] : [{ a: a.id, b: b.id, arc }]
  })
