import { isObject } from '../../session/environment/local-storage'
import { useListAt } from '../list-at'

/**
 * Returns the changes collected so far, stored so that they survive a reload until the next move.
 * @param at digest of the newest entry: after another move the list is empty
 */
export function useCollected<Change extends object>(at: string) {
  return useListAt<Change>(at, {
    name: 'castellan.correction',
    field: 'changes',
    // Checks only the type of the stored value; the rules validate the change later.
    isItem: (found: unknown): found is Change => isObject(found),
    area: 'sessionStorage',
  })
}
