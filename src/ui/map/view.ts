import type { Bounds, Size, Spot } from './geometry'

/**
 * Visible part of a map's drawing. The functions of this module are pure and compute in screen pixels. Their limits for the scale suit a
 * drawing in which the letters of a name are about 25 units high.
 */

export interface View {
  /** Position of the top left corner of the map's drawing in the viewport, in px. */
  readonly x: number
  readonly y: number
  /** Scale of the map: px per unit of the drawing. */
  readonly scale: number
}

/** Size of the map's viewport, in px, and the parts of it that are covered. */
export interface Frame extends Size {
  /** Size of the whole drawing of the map, in units of the drawing. */
  readonly drawing: Size
  /** Width of the map's viewport that a panel at the left covers, in px. */
  readonly left?: number
  /** Height of the map's viewport that a sheet at the bottom covers, in px. */
  readonly bottom?: number
}

const CLOSEST = 2.2

/** Minimum scale of the map at which names, symbols and units do not overlap. */
const READABLE = 0.62

/** Maximum scale of the map for automatic zoom to a few areas. */
const CLOSE_ENOUGH = 0.95

/**
 * Maximum distance between the edge of the map's drawing and the edge of the viewport, in px, so that areas can be
 * moved away from the buttons.
 */
const SLACK = 64

/** Returns the scale at which the whole drawing of the map fits into the viewport. */
export const wholeScale = ({ width, height, drawing }: Frame): number => Math.min(width / drawing.width, height / drawing.height)

/**
 * Limits the scale and position of a map view. The drawing covers the viewport, except for {@link SLACK} px at its
 * edges; a drawing that is smaller than the viewport is centred.
 */
export const clamped = ({ x, y, scale }: View, frame: Frame): View => {
  const within = Math.min(Math.max(scale, wholeScale(frame)), Math.max(CLOSEST, wholeScale(frame)))
  const { width, height, drawing, left = 0, bottom = 0 } = frame
  const along = (at: number, from: number, to: number, length: number) =>
    length <= to - from ? (from + to - length) / 2 : Math.min(from + SLACK, Math.max(to - length - SLACK, at))
  return {
    x: along(x, left, width, drawing.width * within),
    y: along(y, 0, height - bottom, drawing.height * within),
    scale: within,
  }
}

/** Returns a map view moved by a distance in px. */
export const moved = (view: View, dx: number, dy: number, frame: Frame): View => clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame)

/** Returns a map view zoomed by a factor around a point of the viewport. */
export const zoomed = (view: View, factor: number, at: Spot, frame: Frame): View => {
  const least = wholeScale(frame)
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least))
  const grown = scale / view.scale
  return clamped({ x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale }, frame)
}

/** Returns the map view that shows the whole drawing. */
export const wholeView = (frame: Frame): View => clamped({ x: 0, y: 0, scale: 0 }, frame)

/** Returns the initial map view: centred, and as wide as the viewport, but large enough to read. */
export const initialView = (frame: Frame): View => {
  const { drawing } = frame
  const scale = Math.min(Math.max(frame.width / drawing.width, READABLE), 0.8)
  const x = (frame.width - drawing.width * scale) / 2
  return clamped({ x, y: frame.height / 2 - (drawing.height / 2) * scale, scale }, frame)
}

/**
 * Returns the map view scrolled so that a point of the drawing is in the uncovered part of the viewport. Returns the
 * same view if the point is already in this part.
 */
export const scrolledTo = (view: View, spot: Spot, frame: Frame): View => {
  const { width, height, left = 0, bottom = 0 } = frame
  const margin = Math.min(56, (height - bottom) / 4)
  const x = view.x + spot.x * view.scale
  const y = view.y + spot.y * view.scale
  const seen = x >= left + margin && x <= width - margin && y >= margin && y <= height - bottom - margin
  return seen ? view : moved(view, (left + width) / 2 - x, (height - bottom) / 2 - y, frame)
}

/** Minimum distance between the edge of the viewport and map areas that are scrolled into view, in px. */
const MARGIN = 16

/**
 * Returns the map view zoomed and scrolled so that a rectangle of the drawing is completely visible and readable.
 * Returns the same view if the rectangle is already visible and readable, unless `centred` is set.
 */
export const fittedTo = (view: View, { left, top, right, bottom }: Bounds, frame: Frame, centred = false): View => {
  const seen =
    view.scale >= READABLE * 0.8 &&
    view.x + left * view.scale >= 0 &&
    view.y + top * view.scale >= 0 &&
    view.x + right * view.scale <= frame.width &&
    view.y + bottom * view.scale <= frame.height
  if (seen && !centred) return view
  const scale = seen
    ? view.scale
    : Math.min((frame.width - 2 * MARGIN) / (right - left), (frame.height - 2 * MARGIN) / (bottom - top), CLOSE_ENOUGH)
  const within = Math.max(scale, wholeScale(frame))
  const x = frame.width / 2 - ((left + right) / 2) * within
  const y = frame.height / 2 - ((top + bottom) / 2) * within
  return clamped({ x, y, scale: within }, frame)
}

/**
 * Parts of the map that stay visible after the viewport is resized. The first part that is still readable is used. If
 * no part is set, the middle of the view stays in the middle.
 */
export interface KeptInView {
  /** Bounding box of all selectable map areas. */
  readonly all?: Bounds
  /** Bounding box of the map areas that are chosen, origin or target. */
  readonly near?: Bounds | undefined
  readonly spot?: Spot
}

/**
 * Returns the zoom and scroll position of the map after the viewport was resized. Keeps the first part of
 * `KeptInView` visible that fits at a readable size: all selectable areas, then the chosen areas, then the spot.
 */
export const resized = (view: View, before: Frame, frame: Frame, { all, near, spot }: KeptInView): View => {
  const middle = moved(view, (frame.width - before.width) / 2, (frame.height - before.height) / 2, frame)
  const fitting = all === undefined ? undefined : fittedTo(middle, all, frame)
  if (fitting !== undefined && (spot === undefined || fitting.scale >= READABLE / 2)) return fitting
  const closer = near === undefined ? undefined : fittedTo(middle, near, frame)
  if (closer !== undefined && closer.scale >= READABLE / 2) return closer
  return spot === undefined ? middle : scrolledTo(middle, spot, frame)
}

/** Returns a map view between two views; `part` is from 0 (`from`) to 1 (`to`). */
export const interpolatedView = (from: View, to: View, part: number): View => {
  const mix = (a: number, b: number) => a + (b - a) * part
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }
}
