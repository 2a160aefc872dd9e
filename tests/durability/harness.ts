import type { Entry } from '../../src/referee'

/** The messages between the page under test and the tool that kills it. */

/** A move that the disk has acknowledged. */
export interface Acknowledged {
  readonly game: string
  readonly seq: number
  readonly digest: string
  /** SHA-256 of the state after it. */
  readonly state: string
  /** The choice that it sealed, sent to the tool alone and never shown. */
  readonly cast?: { readonly ballot: string; readonly role: string; readonly choice: string }
  /** The choices that it revealed, by role. */
  readonly opened?: { readonly ballot: string; readonly choices: Readonly<Record<string, string>> }
}

/** The data that a page finds when it is opened after its browser has gone. */
export interface Found {
  readonly entries: readonly Entry[]
  /** Digests of the game that was asked for, which need not be the one written last, by place. */
  readonly digests: readonly string[]
  readonly state: string
  readonly ballot: { readonly id: string; readonly cast: readonly string[] } | undefined
  /** How many games came back from the second database, since the browser had thrown the first one away. */
  readonly restored: number
  readonly damaged: boolean
  /** All games on disk, by id, with the number of entries each is said to have. */
  readonly games: Readonly<Record<string, number>>
  /** Why the game that was asked for does not open; undefined where it does. */
  readonly trouble: string | undefined
  /** Drafts and envelopes as they lie on disk. */
  readonly readable: string
}

export interface Harness {
  /**
   * Opens the game written last; undefined where there is none.
   * @param asked the game whose digests are wanted too
   */
  readonly open: (asked: string) => Promise<Found | undefined>
  /** Plays so many moves, beginning a new game whenever one is over. */
  readonly play: (seed: number, moves: number) => Promise<void>
}

declare global {
  interface Window {
    harness: Harness
    acknowledged: (acknowledgement: Acknowledged) => void
  }
}
