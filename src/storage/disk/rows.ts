import { readKey } from '../store/shapes'
import type { BallotKey } from '../store/store'

/** Looking at rows as they lie there. */

export const isDefined = <T>(value: T | undefined): value is T => value !== undefined

/** Whether the ballot has another key than this one on disk. */
export const hasOtherKey = (there: unknown, { id }: BallotKey): boolean => {
  const kept = readKey(there)
  return kept !== undefined && kept.id !== id
}
