import type { Size, Spot } from '../../ui/map/geometry'

/** Which part of the board the film shows: pure arithmetic, in points of the picture. */

/** A board that is much longer than the picture is shown as large as this in relation to all of it, and is moved along. */
const CLOSEST = 1.75

/**
 * Points of the picture for one unit of the board: it fills the picture where it is not made much too large by that.
 * @param isWhole the whole board is always in sight
 */
export const filmScale = (picture: Size, board: Size, isWhole = false): number => {
  const [across, down] = [picture.width / board.width, picture.height / board.height]
  if (isWhole) return Math.min(across, down)
  return Math.min(Math.max(across, down), CLOSEST * Math.min(across, down))
}

/** How much of the picture stays free around what happens. */
const MARGIN = 0.28

/** The position of the left upper corner of the board on one axis: moved only as far as it takes until the spot is well within. */
const along = (at: number, spot: number, room: number, length: number): number => {
  if (length <= room) return (room - length) / 2
  const margin = room * MARGIN
  const wanted = Math.min(Math.max(at, margin - spot), room - margin - spot)
  return Math.min(0, Math.max(room - length, wanted))
}

/**
 * Looks at a spot of the board.
 * @param from position of the left upper corner of the board
 * @param spot in points of the picture, from that corner on
 * @returns the position afterwards
 */
export const lookedAt = (from: Spot, spot: Spot, picture: Size, board: Size): Spot => ({
  x: along(from.x, spot.x, picture.width, board.width),
  y: along(from.y, spot.y, picture.height, board.height),
})

/** How fast it glides: what is left of the way after so many ms is a third. */
const GLIDES = 260

/** On the way from one place to another, some ms later; the last point is skipped. */
export const gliding = (from: Spot, to: Spot, ms: number): Spot => {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 0.6) return to
  const part = 1 - Math.exp(-ms / GLIDES)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
