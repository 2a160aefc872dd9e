import { DRAWING, type Spot } from './geometry'

/** Which part of the drawing is seen: pure arithmetic, in pixels of the screen. */

export interface View {
  /** Where the left upper corner of the drawing lies. */
  readonly x: number
  readonly y: number
  /** Pixels for one unit of the drawing. */
  readonly scale: number
}

/** Size of the window onto the drawing. */
export interface Frame {
  readonly width: number
  readonly height: number
}

const CLOSEST = 2.2

/** Scale at which names, symbols and armies stand clear of each other. */
const READABLE = 0.62

/** How far the edge of the drawing can be drawn into the window, so that nothing hides under the buttons. */
const SLACK = 64

/** Scale at which all of the drawing is in the window. */
export const wholeScale = ({ width, height }: Frame): number => Math.min(width / DRAWING.width, height / DRAWING.height)

/** Keeps a scale within its bounds, and the drawing over the window; where it is smaller than the window it stands in the middle. */
export const held = ({ x, y, scale }: View, frame: Frame): View => {
  const within = Math.min(Math.max(scale, wholeScale(frame)), Math.max(CLOSEST, wholeScale(frame)))
  const along = (at: number, window: number, length: number) =>
    length <= window ? (window - length) / 2 : Math.min(SLACK, Math.max(window - length - SLACK, at))
  return {
    x: along(x, frame.width, DRAWING.width * within),
    y: along(y, frame.height, DRAWING.height * within),
    scale: within,
  }
}

/** Moves by pixels. */
export const moved = (view: View, dx: number, dy: number, frame: Frame): View =>
  held({ ...view, x: view.x + dx, y: view.y + dy }, frame)

/** Grows by a factor around a point of the window. */
export const zoomed = (view: View, factor: number, at: Spot, frame: Frame): View => {
  const least = wholeScale(frame)
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least))
  const grown = scale / view.scale
  return held({ x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale }, frame)
}

/** All of the drawing. */
export const whole = (frame: Frame): View => held({ x: 0, y: 0, scale: 0 }, frame)

/** The first look: as wide as the window, but never too small to be read; the middle of the board in the middle. */
export const first = (frame: Frame): View => {
  const scale = Math.min(Math.max(frame.width / DRAWING.width, READABLE), 0.8)
  const x = (frame.width - DRAWING.width * scale) / 2
  return held({ x, y: frame.height / 2 - (DRAWING.height / 2) * scale, scale }, frame)
}

/** Moves only if a spot of the drawing is not well within the given part of the window's height. */
export const showing = (view: View, spot: Spot, frame: Frame, part = 1): View => {
  const margin = 48
  const height = frame.height * part
  const x = view.x + spot.x * view.scale
  const y = view.y + spot.y * view.scale
  const seen = x >= margin && x <= frame.width - margin && y >= margin && y <= height - margin
  return seen ? view : moved(view, frame.width / 2 - x, height / 2 - y, frame)
}
