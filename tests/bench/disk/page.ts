// The app's store in a real browser: how long it takes until an entry is on disk. Called from outside the page.
import type { Entry } from '../../../src/referee'
import { Database, diskStore } from '../../../src/storage'

/** Writes a game entry by entry, each acknowledged before the next, and gives the milliseconds each took. */
export type AppendAll = (entries: readonly Entry[]) => Promise<readonly number[]>

const appendAll: AppendAll = async (entries) => {
  const store = diskStore(new Database('measured'))
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
