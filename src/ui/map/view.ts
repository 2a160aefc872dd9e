import type { Bounds, Size, Spot } from './geometry'

/**
 * Computes which part of the drawing is visible, as pure functions in screen pixels. The scales below fit a drawing in which the letters
 * of a name are about 25 units high.
 */

export interface View {
  /** Position of the top left corner of the drawing in the viewport, in px. */
  readonly x: number
  readonly y: number
  /** Px per unit of the drawing. */
  readonly scale: number
}

/** The viewport of the map, in px. */
export interface Frame extends Size {
  /** Size of the whole drawing, in its own units. */
  readonly drawing: Size
  /** Width covered by a panel at the left, in px. */
  readonly left?: number
  /** Height covered by a sheet at the bottom, in px. */
  readonly bottom?: number
}

const CLOSEST = 2.2

/** Scale at which names, symbols and units do not overlap. */
const READABLE = 0.62

/** Largest scale for automatic zoom to a few areas. */
const CLOSE_ENOUGH = 0.95

/**
 * Maximum distance between the edge of the drawing and the edge of the viewport, in px, so that areas can be moved away from the buttons.
 */
const SLACK = 64

/** Returns the scale at which the whole drawing fits into the viewport. */
export const wholeScale = ({ width, height, drawing }: Frame): number => Math.min(width / drawing.width, height / drawing.height)

/** Limits the scale. Keeps the viewport covered by the drawing, except for {@link SLACK} px at its edges; centres a smaller drawing. */
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

/** Moves the view by a distance in px. */
export const moved = (view: View, dx: number, dy: number, frame: Frame): View => clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame)

/** Zooms by a factor around a point of the viewport. */
export const zoomed = (view: View, factor: number, at: Spot, frame: Frame): View => {
  const least = wholeScale(frame)
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least))
  const grown = scale / view.scale
  return clamped({ x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale }, frame)
}

/** Returns the view that shows the whole drawing. */
export const wholeView = (frame: Frame): View => clamped({ x: 0, y: 0, scale: 0 }, frame)

/** Returns the initial view: centred, and as wide as the viewport, but large enough to read. */
export const initialView = (frame: Frame): View => {
  const { drawing } = frame
  const scale = Math.min(Math.max(frame.width / drawing.width, READABLE), 0.8)
  const x = (frame.width - drawing.width * scale) / 2
  return clamped({ x, y: frame.height / 2 - (drawing.height / 2) * scale, scale }, frame)
}

/** Scrolls a point of the drawing into the uncovered part of the viewport. Returns the same view if the point is already there. */
export const scrolledTo = (view: View, spot: Spot, frame: Frame): View => {
  const { width, height, left = 0, bottom = 0 } = frame
  const margin = Math.min(56, (height - bottom) / 4)
  const x = view.x + spot.x * view.scale
  const y = view.y + spot.y * view.scale
  const seen = x >= left + margin && x <= width - margin && y >= margin && y <= height - bottom - margin
  return seen ? view : moved(view, (left + width) / 2 - x, (height - bottom) / 2 - y, frame)
}

/** Margin around areas that are scrolled into view, in px. */
const MARGIN = 16

/**
 * Zooms and scrolls so that a rectangle of the drawing is completely visible and readable. Returns the same view if that is already the
 * case, unless `centred` is set.
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
 * Parts of the map that stay visible after a resize. The first part that is still readable is used; if no part is set, the middle of the
 * view stays in the middle.
 */
export interface KeptInView {
  /** Bounding box of all selectable areas. */
  readonly all?: Bounds
  /** Bounding box of the chosen areas and the origin. */
  readonly near?: Bounds | undefined
  readonly spot?: Spot
}

/**
 * Returns the zoom and scroll position of the map after the viewport was resized. Keeps the first part of `KeptInView` visible that fits at
 * a readable size: all selectable areas, then the chosen areas, then the spot.
 */
export const resized = (view: View, before: Frame, frame: Frame, { all, near, spot }: KeptInView): View => {
  const middle = moved(view, (frame.width - before.width) / 2, (frame.height - before.height) / 2, frame)
  const fitting = all === undefined ? undefined : fittedTo(middle, all, frame)
  if (fitting !== undefined && (spot === undefined || fitting.scale >= READABLE / 2)) return fitting
  const closer = near === undefined ? undefined : fittedTo(middle, near, frame)
  if (closer !== undefined && closer.scale >= READABLE / 2) return closer
  return spot === undefined ? middle : scrolledTo(middle, spot, frame)
}

/** Interpolates between two views; `part` is from 0 (`from`) to 1 (`to`). */
export const interpolatedView = (from: View, to: View, part: number): View => {
  const mix = (a: number, b: number) => a + (b - a) * part
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }
}
