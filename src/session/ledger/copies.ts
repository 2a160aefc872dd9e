import type { Entry } from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { CopyRecord, Store } from '../../storage/store/store'

/**
 * Backup copies of whole ledgers in the database. The app repairs damaged entries from a backup copy; digests show which version of an
 * entry is valid.
 */

/** Number of entries serialized at a time; between two batches the page can process other events. */
const AT_A_TIME = 50

/** Stores a backup copy of a ledger without blocking the page. Does nothing if the browser does not support compression. */
export const makeCopy = async (store: Store, game: string, entries: readonly Entry[], time: number): Promise<void> => {
  if (typeof CompressionStream === 'undefined') return
  const parts: string[] = []
  for (let at = 0; at < entries.length; at += AT_A_TIME) {
    const some = JSON.stringify(entries.slice(at, at + AT_A_TIME)).slice(1, -1)
    parts.push(at === 0 ? '[' : ',', some)
    await new Promise((done) => setTimeout(done))
  }
  const data = await through(new Blob([...parts, ']']), new CompressionStream('gzip'))
  if (data !== undefined) await store.putCopy(game, { entries: entries.length, time, data: new Uint8Array(data) })
}

/** Yields the entries of the backup copies of a game, longest first; unreadable copies are skipped. */
export async function* copiesOf(store: Store, game: string): AsyncGenerator<readonly Entry[], void, undefined> {
  const copies = await store.copies(game)
  for (const copy of copies.ok ? copies.value : []) {
    const entries = await unpacked(copy)
    if (entries.length > 0) yield entries
  }
}

const unpacked = async ({ data }: CopyRecord): Promise<readonly Entry[]> => {
  const bytes = await through(new Blob([data]), new DecompressionStream('gzip'))
  if (bytes === undefined) return []
  try {
    const all: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return Array.isArray(all) ? leadingEntries(all) : []
  } catch {
    return []
  }
}

/** Sends a blob through a stream; undefined if the data is invalid. */
const through = async (source: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer | undefined> => {
  try {
    return await new Response(source.stream().pipeThrough(stream)).arrayBuffer()
  } catch {
    return undefined
  }
}
