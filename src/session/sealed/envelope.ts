import { canonical } from '../../referee'
import type { BallotKey, Sealed } from '../../storage'
import { randomHex } from '../environment/environment'

/**
 * Sealing by AES-GCM. The content is padded to one length first, so that its size tells nothing, and bound to its
 * place, so that an envelope opens nowhere else.
 */

const algorithm = { name: 'AES-GCM', length: 256 }

/** Everything sealed is a multiple of this many bytes; no choice or draft comes near it. */
const PADDED = 4096
const BLANK = 0x20

/** Whether this page can seal: browsers encrypt only for pages from a secure origin (https, or the same machine). */
export const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

/** A new key for a ballot, which can be used and kept but never taken out. */
export const makeKey = async (ballot: string): Promise<BallotKey> => ({
  ballot,
  id: randomHex(16),
  key: await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']),
})

/** @param place what the envelope is bound to: game, ballot, and the role or prompt */
export const seal = async ({ id, key }: BallotKey, place: readonly string[], value: unknown): Promise<Sealed> => {
  const text = new TextEncoder().encode(canonical(value))
  const padded = new Uint8Array(Math.ceil(text.length / PADDED) * PADDED).fill(BLANK)
  padded.set(text)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(place) }, key, padded)
  return { key: id, iv, data: new Uint8Array(data) }
}

/** Opens an envelope; undefined if it was damaged, changed, or sealed with another key or for another place. */
export const unseal = async ({ id, key }: BallotKey, place: readonly string[], sealed: Sealed): Promise<unknown> => {
  if (sealed.key !== id) return undefined
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData: bound(place) }, key, sealed.data)
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

const bound = (place: readonly string[]) => new TextEncoder().encode(canonical(place))
