import { useLayoutEffect, useRef, useState } from 'react'
import { isObject, saveStored, readStored, type StorageArea } from '../session/environment/local-storage'

export interface ListPlace<Item> {
  /** Storage key, e.g. `castellan.check`. */
  readonly name: string
  /** Name of the stored field that contains the list. */
  readonly field: string
  /** Returns whether a stored item is valid; invalid items are ignored. */
  readonly isItem: (found: unknown) => found is Item
  readonly area?: StorageArea
}

/**
 * Returns a list stored on the device, and its setter. The list survives a reload and is empty after the next move. The setter accepts
 * the new list, or a function of the newest list, so that several calls in a row do not overwrite each other.
 * @param at identifies the position of the game, e.g. by a digest; if it changes, the list is empty
 */
export function useListAt<Item>(
  at: string,
  { name, field, isItem, area }: ListPlace<Item>,
): readonly [readonly Item[], (next: readonly Item[] | ((items: readonly Item[]) => readonly Item[])) => void] {
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
  const current = list.at === at ? list.items : kept()
  const newest = useRef(current)
  useLayoutEffect(() => {
    newest.current = current
  })
  const put = (next: readonly Item[] | ((items: readonly Item[]) => readonly Item[])) => {
    const items = typeof next === 'function' ? next(newest.current) : next
    newest.current = items
    setList({ at, items })
    saveStored(name, { at, [field]: items }, area)
  }
  return [current, put]
}
