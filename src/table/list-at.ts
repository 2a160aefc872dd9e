import { useState } from 'react'
import { isObject, saveStored, readStored, type StorageArea } from '../session/environment/local-storage'

export interface ListPlace<Item> {
  /** Name under which the device keeps it: `castellan.check`. */
  readonly name: string
  /** The name of the list in storage. */
  readonly field: string
  /** Anything else that is found there is passed over. */
  readonly isItem: (found: unknown) => found is Item
  readonly area?: StorageArea
}

/**
 * A list that outlives a reload of the page, and is valid only until the game moves on.
 * @param at names that moment: another one has an empty list
 */
export function useListAt<Item>(
  at: string,
  { name, field, isItem, area }: ListPlace<Item>,
): readonly [readonly Item[], (items: readonly Item[]) => void] {
  const kept = () =>
    readStored<readonly Item[]>(
      name,
      (found) => {
        const items = isObject(found) && found.at === at ? found[field] : undefined
        return Array.isArray(items) ? items.filter(isItem) : []
      },
      area,
    )
  const [list, setList] = useState(() => ({ at, items: kept() }))
  const put = (items: readonly Item[]) => {
    setList({ at, items })
    saveStored(name, { at, [field]: items }, area)
  }
  return [list.at === at ? list.items : kept(), put]
}
