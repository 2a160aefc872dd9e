import type { Entry } from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { CopyRecord, Store } from '../../storage/store/store'

/**
 * Copies of whole ledgers inside the database: what is damaged in one place is mended from the other, since the digests tell which
 * is sound.
 */

/** How many entries are written out at a time; in between the page may do what it has to. */
const AT_A_TIME = 50

/** Makes a copy of a ledger beside it, without holding up the page. Where it cannot be made, nothing is lost but the copy. */
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

/** The entries of the copies of a game, the longest first; what cannot be unpacked is passed over. */
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

/** Reads the copy back; undefined if it is not sound. */
const through = async (source: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer | undefined> => {
  try {
    return await new Response(source.stream().pipeThrough(stream)).arrayBuffer()
  } catch {
    return undefined
  }
}
