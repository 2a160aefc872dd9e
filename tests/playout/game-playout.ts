import type { Report } from './campaign'

/** Kind of random games: number of players and tracking preset. */
export interface PlayoutKind {
  readonly players: number
  /** Name of the tracking preset, which defines the parts of the game that the app tracks. */
  readonly preset: string
  /**
   * Plays a number of games and records what they contain.
   * @param watch if true, checks every invariant after every move
   * @param disturb if true, includes rewinds, corrections, files and illegal moves
   */
  readonly play: (report: Report, games: number, seed: number, watch: boolean, disturb: boolean, now: () => number) => void
}

/** Functions that play random games of one game. */
export interface GamePlayout {
  readonly kinds: readonly PlayoutKind[]
  /** Returns what must occur in games of these kinds but did not occur. */
  readonly missing: (report: Report, kinds: readonly PlayoutKind[]) => readonly string[]
  /** Refusal codes that the random games must provoke. */
  readonly refusals: readonly string[]
}
