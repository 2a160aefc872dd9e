// Page that runs the app's store in a real browser, to measure the time until an entry is stored. The test calls these functions.
import type { Entry } from '../../../src/referee'
import { Database, diskStore, mirroredStore } from '../../../src/storage'

/**
 * Writes a game entry by entry, each after the acknowledgement of the previous one. Returns the time of each write in ms.
 * @param twice if true, also writes to the second database, like the app
 */
export type AppendAll = (entries: readonly Entry[], twice: boolean) => Promise<readonly number[]>

const appendAll: AppendAll = async (entries, twice) => {
  const db = new Database(`measured ${twice ? 'twice' : 'once'}`)
  const store = twice ? mirroredStore(diskStore(db), db, { onRestored: () => undefined, onUnsynced: () => undefined }) : diskStore(db)
  const [first, ...rest] = entries
  if (first === undefined) return []
  const { id, time } = first
  const record = { id, game: 'westeros', name: 'measured', created: time, changed: time, entries: 1, origin: id }
  const begun = await store.begin(record, [first], '')
  if (!begun.ok) throw new Error(begun.trouble)
  const took: number[] = []
  for (const entry of rest) {
    const began = performance.now()
    const saved = await store.append(id, entry, { prompts: [] })
    took.push(performance.now() - began)
    if (!saved.ok) throw new Error(saved.trouble)
  }
  return took
}

Object.assign(globalThis, { appendAll })
