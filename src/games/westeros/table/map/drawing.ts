import { bordersOf, lineOf, subdivide, type Arc, type Loops } from './subdivision'
import type { Drawing, Size, Spot } from '../../../../ui/map/geometry'
import type { AreaId } from '../../box/box'
import data from './map-data.json'

/** Drawing of the board, 1000 units wide and 2040 units high. */

/**
 * Kinds of border lines, by the areas on both sides: two land areas, land and sea, two seas, land areas across a river. A `frame` is not a
 * border between areas.
 */
export const ARC_KINDS = ['land', 'coast', 'sea', 'river', 'frame'] as const
export type ArcKind = (typeof ARC_KINDS)[number]

interface BoardArc extends Arc {
  readonly kind: ArcKind
  /** Only for `frame`: the line is drawn as the coast beyond the Wall (`coast`) or as the Wall, or not drawn (`none`). */
  readonly draw?: 'none' | 'coast' | 'wall'
}

export interface DrawnArea {
  readonly id: AreaId
  readonly loops: Loops
  /** Centre of the name, font size, and lines of the name. */
  readonly label: Spot & { readonly size: number; readonly lines: readonly string[] }
  /** Centre of the row of printed symbols. */
  readonly icons?: Spot
  /** Centre of the free space next to the name and the symbols, where the pieces are drawn. */
  readonly anchor: Spot
  /** Centre of the largest circle inside the area, where a tap selects the area. */
  readonly tap: Spot
}

export const DECOR_KINDS = ['pine', 'tree', 'peak', 'hill', 'reed', 'dune', 'field', 'compass'] as const
export type DecorKind = (typeof DECOR_KINDS)[number]

interface Board extends Size {
  readonly arcs: readonly BoardArc[]
  readonly areas: readonly DrawnArea[]
  readonly beyond: { readonly loops: Loops; readonly label: Spot }
  readonly wall: string
  /** Bridges between the areas `a` and `b`. `angle`: direction of the bridge in degrees. */
  readonly bridges: readonly (Spot & { readonly a: AreaId; readonly b: AreaId; readonly angle: number })[]
  /** Pairs of areas that are adjacent without a common border, with the start, control point and end of a curve that connects them. */
  readonly links: readonly { readonly a: AreaId; readonly b: AreaId; readonly points: readonly (readonly number[])[] }[]
  /** Centres of all decorations of a kind, as a text with coordinates: `352,44 812,46`. */
  readonly decor: Readonly<Record<DecorKind, string>>
}

export const BOARD = data as Board

/** Outlines and borders as SVG path data. */
export const { outline, linesOf, corners } = subdivide(BOARD.arcs)

export const WALL = lineOf(BOARD.wall)

const AREAS: ReadonlyMap<AreaId, DrawnArea> = new Map(BOARD.areas.map((area) => [area.id, area]))

/** Returns the drawing of an area; undefined for an area that was added by house rules. */
export const drawnArea = (area: AreaId): DrawnArea | undefined => AREAS.get(area)

/** Drawing of the board for the map viewer, computed once. */
export const DRAWING: Drawing = {
  width: BOARD.width,
  height: BOARD.height,
  places: new Map(BOARD.areas.map(({ id, loops, anchor, tap }) => [id, { path: outline(loops), corners: corners(loops), anchor, tap }])),
}

/** Border between two areas, with its kind. */
export interface Border {
  readonly a: AreaId
  readonly b: AreaId
  readonly kind: ArcKind
}

/** Returns all borders between two areas of the board. */
export const borders = (): readonly Border[] => bordersOf(BOARD.arcs, BOARD.areas).map(({ a, b, arc: { kind } }) => ({ a, b, kind }))
