import { isObject } from '../../../../session/local-storage'
import type { Change } from '../../model/moves'
import { useListAt } from '../../../../table/list-at'

const COLLECTED = {
  name: 'castellan.correction',
  field: 'changes',
  // Whether it can be set at all, the rules say like of any other change.
  isItem: (found: unknown): found is Change => isObject(found),
  shelf: 'sessionStorage',
} as const

/**
 * Collected changes outlive a reload of the page, as long as the game stands where they were collected.
 * @param at digest of the entry where play stands: after another move the list begins anew
 */
export const useCollected = (at: string) => useListAt(at, COLLECTED)
