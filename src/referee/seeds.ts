import type { Hash } from './canonical'
import { isWordList, type WordList } from './fingerprint'

/**
 * The seed of the draws in the ledger. Its digest stands there before the first card is drawn by it, the seed itself once no
 * card will be: so nobody can know what comes, and everybody can check what came. A new commitment begins a new stretch,
 * in which the unseen cards are drawn by another seed. Neither entry changes the state of the game.
 */

/** A stretch begins: cards are drawn by the seed of this digest from here on. */
export interface CommitSeed {
  readonly do: 'commitSeed'
  /** SHA-256 of the seed's text, as 64 lower-case hex digits. */
  readonly commitment: string
  /** The list of all words of this game; only in its first commitment. */
  readonly words?: WordList
}

/** The seed of a stretch is laid open; no card is drawn by it any more. */
export interface OpenSeed {
  readonly do: 'openSeed'
  /** Commitment of the stretch, which may be an earlier one. */
  readonly commitment: string
  readonly seed: string
}

export type SeedMove = CommitSeed | OpenSeed

export const isSeedMove = (move: { readonly do: string }): move is SeedMove => move.do === 'commitSeed' || move.do === 'openSeed'

/**
 * Whether a seed may be committed or opened, read from whatever was stored: a commitment is new and a digest, an opened seed
 * fits a commitment that stands there and has not been opened. A list of words is named by the first commitment or by none; one that
 * is not known here is refused, since other words for the same game would look like a rewritten one.
 * @param before what was committed and opened so far, in any order
 */
export const isSeedSound = (hash: Hash, move: SeedMove, before: Iterable<SeedMove>): boolean => {
  if (typeof move.commitment !== 'string' || !/^[\da-f]{64}$/.test(move.commitment)) return false
  let [first, committed, opened] = [true, false, false]
  for (const other of before) {
    if (other.do === 'commitSeed') first = false
    if (other.commitment !== move.commitment) continue
    if (other.do === 'commitSeed') committed = true
    else opened = true
  }
  if (move.do === 'commitSeed') return !committed && (move.words === undefined || (first && isWordList(move.words)))
  return committed && !opened && typeof move.seed === 'string' && hash(move.seed) === move.commitment
}

/** Commitment of the seed that is in force after a seed move; undefined once it lies open. */
export const seedAfter = (inForce: string | undefined, { do: what, commitment }: SeedMove): string | undefined => {
  if (what === 'commitSeed') return commitment
  return commitment === inForce ? undefined : inForce
}

/** What separates the parts of a seed. */
const SEAM = '\n'
/** Characters that one part given by a seat may have. */
export const LONGEST_PART = 200

/**
 * A seed with what somebody at the table adds to it. The seed before has to be committed already, so that nobody can have
 * chosen it to suit the addition; the new one begins a stretch of its own.
 * @param by who adds: a seat's id
 * @param given a typed word, or what shaking gave; line breaks become spaces, and {@link LONGEST_PART} characters are taken
 */
export const mixIn = (seed: string, by: string, given: string): string =>
  `${seed}${SEAM}${oneLine(by)}: ${oneLine(given).slice(0, LONGEST_PART)}`

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

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
