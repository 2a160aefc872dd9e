import type { GameOnOffer } from '../games/catalogue'
import type { Stamp } from '../referee'
import type { Store } from '../storage'

/** What play needs from outside: where games lie, which there are, and the time. */
export interface World {
  readonly store: Store
  readonly catalogue: readonly GameOnOffer[]
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
}

/** Random bytes as lower-case hex digits, two a byte. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A name that nothing else has: 128 random bits. Works without a secure context too, where the browser offers no such names. */
export const freshId = (): string => randomHex(16)

export const stampOf = (world: World, by: string): Stamp => ({ id: freshId(), time: world.now(), by })
