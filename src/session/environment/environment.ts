import type { Ledger, Stamp, Vocabulary } from '../../referee'
import type { Standby, Store } from '../../storage'
import type { GameOnOffer } from './game-on-offer'
import type { Tabs } from './tab-lock'

/** The environment of a session: storage, catalogue of games, and clock. */
export interface Environment {
  readonly store: Store
  /** The store `store` itself, if it can continue in memory after the disk has failed; otherwise undefined. */
  readonly standby?: Standby
  readonly catalogue: readonly GameOnOffer[]
  /** Returns the current time: milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** Coordination with the other tabs on this device; if omitted, this is the only tab. */
  readonly tabs?: Tabs
  /** Id of the build of the app; if omitted, no snapshots are stored. */
  readonly build?: string
  /** Cache of the last ledger; if omitted, every load reads a game from its first entry. */
  readonly cache?: LedgerCache
}

/**
 * Cache of the last loaded or written game, with its whole validated ledger. The next load then reads only newer entries from disk. The
 * home screen preloads the latest game into this cache.
 */
export interface LedgerCache {
  game?: { readonly id: string; readonly ledger: Ledger<Vocabulary> } | undefined
  /** Game that is loading in the background, and a function that finishes loading the game without pauses. */
  reading?: { readonly id: string; readonly hurry: () => Promise<unknown> } | undefined
}

/** Returns random bytes as lower-case hex digits, two per byte. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns a unique id of 128 random bits. Also works outside secure contexts, in which `crypto.randomUUID` does not exist. */
export const freshId = (): string => randomHex(16)

/** Returns id, time and author of a new entry. @param continues whether the entry belongs to the same answer as the entry before */
export const stampOf = (environment: Environment, by: string, continues = false): Stamp => ({
  id: freshId(),
  time: environment.now(),
  by,
  ...(continues && { continues }),
})
