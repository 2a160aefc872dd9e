import { canonical, type Hash } from './canonical'

/**
 * Rounds in which seats add random numbers to the seed of the draws ("contribution rounds"), so that no single person can choose the seed.
 * Each contribution is committed when it is sealed. All contributions are revealed together, in the entry that commits the new seed mixed
 * from them. A seat that has contributed once takes part in every later round. These rounds are not part of any branch: a rewind does not
 * undo them.
 */

/** Revealed contribution of one seat to the seed. */
export interface Addition {
  readonly seat: string
  /** Word typed by the player, or a digest of the motion data from shaking the phone. */
  readonly given: string
  /**
   * Nonce of the commitment: 128 random bits as 32 lower-case hex digits. Prevents guessing the contribution, however short the typed word
   * is.
   */
  readonly nonce: string
}

/** Move that records that the seat `seat` has sealed its contribution. The first such move of a round starts the round. */
export interface GiveChance {
  readonly do: 'giveChance'
  /** Number of the round: 1, 2, …, counted over the whole ledger, including cancelled rounds. */
  readonly round: number
  readonly seat: string
  /** Commitment of the contribution ({@link commitAddition}) as 64 lower-case hex digits. */
  readonly commitment: string
  /** Seats that contribute to the new seed, in the order in which the contributions are mixed. Set only in the first move of a round. */
  readonly seats?: readonly string[]
}

/** Move that reveals all contributions and commits the seed mixed from them. */
export interface OpenChance {
  readonly do: 'openChance'
  readonly round: number
  /** Contributions in the order of the round's seats. */
  readonly given: readonly Addition[]
  /** SHA-256 of the text of the new seed, as 64 lower-case hex digits. */
  readonly commitment: string
}

/** Move that cancels the open round. The seed does not change. */
export interface CallOffChance {
  readonly do: 'callOffChance'
  readonly round: number
}

export type ChanceMove = GiveChance | OpenChance | CallOffChance

const CHANCE_MOVES: readonly string[] = ['giveChance', 'openChance', 'callOffChance'] satisfies readonly ChanceMove['do'][]

export const isChanceMove = (move: { readonly do: string }): move is ChanceMove => CHANCE_MOVES.includes(move.do)

/** Open round in which players add random numbers. */
export interface ChanceRound {
  readonly round: number
  readonly seats: readonly string[]
  /** Commitments of the seats that have sealed a contribution. The key is the seat. */
  readonly sealed: ReadonlyMap<string, string>
}

/** Progress of all rounds for adding random numbers in a ledger. */
export interface Rounds {
  /** Id of the first entry of the ledger. Part of every commitment, so that a commitment cannot be reused in another game. */
  readonly origin: string
  /** Number of rounds started so far in this ledger. */
  readonly begun: number
  readonly open: ChanceRound | undefined
  /** Seats that have ever contributed. Every later round must include them. */
  readonly added: readonly string[]
}

export const noRounds = (origin: string): Rounds => ({ origin, begun: 0, open: undefined, added: [] })

/** Returns the seats of the round that have not sealed a contribution yet, in the order of the round's seats. */
export const awaitedSeats = ({ seats, sealed }: ChanceRound): readonly string[] => seats.filter((seat) => !sealed.has(seat))

/** Returns the commitment of a seat to its contribution: a digest that does not reveal the contribution. */
export const commitAddition = (hash: Hash, origin: string, round: number, { seat, given, nonce }: Addition): string =>
  hash(canonical([origin, round, seat, given, nonce]))

/**
 * Returns the seats of the open round whose revealed contribution is missing or does not match its commitment. Empty if all contributions
 * match.
 */
export const brokenAdditions = (
  hash: Hash,
  { origin, open }: Pick<Rounds, 'origin' | 'open'>,
  given: readonly Addition[],
): readonly string[] =>
  (open?.seats ?? []).filter((seat) => {
    const mine = given.find((one) => one.seat === seat)
    return mine === undefined || commitAddition(hash, origin, open?.round ?? 0, mine) !== open?.sealed.get(seat)
  })

/** Maximum length of the text that one player contributes to the random seed, in characters. */
export const LONGEST_ADDITION = 200
const MOST_SEATS = 100

const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{64}$/.test(value)
const isSeat = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= LONGEST_ADDITION

const isAddition = (value: unknown): value is Addition => {
  if (typeof value !== 'object' || value === null) return false
  const { seat, given, nonce, ...more } = value as Partial<Addition>
  if (Object.keys(more).length > 0 || !isSeat(seat)) return false
  return typeof given === 'string' && given.length <= LONGEST_ADDITION && typeof nonce === 'string' && /^[\da-f]{32}$/.test(nonce)
}

/**
 * Returns whether a move about adding random numbers, which may be any JSON, is valid as the next entry. A round can start only if a seed
 * is committed, and must include every seat that has ever contributed. Contributions can be revealed only when all seats of the round have
 * sealed one, and every revealed contribution must match its commitment.
 * @param inForce commitment of the seed into which the contributions are mixed
 */
export const isChanceSound = (hash: Hash, move: ChanceMove, rounds: Rounds, inForce: string | undefined): boolean => {
  const { open } = rounds
  switch (move.do) {
    case 'giveChance': {
      if (!isSeat(move.seat) || !isDigest(move.commitment)) return false
      if (open === undefined) return inForce !== undefined && move.round === rounds.begun + 1 && isTable(move, rounds)
      return move.round === open.round && move.seats === undefined && awaitedSeats(open).includes(move.seat)
    }
    case 'openChance': {
      if (open === undefined || move.round !== open.round || !isDigest(move.commitment)) return false
      if (!Array.isArray(move.given) || !move.given.every(isAddition) || move.given.length !== open.seats.length) return false
      return move.given.every(({ seat }, at) => seat === open.seats[at]) && brokenAdditions(hash, rounds, move.given).length === 0
    }
    case 'callOffChance':
      return open !== undefined && move.round === open.round
  }
}

/** Returns whether the seats of a new round are valid: no duplicates, and they include the starting seat and every earlier contributor. */
const isTable = ({ seat, seats }: GiveChance, { added }: Rounds): boolean =>
  Array.isArray(seats) &&
  seats.length <= MOST_SEATS &&
  seats.every(isSeat) &&
  new Set(seats).size === seats.length &&
  [seat, ...added].every((one) => seats.includes(one))

/** Returns the progress of the rounds after a valid move. */
export const roundsAfter = (rounds: Rounds, move: ChanceMove): Rounds => {
  if (move.do !== 'giveChance') return { ...rounds, open: undefined }
  const { round, seat, commitment } = move
  const { seats, sealed } = rounds.open ?? { seats: move.seats ?? [], sealed: new Map<string, string>() }
  return {
    ...rounds,
    begun: round,
    open: { round, seats, sealed: new Map(sealed).set(seat, commitment) },
    added: rounds.added.includes(seat) ? rounds.added : [...rounds.added, seat],
  }
}

/** Returns whether a contribution came from shaking the phone. Such a contribution is a digest, which has no meaning for the players. */
export const isShake = (given: string): boolean => /^[\da-f]{64}$/.test(given)

/** Serializes all contributions of a round as one line, which is mixed into the seed. */
export const additionsLine = (given: readonly Addition[]): string =>
  canonical(given.map(({ seat, given: what, nonce }) => [seat, what, nonce]))
