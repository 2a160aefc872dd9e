import { readKey } from '../store/shapes'
import type { BallotKey } from '../store/store'

/** Helpers for rows read from the database. */

export const isDefined = <T>(value: T | undefined): value is T => value !== undefined

/** Returns whether the row on disk contains a different key. */
export const hasOtherKey = (there: unknown, { id }: BallotKey): boolean => {
  const kept = readKey(there)
  return kept !== undefined && kept.id !== id
}
