import type { Entry } from '../../src/referee'

/** Types of the messages between the page under test and the tool that kills its browser. */

/** Message about a move whose write was acknowledged. */
export interface Acknowledged {
  readonly game: string
  readonly seq: number
  readonly digest: string
  /** SHA-256 of the state after the move. */
  readonly state: string
  /** Secret choice of the move. Sent only to the tool and never shown. */
  readonly cast?: { readonly ballot: string; readonly role: string; readonly choice: string }
  /** Revealed choices of the move. The key is the role. */
  readonly opened?: { readonly ballot: string; readonly choices: Readonly<Record<string, string>> }
}

/** Stored data that the page finds when it is opened again after its browser was killed. */
export interface Found {
  readonly entries: readonly Entry[]
  /** Digests of the requested game, in order. The requested game may differ from the last written game. */
  readonly digests: readonly string[]
  readonly state: string
  readonly ballot: { readonly id: string; readonly cast: readonly string[] } | undefined
  /** Number of games restored from the second database, because the browser had deleted the first one. */
  readonly restored: number
  readonly damaged: boolean
  /** Number of entries of each stored game according to the list of games. The key is the id of the game. */
  readonly games: Readonly<Record<string, number>>
  /** Reason why the requested game cannot be opened; undefined if it can. */
  readonly trouble: string | undefined
  /** Text of all drafts and envelopes as stored, in which the tool searches for secret choices. */
  readonly readable: string
}

export interface Harness {
  /**
   * Opens the last written game; undefined if there is none.
   * @param asked game whose digests are also needed
   */
  readonly open: (asked: string) => Promise<Found | undefined>
  /** Plays a number of moves. Begins a new game whenever a game ends. */
  readonly play: (seed: number, moves: number) => Promise<void>
}

declare global {
  interface Window {
    harness: Harness
    acknowledged: (acknowledgement: Acknowledged) => void
  }
}
