import type { AreaId } from '../../box/box'
import data from './map-data.json'

/**
 * The drawing of the board as a planar subdivision, in units of the drawing: 1000 wide, 2040 high, y downwards. Every border
 * is stored once, as an arc between two junctions; areas are loops of arcs, so that two areas touch exactly where they share one.
 */

export type Point = readonly [x: number, y: number]

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A circle that lies inside an area. */
export interface Circle extends Spot {
  readonly r: number
}

/** A part of the drawing, by its edges. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What an arc parts: two lands, land and sea, two seas, two lands with a river between them; `frame` is no border of two areas. */
export const ARC_KINDS = ['land', 'coast', 'sea', 'river', 'frame'] as const
export type ArcKind = (typeof ARC_KINDS)[number]

interface Arc {
  readonly kind: ArcKind
  /** Frame only: the edge of the drawing, the coast beyond the Wall, the Wall. */
  readonly draw?: 'none' | 'coast' | 'wall'
  /** First point, then the way to each next one: `838,223 -6,7 -7,4`. */
  readonly line: string
}

/** Arcs by number from 1; a negative number is the arc backwards. The first loop is the outline, the others are holes. */
export type Loops = readonly (readonly number[])[]

export interface DrawnArea {
  readonly id: AreaId
  readonly loops: Loops
  /** Middle of the name, size of its letters and its lines. */
  readonly label: Spot & { readonly size: number; readonly lines: readonly string[] }
  /** Middle of the row of printed symbols. */
  readonly icons?: Spot
  /** Free circle beside name and symbols, for what lies there. */
  readonly anchor: Circle
  /** Largest circle inside the area. */
  readonly tap: Circle
}

export const DECOR = ['pine', 'tree', 'peak', 'hill', 'reed', 'dune', 'field', 'compass'] as const
export type DecorKind = (typeof DECOR)[number]

interface Drawing {
  readonly width: number
  readonly height: number
  readonly arcs: readonly Arc[]
  readonly areas: readonly DrawnArea[]
  readonly beyond: { readonly loops: Loops; readonly label: Spot }
  readonly wall: string
  /** `angle`: direction of the roadway in degrees. */
  readonly bridges: readonly (Spot & { readonly a: AreaId; readonly b: AreaId; readonly angle: number })[]
  /** Pairs that touch without a common border: start, control point and end of a curve. */
  readonly links: readonly { readonly a: AreaId; readonly b: AreaId; readonly points: readonly (readonly number[])[] }[]
  readonly decor: readonly (Spot & { readonly kind: DecorKind })[]
}

export const DRAWING = data as Drawing

const pointsOf = (line: string): readonly Point[] => {
  let [x, y] = [0, 0]
  return line.split(' ').map((step): Point => {
    const [dx = 0, dy = 0] = step.split(',').map(Number)
    x += dx
    y += dy
    return [x, y]
  })
}

const ARC_POINTS: readonly (readonly Point[])[] = DRAWING.arcs.map(({ line }) => pointsOf(line))

const arcPoints = (arc: number): readonly Point[] => {
  const points = ARC_POINTS[Math.abs(arc) - 1] ?? []
  return arc > 0 ? points : points.toReversed()
}

const drawn = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`

/** The closed line around an area, for the `d` of a path. */
export const outline = (loops: Loops): string =>
  loops.map((loop) => `${drawn(loop.flatMap((arc) => arcPoints(arc).slice(0, -1)))}Z`).join('')

/** All arcs that fit, for the `d` of one path. */
export const linesOf = (fits: (arc: Arc) => boolean): string =>
  DRAWING.arcs.flatMap((arc, index) => (fits(arc) ? [drawn(arcPoints(index + 1))] : [])).join('')

export const WALL = drawn(pointsOf(DRAWING.wall))

const AREAS: ReadonlyMap<AreaId, DrawnArea> = new Map(DRAWING.areas.map((area) => [area.id, area]))

/** Where an area is drawn; undefined for an area that a table has added to its box. */
export const drawnArea = (area: AreaId): DrawnArea | undefined => AREAS.get(area)

/** Outlines by area, worked out once. */
export const OUTLINES: ReadonlyMap<AreaId, string> = new Map(DRAWING.areas.map(({ id, loops }) => [id, outline(loops)]))

/** The part of the drawing that some areas take up; undefined if none of them is drawn. */
export const boundsOf = (areas: readonly AreaId[]): Bounds | undefined => {
  const points = areas.flatMap((area) => (drawnArea(area)?.loops[0] ?? []).flatMap(arcPoints))
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Two areas with a common border, and what runs along it. */
export interface Border {
  readonly a: AreaId
  readonly b: AreaId
  readonly kind: ArcKind
}

/** Every arc that two areas share. */
export const borders = (): readonly Border[] =>
  DRAWING.arcs.flatMap(({ kind }, index) => {
    const arc = index + 1
    const [a, b] = DRAWING.areas.filter(({ loops }) => loops.some((loop) => loop.includes(arc) || loop.includes(-arc)))
    return a === undefined || b === undefined ? [] : [{ a: a.id, b: b.id, kind }]
  })

export type Direction = 'up' | 'down' | 'left' | 'right'

/** How far a spot lies ahead in a direction, and how far aside. */
const ahead = (from: Spot, to: Spot, direction: Direction): readonly [ahead: number, aside: number] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (direction === 'left' || direction === 'right') return [direction === 'right' ? dx : -dx, Math.abs(dy)]
  return [direction === 'down' ? dy : -dy, Math.abs(dx)]
}

/** The area that an arrow key leads to: the nearest one in its direction; the same one at the edge of the board. */
export const nextArea = (from: AreaId, direction: Direction, among: readonly AreaId[]): AreaId => {
  const here = drawnArea(from)?.tap
  if (here === undefined) return from
  let [best, least] = [from, Infinity]
  for (const id of among) {
    const there = drawnArea(id)?.tap
    if (there === undefined || id === from) continue
    const [forward, aside] = ahead(here, there, direction)
    const cost = forward + 2 * aside
    if (forward > aside / 2 && cost < least) [best, least] = [id, cost]
  }
  return best
}
