// An address bar without a browser, so that one test knows nothing of the addresses of another.
import { addressOf, type Addresses } from '../../src/ui/address'

/** @param at the address one begins at: "/game/7/log?round=3" */
export const inMemory = (at = '/'): Addresses => {
  const watchers = new Set<() => void>()
  let entries = [addressOf(at)]
  const change = (after: typeof entries) => {
    entries = after
    for (const changed of watchers) changed()
  }
  return {
    read: () => entries.at(-1) ?? addressOf(at),
    go: (to, { replace = false, from } = {}) => {
      const before = replace ? entries.slice(0, -1) : entries
      change([...before, addressOf(to, { step: before.length, ...(from === undefined ? {} : { from }) })])
    },
    stepBack: () => entries.length > 1 && change(entries.slice(0, -1)),
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
