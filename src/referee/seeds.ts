import { additionsLine, isChanceMove, isChanceSound, type Addition, type ChanceMove, type Rounds } from './additions'
import type { Hash } from './canonical'
import { isWordList, type WordList } from './fingerprint'

/**
 * The seed of the draws in the ledger. Its digest is there before the first card is drawn by it, the seed itself once no
 * card will be: so nobody can know what comes, and everybody can check what came. A new commitment begins a new stretch,
 * in which the unseen cards are drawn by another seed. No such entry changes the state of the game.
 */

/** A stretch begins: cards are drawn by the seed of this digest from here on. */
export interface CommitSeed {
  readonly do: 'commitSeed'
  /** SHA-256 of the seed's text, as 64 lower-case hex digits. */
  readonly commitment: string
  /** The list of all words of this game; only in its first commitment. */
  readonly words?: WordList
  /** The phone that drew this seed has taken the table over; `by` of the entry is the seat of that phone, if it had one. */
  readonly takenOver?: true
}

/** The seed of a stretch is laid open; no card is drawn by it any more. */
export interface OpenSeed {
  readonly do: 'openSeed'
  /** Commitment of the stretch, which may be an earlier one. */
  readonly commitment: string
  readonly seed: string
}

export type SeedMove = CommitSeed | OpenSeed | ChanceMove

export const isSeedMove = (move: { readonly do: string }): move is SeedMove =>
  move.do === 'commitSeed' || move.do === 'openSeed' || isChanceMove(move)

/** The part of a ledger that decides whether a seed move may come next. */
export interface SeedsSoFar {
  /** Seed moves so far, in any order. */
  readonly moves: Iterable<SeedMove>
  readonly rounds: Rounds
  /** Commitment of the seed in force. */
  readonly inForce: string | undefined
}

/**
 * Whether a seed may be committed or opened, or chance be given, read from whatever was stored: a commitment is new and a digest,
 * an opened seed fits a commitment in the ledger and has not been opened. While a round of chance is open the seed stays the
 * one that its additions were committed to. A list of words is named by the first commitment or by none; one that is not known here
 * is refused, since other words for the same game would look like a rewritten one.
 */
export const isSeedSound = (hash: Hash, move: SeedMove, { moves, rounds, inForce }: SeedsSoFar): boolean => {
  if (isChanceMove(move) && !isChanceSound(hash, move, rounds, inForce)) return false
  if (move.do === 'giveChance' || move.do === 'callOffChance') return true
  if (move.do !== 'openChance' && rounds.open !== undefined) return false
  if (typeof move.commitment !== 'string' || !/^[\da-f]{64}$/.test(move.commitment)) return false
  let [first, committed, opened] = [true, false, false]
  for (const other of moves) {
    if (other.do === 'commitSeed' || other.do === 'openChance') first = false
    if (!('commitment' in other) || other.do === 'giveChance' || other.commitment !== move.commitment) continue
    if (other.do === 'openSeed') opened = true
    else committed = true
  }
  if (move.do === 'commitSeed') {
    const isKnown = ([undefined, true] as readonly unknown[]).includes(move.takenOver)
    return !committed && isKnown && (move.words === undefined || (first && isWordList(move.words)))
  }
  if (move.do === 'openChance') return !committed
  return committed && !opened && typeof move.seed === 'string' && hash(move.seed) === move.commitment
}

/** Commitment of the seed that is in force after a seed move; undefined once it is opened. */
export const seedAfter = (inForce: string | undefined, move: SeedMove): string | undefined => {
  if (move.do === 'commitSeed' || move.do === 'openChance') return move.commitment
  return move.do === 'openSeed' && move.commitment === inForce ? undefined : inForce
}

/** Separates the parts of a seed. */
const SEAM = '\n'

/** The seed that follows from one and from everything a round of chance has added to it. */
export const mixAdditions = (seed: string, given: readonly Addition[]): string => `${seed}${SEAM}${additionsLine(given)}`

/** The newest addition to a seed and the seed before it; no `before` where nobody has added anything. */
export const partsOf = (seed: string): { readonly before?: string; readonly given: string } => {
  const at = seed.lastIndexOf(SEAM)
  return at < 0 ? { given: seed } : { before: seed.slice(0, at), given: seed.slice(at + 1) }
}

/** A seed and all seeds that it grew from, the first one first. */
export const growthOf = (seed: string): readonly string[] => {
  const { before } = partsOf(seed)
  return before === undefined ? [seed] : [...growthOf(before), seed]
}
