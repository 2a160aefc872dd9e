import type { Size, Spot } from '../../ui/map/geometry'

/** Calculates which part of the board the film shows; all positions are in canvas points. */

/** Maximum zoom of the film relative to the size at which the whole board is visible. The film scrolls along longer boards. */
const CLOSEST = 1.75

/**
 * Returns the number of canvas points per unit of the board. The board fills the picture, but its zoom is at most `CLOSEST`.
 * @param isWhole the whole board is always visible
 */
export const filmScale = (picture: Size, board: Size, isWhole = false): number => {
  const [across, down] = [picture.width / board.width, picture.height / board.height]
  if (isWhole) return Math.min(across, down)
  return Math.min(Math.max(across, down), CLOSEST * Math.min(across, down))
}

/** Minimum distance between the spot that the camera follows and the edge of the picture, as a fraction of the picture. */
const MARGIN = 0.28

/** Returns the offset of the board on one axis. The board moves only as far as needed to show the followed spot inside the margins. */
const along = (at: number, spot: number, room: number, length: number): number => {
  if (length <= room) return (room - length) / 2
  const margin = room * MARGIN
  const wanted = Math.min(Math.max(at, margin - spot), room - margin - spot)
  return Math.min(0, Math.max(room - length, wanted))
}

/**
 * Moves the view of the film so that a spot of the board is visible.
 * @param from position of the upper left corner of the board
 * @param spot in canvas points relative to that corner
 * @returns the new position of the corner
 */
export const lookedAt = (from: Spot, spot: Spot, picture: Size, board: Size): Spot => ({
  x: along(from.x, spot.x, picture.width, board.width),
  y: along(from.y, spot.y, picture.height, board.height),
})

/** Time constant of the camera movement in ms: after this time about a third of the distance is left. */
const GLIDES = 260

/**
 * Returns the camera position some ms after the start of a movement between two spots. A remaining distance below 0.6 points is skipped.
 */
export const gliding = (from: Spot, to: Spot, ms: number): Spot => {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 0.6) return to
  const part = 1 - Math.exp(-ms / GLIDES)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
