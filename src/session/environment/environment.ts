import type { Ledger, Stamp, Vocabulary } from '../../referee'
import type { Standby, Store } from '../../storage'
import type { GameOnOffer } from './game-on-offer'
import type { Tabs } from './tab-lock'

/** The environment of play: the store, the games on offer, and the clock. */
export interface Environment {
  readonly store: Store
  /** The same store, where it can go on in memory. */
  readonly standby?: Standby
  readonly catalogue: readonly GameOnOffer[]
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number
  /** The shared state of the tabs of this device; without it this is the only one. */
  readonly tabs?: Tabs
  /** Names the build of the app; without it no snapshots are kept. */
  readonly build?: string
  /** The ledgers that this page has read; without it every reading of a game begins at its first entry. */
  readonly cache?: LedgerCache
}

/**
 * The game that the page has read or written last, with its whole ledger, checked: whoever wants it again reads from the disk only
 * what has come since. The screen that offers a game has it read already when somebody taps.
 */
export interface LedgerCache {
  game?: { readonly id: string; readonly ledger: Ledger<Vocabulary> } | undefined
  /** The game that is being read without haste, and how to make haste. */
  reading?: { readonly id: string; readonly hurry: () => Promise<unknown> } | undefined
}

/** Random bytes as lower-case hex digits, two a byte. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A name that nothing else has: 128 random bits. Works without a secure context too, where the browser offers no such names. */
export const freshId = (): string => randomHex(16)

/** @param continues the entry belongs to the same answer as the one before */
export const stampOf = (environment: Environment, by: string, continues = false): Stamp => ({
  id: freshId(),
  time: environment.now(),
  by,
  ...(continues && { continues }),
})
