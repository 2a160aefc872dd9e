import { digestOf, type Entry } from '../referee'
import { MOST_CHARACTERS } from '../storage/file'
import { isEntry, isObject } from '../storage/store/shapes'
import type { Environment } from './environment/environment'
import { sha256 } from './ledger/digest'
import { exportGame } from './transfer'

/**
 * Compression of a game file for a slow transfer: removes the digests that can be recomputed, and deflates the rest. The digests of the
 * last entry and of the file stay, so that the file is verified as a whole when it is read.
 */

/** Returns a compressed game; undefined if it cannot be read, or the browser does not support `CompressionStream`. */
export const packGame = async (environment: Environment, id: string): Promise<Uint8Array | undefined> => {
  if (typeof CompressionStream !== 'function') return undefined
  const exported = await exportGame(environment, id)
  return exported.ok ? pack(exported.value.text) : undefined
}

/** Placeholder for the digest of an entry until it is recomputed. */
const UNKNOWN = '0'.repeat(64)

/** Compresses the text of a game file. @param text text of a file that the app has just written */
export const pack = async (text: string): Promise<Uint8Array> => {
  const file = JSON.parse(text) as { readonly entries: readonly Entry[] }
  const entries = file.entries.map((entry, at) => ({
    ...entry,
    previous: undefined,
    digest: at === file.entries.length - 1 ? entry.digest : undefined,
  }))
  return through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify({ ...file, entries })))
}

/** Decompresses a game file. @returns the text of the file, which must still be validated; undefined if the bytes are invalid */
export const unpack = async (bytes: Uint8Array): Promise<string | undefined> => {
  try {
    const text = new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes))
    const file = JSON.parse(text) as unknown
    if (!isObject(file) || !Array.isArray(file['entries'])) return undefined
    const last = file['entries'].length - 1
    const entries: Entry[] = []
    let previous = ''
    for (const one of file['entries'] as unknown[]) {
      const entry = isObject(one) && { digest: UNKNOWN, ...one, previous }
      if (!isEntry(entry)) return undefined
      previous = entries.length < last ? digestOf(sha256, entry) : entry.digest
      entries.push({ ...entry, digest: previous })
    }
    return JSON.stringify({ ...file, entries })
  } catch {
    return undefined
  }
}

/** Sends bytes through a stream. @throws if the bytes are invalid, or the output is longer than any game file */
const through = async (stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> => {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  const reader = source.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MOST_CHARACTERS) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
