import type { Bounds, Size, Spot } from './geometry'

/**
 * Which part of a drawing is seen: pure arithmetic, in pixels of the screen. The scales below suit a drawing in whose units the letters of
 * a name are about 25 high.
 */

export interface View {
  /** The position of the left upper corner of the drawing. */
  readonly x: number
  readonly y: number
  /** Pixels for one unit of the drawing. */
  readonly scale: number
}

/** The window onto a drawing, in pixels. */
export interface Frame extends Size {
  /** The visible rectangle, in units of the drawing. */
  readonly drawing: Size
  /** How much of it is covered at the left, by a panel. */
  readonly left?: number
  /** How much of it is covered below, by a sheet. */
  readonly bottom?: number
}

const CLOSEST = 2.2

/** Scale at which names, symbols and armies do not overlap. */
const READABLE = 0.62

/** Scale beyond which a few areas are not grown by themselves. */
const CLOSE_ENOUGH = 0.95

/** How far the edge of the drawing can be drawn into the window, so that nothing hides under the buttons. */
const SLACK = 64

/** Scale at which all of the drawing is in the window. */
export const wholeScale = ({ width, height, drawing }: Frame): number => Math.min(width / drawing.width, height / drawing.height)

/** Keeps a scale within its bounds, and the drawing over the window; centres it where it is smaller than the window. */
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

/** Moves by pixels. */
export const moved = (view: View, dx: number, dy: number, frame: Frame): View => clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame)

/** Grows by a factor around a point of the window. */
export const zoomed = (view: View, factor: number, at: Spot, frame: Frame): View => {
  const least = wholeScale(frame)
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least))
  const grown = scale / view.scale
  return clamped({ x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale }, frame)
}

/** All of the drawing. */
export const wholeView = (frame: Frame): View => clamped({ x: 0, y: 0, scale: 0 }, frame)

/** The first look: as wide as the window, but never too small to be read; its middle in the middle. */
export const initialView = (frame: Frame): View => {
  const { drawing } = frame
  const scale = Math.min(Math.max(frame.width / drawing.width, READABLE), 0.8)
  const x = (frame.width - drawing.width * scale) / 2
  return clamped({ x, y: frame.height / 2 - (drawing.height / 2) * scale, scale }, frame)
}

/** Moves only if a spot of the drawing is not well within the part of the window that nothing covers. */
export const scrolledTo = (view: View, spot: Spot, frame: Frame): View => {
  const { width, height, left = 0, bottom = 0 } = frame
  const margin = Math.min(56, (height - bottom) / 4)
  const x = view.x + spot.x * view.scale
  const y = view.y + spot.y * view.scale
  const seen = x >= left + margin && x <= width - margin && y >= margin && y <= height - bottom - margin
  return seen ? view : moved(view, (left + width) / 2 - x, (height - bottom) / 2 - y, frame)
}

/** Pixels that stay free around what is brought into sight. */
const MARGIN = 16

/** All of a part of the drawing in sight, as large as is good to read; the same view if it is in sight already. */
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

/** The rectangles to keep in sight when the window changes its size, the first that is still legible; without any, the middle. */
export interface KeptInView {
  /** All that can be chosen. */
  readonly all?: Bounds
  /** The chosen areas, and the area of origin. */
  readonly near?: Bounds | undefined
  readonly spot?: Spot
}

/** The same view in a window of another size; where a part of the drawing would become too small to be read, the next is shown. */
export const resized = (view: View, before: Frame, frame: Frame, { all, near, spot }: KeptInView): View => {
  const middle = moved(view, (frame.width - before.width) / 2, (frame.height - before.height) / 2, frame)
  const fitting = all === undefined ? undefined : fittedTo(middle, all, frame)
  if (fitting !== undefined && (spot === undefined || fitting.scale >= READABLE / 2)) return fitting
  const closer = near === undefined ? undefined : fittedTo(middle, near, frame)
  if (closer !== undefined && closer.scale >= READABLE / 2) return closer
  return spot === undefined ? middle : scrolledTo(middle, spot, frame)
}

/** A view on the way from one to another: 0 is the first, 1 the second. */
export const interpolatedView = (from: View, to: View, part: number): View => {
  const mix = (a: number, b: number) => a + (b - a) * part
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }
}
