import type { Moment, Ledger } from './ledger'
import { line } from './ledger'
import type { Vocabulary } from './vocabulary'

/**
 * Summary of a game, for lists and for statistics across games. The summary is plain data; the game supplies the
 * names of the numbers.
 */
export interface GameSummary {
  /** Whether the game was played to its end. */
  readonly over: boolean
  /** How the game ended, as a string defined by the game, e.g. `sudden` or `lastRound`; undefined if the game is not over. */
  readonly how?: string
  /** Number of rounds that were started. */
  readonly rounds: number
  /** Unit of `rounds` in a game that counts its length in phases. If omitted, the unit is a round. */
  readonly unit?: 'phase'
  /** Time of the first entry, and time of the last entry that does not reveal a seed: milliseconds since 1970-01-01 UTC. */
  readonly began: number
  readonly ended: number
  /** Playing time of the game without breaks, in minutes. */
  readonly minutes: number
  /** Summaries of the roles, in the order defined by the game. */
  readonly roles: readonly RoleSummary[]
}

/** Summary of one role of a game, e.g. of a house or a power. */
export interface RoleSummary {
  readonly role: string
  /** Name of the player; undefined if the role has no player or the player has no name. */
  readonly player?: string
  /**
   * Seat of the player in this game: two seats with the same player name are two players. Summaries written by
   * earlier versions have no seat.
   */
  readonly seat?: string
  /** Whether the role is among the winners. */
  readonly won: boolean
  /** Rank of the role; 1 is the first. Roles that tie have the same rank. */
  readonly place: number
  /** Final numbers of the role, e.g. `castles` or `battlesWon`. The key is the name of the number. Unknown numbers are omitted. */
  readonly figures: Readonly<Record<string, number>>
}

/** Function that computes the summary from the ledger of one game. */
export type Summarize = (ledger: Ledger<Vocabulary>) => GameSummary

/** Maximum pause between two entries that counts as playing time, in milliseconds. Longer pauses are breaks. */
const BREAK = 30 * 60_000

/** Returns the playing time of a branch of the history without breaks, in minutes, rounded. */
export const minutesPlayed = (moments: readonly { readonly entry: { readonly time: number } }[]): number => {
  let played = 0
  for (const [at, { entry }] of moments.entries()) {
    const pause = entry.time - (moments[at - 1]?.entry.time ?? entry.time)
    if (pause > 0 && pause <= BREAK) played += pause
  }
  return Math.round(played / 60_000)
}

/**
 * Returns the entries of the current branch without the last entries that only reveal seeds, because the app may write those entries much
 * later.
 */
export const lineOfPlay = <V extends Vocabulary>(ledger: Ledger<V>): readonly Moment<V>[] => {
  const moments = line(ledger)
  const last = moments.findLastIndex(({ entry }) => entry.move.do !== 'openSeed')
  return moments.slice(0, last + 1)
}

/** Returns the last state of the corrections that directly follow an entry; the state after the entry itself if none follow. */
export const stateWithCorrections = <V extends Vocabulary>(moments: readonly Moment<V>[], at: number): V['state'] | undefined => {
  const next = moments.findIndex(({ entry }, n) => n > at && entry.move.do !== 'correct')
  return moments.at(next === -1 ? -1 : next - 1)?.state
}
