import { bordersOf, subdivide, type Arc, type Loops, type Subdivision } from './subdivision'
import type { Drawing, Size, Spot } from '../../../../ui/map/geometry'
import type { AreaId } from '../../box/box'

/** Drawings of the boards of both editions, 1000 units wide. Each drawing is data in a file of its own. */

/**
 * Kinds of border lines, by the areas on both sides: two land areas, land and sea or port, two seas, land areas across a river, sea and
 * port. A `frame` is not a border between areas.
 */
export const ARC_KINDS = ['land', 'coast', 'sea', 'river', 'port', 'frame'] as const
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

export interface Board extends Size {
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

/** Drawing of a board for the map viewer, with the data of its printed elements. */
export interface BoardDrawing extends Drawing, Pick<Subdivision<BoardArc>, 'outline' | 'linesOf'> {
  readonly board: Board
  /** Returns the drawing of an area; undefined for an area that was added by house rules. */
  readonly area: (id: AreaId) => DrawnArea | undefined
}

/** Computes the drawing of a board from its data. */
export const drawingOf = (board: Board): BoardDrawing => {
  const { outline, linesOf, corners } = subdivide(board.arcs)
  const areas: ReadonlyMap<AreaId, DrawnArea> = new Map(board.areas.map((area) => [area.id, area]))
  return {
    board,
    outline,
    linesOf,
    area: (id) => areas.get(id),
    width: board.width,
    height: board.height,
    places: new Map(board.areas.map(({ id, loops, anchor, tap }) => [id, { path: outline(loops), corners: corners(loops), anchor, tap }])),
  }
}

/** Border between two areas, with its kind. */
export interface Border {
  readonly a: AreaId
  readonly b: AreaId
  readonly kind: ArcKind
}

/** Returns all borders between two areas of a board. */
export const borders = ({ arcs, areas }: Board): readonly Border[] =>
  bordersOf(arcs, areas).map(({ a, b, arc: { kind } }) => ({ a, b, kind }))
