import { additionsLine, isChanceMove, isChanceSound, type Addition, type ChanceMove, type Rounds } from './additions'
import type { Hash } from './canonical'
import { isWordList, type WordList } from './fingerprint'

/**
 * Seeds in the ledger that determine the random draws. A digest of the seed is committed before the first draw, and the seed itself is
 * revealed after the last draw. Therefore no player can know the next card, and all players can verify the past cards. A new commitment
 * starts a new "seed period": cards that nobody has seen are then drawn with another seed. Entries about seeds do not change the state of
 * the game.
 */

/** Move that commits to a new seed: from this move on, the app draws cards with the seed that has this digest. */
export interface CommitSeed {
  readonly do: 'commitSeed'
  /** Commitment of the seed: SHA-256 of the seed's text, as 64 lower-case hex digits. */
  readonly commitment: string
  /** Word list of the fingerprints of this game; set only in the first commitment of the game. */
  readonly words?: WordList
  /**
   * True if the phone that generated this seed has become the host (the phone that writes the game). `by` of the
   * entry is the seat of that phone, if it has a seat.
   */
  readonly takenOver?: true
}

/** Move that reveals a seed. The app draws no cards with this seed afterwards. */
export interface OpenSeed {
  readonly do: 'openSeed'
  /** Commitment of the seed that the move reveals. This may be an earlier seed. */
  readonly commitment: string
  readonly seed: string
}

export type SeedMove = CommitSeed | OpenSeed | ChanceMove

export const isSeedMove = (move: { readonly do: string }): move is SeedMove =>
  move.do === 'commitSeed' || move.do === 'openSeed' || isChanceMove(move)

/** Information from the ledger that is needed to validate the next seed move. */
export interface SeedsSoFar {
  /** Seed moves in the ledger so far, in any order. */
  readonly moves: Iterable<SeedMove>
  readonly rounds: Rounds
  /** Commitment of the seed with which cards are currently drawn; undefined if there is no such seed. */
  readonly inForce: string | undefined
}

/**
 * Returns whether a seed move, which may be any JSON, is valid as the next entry. A commitment must be a new digest. A revealed seed must
 * match a commitment in the ledger that has not been revealed. While players are adding random numbers, the seed must not change, because
 * their numbers are committed for this seed. Only the first commitment may name a word list. An unknown word list is invalid: if the same
 * game had other fingerprint words, it would look like a forged ledger.
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

/** Returns the commitment of the seed with which cards are drawn after a seed move; undefined if the move reveals that seed. */
export const seedAfter = (inForce: string | undefined, move: SeedMove): string | undefined => {
  if (move.do === 'commitSeed' || move.do === 'openChance') return move.commitment
  return move.do === 'openSeed' && move.commitment === inForce ? undefined : inForce
}

/** Separator between a seed and the text line with random numbers that players have added to the seed. */
const SEAM = '\n'

/** Returns the new seed after players have added random numbers: the old seed followed by all added numbers. */
export const mixAdditions = (seed: string, given: readonly Addition[]): string => `${seed}${SEAM}${additionsLine(given)}`

/**
 * Splits a seed into the random numbers that players added last (`given`) and the seed before that (`before`). If players have added
 * nothing, `given` is the seed itself and `before` is omitted.
 */
export const partsOf = (seed: string): { readonly before?: string; readonly given: string } => {
  const at = seed.lastIndexOf(SEAM)
  return at < 0 ? { given: seed } : { before: seed.slice(0, at), given: seed.slice(at + 1) }
}

/** Returns a seed and all earlier seeds from which it was mixed, the oldest first. */
export const growthOf = (seed: string): readonly string[] => {
  const { before } = partsOf(seed)
  return before === undefined ? [seed] : [...growthOf(before), seed]
}
