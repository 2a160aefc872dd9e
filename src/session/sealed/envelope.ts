import { canonical } from '../../referee'
import type { BallotKey, Sealed } from '../../storage'
import { randomHex } from '../environment/environment'

/**
 * Encrypts and decrypts envelopes with AES-GCM. The content is padded to a fixed length, so that its size reveals nothing.
 * Each envelope is bound to its place (game, ballot, role or prompt): it cannot be
 * decrypted for another place.
 */

const algorithm = { name: 'AES-GCM', length: 256 }

/**
 * Padding: the length of the plain text is rounded up to a multiple of this number of bytes. All choices and unfinished choices are much
 * shorter.
 */
const PADDED = 4096
const BLANK = 0x20

/** Returns whether this page can encrypt choices: browsers provide `crypto.subtle` only in secure contexts (https or localhost). */
export const canSeal = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined

/** Creates a non-extractable encryption key for a ballot. */
export const makeKey = async (ballot: string): Promise<BallotKey> => ({
  ballot,
  id: randomHex(16),
  key: await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']),
})

/** Encrypts data as an envelope. @param place strings to which the envelope is bound: game, ballot, and role or prompt */
export const seal = async ({ id, key }: BallotKey, place: readonly string[], value: unknown): Promise<Sealed> => {
  const text = new TextEncoder().encode(canonical(value))
  const padded = new Uint8Array(Math.ceil(text.length / PADDED) * PADDED).fill(BLANK)
  padded.set(text)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(place) }, key, padded)
  return { key: id, iv, data: new Uint8Array(data) }
}

/**
 * Decrypts an envelope. Returns undefined if the envelope was damaged or changed, or was sealed with another key or
 * for another place.
 */
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
