import { isObject } from '../../session/environment/local-storage'
import { useListAt } from '../list-at'

/**
 * Returns the changes collected so far, stored so that they survive a reload until the next move.
 * @param at digest of the newest entry, with the page of the changes if several pages share `name`: after another move the list is empty
 * @param name key of the stored list
 */
export function useCollected<Change extends object>(at: string, name = 'castellan.correction') {
  return useListAt<Change>(at, {
    name,
    field: 'changes',
    // Checks only the type of the stored value; the rules validate the change later.
    isItem: (found: unknown): found is Change => isObject(found),
    area: 'sessionStorage',
  })
}
