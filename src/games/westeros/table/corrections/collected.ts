import { useState } from 'react'
import type { Change } from '../../moves'

/** Collected changes outlive a reload of the page, as long as the game stands where they were collected. */

const storedUnder = 'castellan.correction'

const kept = (at: string): readonly Change[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storedUnder) ?? 'null')
    if (typeof value !== 'object' || value === null || !('at' in value) || value.at !== at || !('changes' in value)) return []
    return Array.isArray(value.changes) ? (value.changes as readonly Change[]) : []
  } catch {
    return []
  }
}

/** @param at digest of the entry where play stands: after another move the list begins anew */
export function useCollected(at: string): readonly [readonly Change[], (changes: readonly Change[]) => void] {
  const [list, setList] = useState({ at, changes: kept(at) })
  const changes = list.at === at ? list.changes : []
  const set = (next: readonly Change[]) => {
    setList({ at, changes: next })
    try {
      sessionStorage.setItem(storedUnder, JSON.stringify({ at, changes: next }))
    } catch {
      // They last as long as the screen.
    }
  }
  return [changes, set]
}
