import type { Moment, Ledger } from './ledger'
import { line } from './ledger'
import type { Vocabulary } from './vocabulary'

/** A whole game in a few figures, for lists and for statistics across games. Plain data; every game fills it in its own words. */
export interface GameSummary {
  /** It was played to its end. */
  readonly over: boolean
  /** How it ended, as the game calls it: `sudden`, `lastRound`; undefined while it goes on. */
  readonly how?: string
  /** Rounds that were begun: 1, 2, … */
  readonly rounds: number
  /** Its first entry, and its last one but for the opening of seeds: milliseconds since 1970-01-01 UTC. */
  readonly began: number
  readonly ended: number
  /** How long it was played, without breaks: minutes. */
  readonly minutes: number
  /** The roles that were played, in the order of the box. */
  readonly roles: readonly RoleSummary[]
}

/** One role of a game: a house, a power. */
export interface RoleSummary {
  readonly role: string
  /** Name of the person who played it; undefined: the table ran it, or the person has no name. */
  readonly player?: string
  /** Seat of that person within this game: two seats of one name are two people. Summaries of earlier versions have none. */
  readonly seat?: string
  /** Among the winners. */
  readonly won: boolean
  /** 1 = first; those who are equal share a place. */
  readonly place: number
  /** Figures by the name the game gives them: `castles`, `battlesWon`. Figures that the game does not know are absent. */
  readonly figures: Readonly<Record<string, number>>
}

/** Makes a summary of any ledger of one game. */
export type Summarize = (ledger: Ledger<Vocabulary>) => GameSummary

/** A pause between two entries that is longer than this is a break and counts for nothing: milliseconds. */
const BREAK = 30 * 60_000

/** How long a line of play was played, without breaks: minutes, rounded. */
export const minutesPlayed = (moments: readonly { readonly entry: { readonly time: number } }[]): number => {
  let played = 0
  for (const [at, { entry }] of moments.entries()) {
    const pause = entry.time - (moments[at - 1]?.entry.time ?? entry.time)
    if (pause > 0 && pause <= BREAK) played += pause
  }
  return Math.round(played / 60_000)
}

/** The line of play without the opening of seeds at its end, which may come much later. */
export const lineOfPlay = <V extends Vocabulary>(ledger: Ledger<V>): readonly Moment<V>[] => {
  const moments = line(ledger)
  const last = moments.findLastIndex(({ entry }) => entry.move.do !== 'openSeed')
  return moments.slice(0, last + 1)
}
