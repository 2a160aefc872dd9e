import type { Point } from './geometry'

/**
 * A map as a planar subdivision: each border is stored once, as an arc between two junctions. Areas are loops of arcs. Two areas are
 * adjacent exactly if they share an arc.
 */

export interface Arc {
  /** The first point, followed by the relative position of each next point: `838,223 -6,7 -7,4`. */
  readonly line: string
}

/** Loops of arc numbers, counted from 1. A negative number is the arc in reverse. The first loop is the outline, the others are holes. */
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

/** Returns the line of an arc as the `d` attribute of a path. */
export const lineOf = (line: string): string => pathOf(pointsOf(line))

/** SVG paths of the arcs and areas. */
export interface Subdivision<A extends Arc> {
  /** Returns the closed outline of an area, as the `d` attribute of a path. */
  readonly outline: (loops: Loops) => string
  /** Returns all arcs that match a filter, as the `d` attribute of one path. */
  readonly linesOf: (fits: (arc: A) => boolean) => string
  /** Returns the points of the outline of an area. */
  readonly corners: (loops: Loops) => readonly Point[]
}

/** Computes the points of all arcs once, and returns functions for the paths. */
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

/** Two areas with a common border, and the arc of that border. */
export interface Border<A extends Arc> {
  readonly a: string
  readonly b: string
  readonly arc: A
}

/** Returns the border of every two areas that share an arc. */
export const bordersOf = <A extends Arc>(
  arcs: readonly A[],
  areas: readonly { readonly id: string; readonly loops: Loops }[],
): readonly Border<A>[] =>
  arcs.flatMap((arc, index) => {
    const name = index + 1
    const [a, b] = areas.filter(({ loops }) => loops.some((loop) => loop.includes(name) || loop.includes(-name)))
    return a === undefined || b === undefined ? [] : [{ a: a.id, b: b.id, arc }]
  })
