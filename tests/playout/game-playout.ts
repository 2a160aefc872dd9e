import type { Report } from './campaign'

/** One kind of random game. */
export interface PlayoutKind {
  readonly players: number
  /** Name of the preset, which defines the tracked parts of the game. */
  readonly preset: string
  /**
   * Plays a number of games and records what they contain.
   * @param watch if true, checks every invariant after every move
   * @param disturb if true, includes rewinds, corrections, files and illegal moves
   */
  readonly play: (report: Report, games: number, seed: number, watch: boolean, disturb: boolean, now: () => number) => void
}

/** Functions for random games of one game. */
export interface GamePlayout {
  readonly kinds: readonly PlayoutKind[]
  /** Returns the required items that games of some kinds did not contain. */
  readonly missing: (report: Report, kinds: readonly PlayoutKind[]) => readonly string[]
  /** Refusal codes that must be provoked. */
  readonly refusals: readonly string[]
}
