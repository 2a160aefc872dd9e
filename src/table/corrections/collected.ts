import { isObject } from '../../session/environment/local-storage'
import { useListAt } from '../list-at'

/**
 * Collected changes outlive a reload of the page until the game moves on.
 * @param at digest of the newest entry: after another move the list begins anew
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
