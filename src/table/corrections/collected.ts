import { isObject } from '../../session/environment/local-storage'
import { useListAt } from '../list-at'

/**
 * Collected changes outlive a reload of the page, as long as the game stands where they were collected.
 * @param at digest of the entry where play stands: after another move the list begins anew
 */
export function useCollected<Change extends object>(at: string) {
  return useListAt<Change>(at, {
    name: 'castellan.correction',
    field: 'changes',
    // Whether it can be set at all, the rules say like of any other change.
    isItem: (found: unknown): found is Change => isObject(found),
    area: 'sessionStorage',
  })
}
