import { readKey } from '../store/shapes'
import type { BallotKey } from '../store/store'

/** Helper functions for rows that are read from the database. */

export const isDefined = <T>(value: T | undefined): value is T => value !== undefined

/** Returns whether the stored row contains another encryption key than the given one. */
export const hasOtherKey = (there: unknown, { id }: BallotKey): boolean => {
  const kept = readKey(there)
  return kept !== undefined && kept.id !== id
}
