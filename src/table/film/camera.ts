import type { Size, Spot } from '../../ui/map/geometry'

/** Calculates which part of the board the film shows; all positions are in canvas points. */

/** Maximum zoom relative to the size at which the whole board is visible. The film scrolls along longer boards. */
const CLOSEST = 1.75

/**
 * Returns the canvas points per unit of the board: the board fills the picture, limited by `CLOSEST`.
 * @param isWhole the whole board is always visible
 */
export const filmScale = (picture: Size, board: Size, isWhole = false): number => {
  const [across, down] = [picture.width / board.width, picture.height / board.height]
  if (isWhole) return Math.min(across, down)
  return Math.min(Math.max(across, down), CLOSEST * Math.min(across, down))
}

/** Minimum distance of a viewed spot from the edge, as a fraction of the picture. */
const MARGIN = 0.28

/** Returns the offset of the board on one axis: moved as little as needed to keep the spot inside the margins. */
const along = (at: number, spot: number, room: number, length: number): number => {
  if (length <= room) return (room - length) / 2
  const margin = room * MARGIN
  const wanted = Math.min(Math.max(at, margin - spot), room - margin - spot)
  return Math.min(0, Math.max(room - length, wanted))
}

/**
 * Moves the view to a spot of the board.
 * @param from position of the upper left corner of the board
 * @param spot in canvas points relative to that corner
 * @returns the new position of the corner
 */
export const lookedAt = (from: Spot, spot: Spot, picture: Size, board: Size): Spot => ({
  x: along(from.x, spot.x, picture.width, board.width),
  y: along(from.y, spot.y, picture.height, board.height),
})

/** Time constant of the movement: after this many ms about a third of the distance is left. */
const GLIDES = 260

/** Returns the position on the way between two spots after some ms. Distances below 0.6 points are skipped. */
export const gliding = (from: Spot, to: Spot, ms: number): Spot => {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 0.6) return to
  const part = 1 - Math.exp(-ms / GLIDES)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
