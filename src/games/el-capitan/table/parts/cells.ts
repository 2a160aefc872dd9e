import { SITES } from '../../box/board'
import type { Split } from '../../box/numbers'

/** Index of the track space after the last building site. This space has only a number. */
export const LAST_SPACE = SITES + 1

/**
 * Returns the grid column and row of a track space, counted from 1. The track runs down the left side, along the bottom with both corners,
 * and up the right side.
 */
export const cellOf = ({ down, across }: Split, space: number): { readonly column: number; readonly row: number } => {
  const corner = down + 1
  if (space <= corner) return { column: 1, row: space }
  if (space < corner + across) return { column: space - down, row: corner }
  return { column: across, row: LAST_SPACE + 1 - space }
}
