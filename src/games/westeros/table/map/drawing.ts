import { bordersOf, lineOf, subdivide, type Arc, type Loops } from '../../../../ui/map/subdivision'
import type { Drawing, Size, Spot } from '../../../../ui/map/geometry'
import type { AreaId } from '../../box/box'
import data from './map-data.json'

/** The drawing of the board: 1000 wide, 2040 high. */

/** The kinds of arcs, by the areas on both sides: lands, land and sea, seas, lands across a river; `frame`: no border of areas. */
export const ARC_KINDS = ['land', 'coast', 'sea', 'river', 'frame'] as const
export type ArcKind = (typeof ARC_KINDS)[number]

interface BoardArc extends Arc {
  readonly kind: ArcKind
  /** Frame only: the edge of the drawing, the coast beyond the Wall, the Wall. */
  readonly draw?: 'none' | 'coast' | 'wall'
}

export interface DrawnArea {
  readonly id: AreaId
  readonly loops: Loops
  /** Middle of the name, size of its letters and its lines. */
  readonly label: Spot & { readonly size: number; readonly lines: readonly string[] }
  /** Middle of the row of printed symbols. */
  readonly icons?: Spot
  /** Middle of the free room beside name and symbols, for what lies there. */
  readonly anchor: Spot
  /** Middle of the largest circle inside the area. */
  readonly tap: Spot
}

export const DECOR_KINDS = ['pine', 'tree', 'peak', 'hill', 'reed', 'dune', 'field', 'compass'] as const
export type DecorKind = (typeof DECOR_KINDS)[number]

interface Board extends Size {
  readonly arcs: readonly BoardArc[]
  readonly areas: readonly DrawnArea[]
  readonly beyond: { readonly loops: Loops; readonly label: Spot }
  readonly wall: string
  /** `angle`: direction of the roadway in degrees. */
  readonly bridges: readonly (Spot & { readonly a: AreaId; readonly b: AreaId; readonly angle: number })[]
  /** Pairs that touch without a common border: start, control point and end of a curve. */
  readonly links: readonly { readonly a: AreaId; readonly b: AreaId; readonly points: readonly (readonly number[])[] }[]
  /** Middles of all drawings of a kind: `352,44 812,46`. */
  readonly decor: Readonly<Record<DecorKind, string>>
}

export const BOARD = data as Board

/** Outlines and borders, for the `d` of a path. */
export const { outline, linesOf, corners } = subdivide(BOARD.arcs)

export const WALL = lineOf(BOARD.wall)

const AREAS: ReadonlyMap<AreaId, DrawnArea> = new Map(BOARD.areas.map((area) => [area.id, area]))

/** How an area is drawn; undefined for an area that a table has added to its box. */
export const drawnArea = (area: AreaId): DrawnArea | undefined => AREAS.get(area)

/** The board as the viewer takes it, worked out once. */
export const DRAWING: Drawing = {
  width: BOARD.width,
  height: BOARD.height,
  places: new Map(BOARD.areas.map(({ id, loops, anchor, tap }) => [id, { path: outline(loops), corners: corners(loops), anchor, tap }])),
}

/** Two areas with a common border, and what runs along it. */
export interface Border {
  readonly a: AreaId
  readonly b: AreaId
  readonly kind: ArcKind
}

/** Every arc that two areas share. */
export const borders = (): readonly Border[] => bordersOf(BOARD.arcs, BOARD.areas).map(({ a, b, arc: { kind } }) => ({ a, b, kind }))
