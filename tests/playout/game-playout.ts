import type { Report } from './campaign'

/** One kind of game that can be played at random. */
export interface PlayoutKind {
  readonly players: number
  /** The name of the preset: which parts of the game are in the app. */
  readonly preset: string
  /**
   * Plays so many games, and notes what they showed.
   * @param watch whether every invariant is looked at after every move
   * @param disturb whether there are ways back, corrections, files and illegal moves
   */
  readonly play: (report: Report, games: number, seed: number, watch: boolean, disturb: boolean, now: () => number) => void
}

/** How random games of one game are played. */
export interface GamePlayout {
  readonly kinds: readonly PlayoutKind[]
  /** The parts that games of some kinds should have covered and did not. */
  readonly missing: (report: Report, kinds: readonly PlayoutKind[]) => readonly string[]
  /** Codes of its refusals, each of which is to be provoked. */
  readonly refusals: readonly string[]
}
