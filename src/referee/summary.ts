import type { Moment, Ledger } from './ledger'
import { line } from './ledger'
import type { Vocabulary } from './vocabulary'

/** Key figures of a game, for lists and for statistics across games. Plain data; the game supplies the names of the figures. */
export interface GameSummary {
  /** The game was played to its end. */
  readonly over: boolean
  /** How the game ended, as a key of the game, e.g. `sudden` or `lastRound`; undefined if it is not over. */
  readonly how?: string
  /** Number of rounds started: 1, 2, … */
  readonly rounds: number
  /** Times of the first entry and of the last entry that does not open a seed: milliseconds since 1970-01-01 UTC. */
  readonly began: number
  readonly ended: number
  /** Playing time without breaks, in minutes. */
  readonly minutes: number
  /** The roles of the game, in the order defined by the game. */
  readonly roles: readonly RoleSummary[]
}

/** One role of a game, e.g. a house or a power. */
export interface RoleSummary {
  readonly role: string
  /** Name of the player; undefined if the role has no player or the player has no name. */
  readonly player?: string
  /** Seat of the player in this game: two seats with the same name are two players. Summaries from earlier versions have no seat. */
  readonly seat?: string
  /** The role is among the winners. */
  readonly won: boolean
  /** Rank: 1 = first. Roles that tie share a rank. */
  readonly place: number
  /** Figures by name, e.g. `castles` or `battlesWon`. Unknown figures are omitted. */
  readonly figures: Readonly<Record<string, number>>
}

/** Computes the summary of a ledger of one game. */
export type Summarize = (ledger: Ledger<Vocabulary>) => GameSummary

/** Maximum pause between two entries that counts as playing time, in milliseconds. Longer pauses are breaks. */
const BREAK = 30 * 60_000

/** Returns the playing time of a branch without breaks, in minutes, rounded. */
export const minutesPlayed = (moments: readonly { readonly entry: { readonly time: number } }[]): number => {
  let played = 0
  for (const [at, { entry }] of moments.entries()) {
    const pause = entry.time - (moments[at - 1]?.entry.time ?? entry.time)
    if (pause > 0 && pause <= BREAK) played += pause
  }
  return Math.round(played / 60_000)
}

/** Returns the current branch without trailing entries that open seeds, which may be written much later. */
export const lineOfPlay = <V extends Vocabulary>(ledger: Ledger<V>): readonly Moment<V>[] => {
  const moments = line(ledger)
  const last = moments.findLastIndex(({ entry }) => entry.move.do !== 'openSeed')
  return moments.slice(0, last + 1)
}
