import type { Point } from '../../../../ui/map/geometry'

/**
 * Border line of a map. The map is a planar subdivision: each border is stored once, as an arc between two junctions.
 * Areas are loops of arcs. Two areas are adjacent exactly if they share an arc.
 */

export interface Arc {
  /** Points of the arc: the first point, then the position of each next point relative to the previous one: `838,223 -6,7 -7,4`. */
  readonly line: string
}

/**
 * Loops of arcs that form an area of a map. Arcs are given by their numbers, counted from 1; a negative number is the
 * arc in reverse. The first loop is the outline of the area, and the other loops are holes.
 */
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

/** Returns the line of an arc as the `d` attribute of an SVG path. */
export const lineOf = (line: string): string => pathOf(pointsOf(line))

/** Functions that return the SVG paths of the arcs and areas of a map. */
export interface Subdivision<A extends Arc> {
  /** Returns the closed outline of a map area, as the `d` attribute of an SVG path. */
  readonly outline: (loops: Loops) => string
  /** Returns all arcs of the map that match a filter, as the `d` attribute of one SVG path. */
  readonly linesOf: (fits: (arc: A) => boolean) => string
  /** Returns the points of the outline of a map area. */
  readonly corners: (loops: Loops) => readonly Point[]
}

/** Computes the points of all arcs of a map once, and returns functions that create SVG paths from them. */
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

/** Two map areas that are neighbours, and the arc of their common border. */
export interface Border<A extends Arc> {
  readonly a: string
  readonly b: string
  readonly arc: A
}

/** Returns a border for every two map areas that share an arc. */
export const bordersOf = <A extends Arc>(
  arcs: readonly A[],
  areas: readonly { readonly id: string; readonly loops: Loops }[],
): readonly Border<A>[] =>
  arcs.flatMap((arc, index) => {
    const name = index + 1
    const [a, b] = areas.filter(({ loops }) => loops.some((loop) => loop.includes(name) || loop.includes(-name)))
    return a === undefined || b === undefined ? [] : [{ a: a.id, b: b.id, arc }]
  })
