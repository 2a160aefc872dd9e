import { useState } from 'react'
import { isObject, readStored, saveStored } from '../../session/environment/local-storage'
import { useListAt } from '../list-at'

const NAME = 'castellan.correction'

/**
 * Returns the changes collected so far, stored so that they survive a reload until the next move.
 * @param at digest of the newest entry, with the page of the changes if several pages share `name`: after another move the list is empty
 * @param name key of the stored list
 */
export function useCollected<Change extends object>(at: string, name = NAME) {
  return useListAt<Change>(at, {
    name,
    field: 'changes',
    // Checks only the type of the stored value; the rules validate the change later.
    isItem: (found: unknown): found is Change => isObject(found),
    area: 'sessionStorage',
  })
}

/** Changes that were collected at an earlier entry of the game and never saved. */
export interface DroppedChanges {
  readonly count: number
  /** Deletes the stored changes, so that they are not reported again. */
  readonly forget: () => void
}

/**
 * Returns the changes that the next move has dropped. Changes of another game are ignored.
 * @param at digest of the newest entry
 * @param digests digests of all entries of the game
 */
export function useDroppedChanges(at: string, digests: () => readonly string[]): DroppedChanges {
  const [, setForgotten] = useState(0)
  const count = readStored(
    NAME,
    (found) => {
      if (!isObject(found) || typeof found.at !== 'string' || !Array.isArray(found.changes) || found.changes.length === 0) return 0
      return found.at !== at && digests().includes(found.at) ? found.changes.length : 0
    },
    'sessionStorage',
  )
  const forget = () => {
    saveStored(NAME, { at, changes: [] }, 'sessionStorage')
    setForgotten((times) => times + 1)
  }
  return { count, forget }
}
