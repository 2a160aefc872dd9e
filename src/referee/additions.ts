import { canonical, type Hash } from './canonical'

/**
 * Rounds of chance: seats add something of their own to the seed of the draws, so that nobody can choose it alone. Each addition
 * is committed when it is sealed, and all are opened at once, in the entry that commits the seed mixed from all of them.
 * A seat that has given once takes part in every later round. All of it is outside the line of play.
 */

/** The addition of one seat, as it is opened. */
export interface Addition {
  readonly seat: string
  /** A typed word, or what shaking gave. */
  readonly given: string
  /** 128 random bits as 32 hex digits: nobody can guess an addition, however short its word. */
  readonly nonce: string
}

/** A seat has sealed what it adds; the first one of a round begins it. */
export interface GiveChance {
  readonly do: 'giveChance'
  /** 1, 2, … through the whole ledger, those that were called off too. */
  readonly round: number
  readonly seat: string
  /** {@link commitAddition} as 64 lower-case hex digits. */
  readonly commitment: string
  /** Who takes part, in the order in which the additions are mixed; only in the first entry of a round. */
  readonly seats?: readonly string[]
}

/** All additions are opened, and the seed that follows from them is committed. */
export interface OpenChance {
  readonly do: 'openChance'
  readonly round: number
  /** In the order of the seats. */
  readonly given: readonly Addition[]
  /** SHA-256 of the new seed's text. */
  readonly commitment: string
}

/** A round ends without having been opened; the seed stays as it was. */
export interface CallOffChance {
  readonly do: 'callOffChance'
  readonly round: number
}

export type ChanceMove = GiveChance | OpenChance | CallOffChance

const CHANCE_MOVES: readonly string[] = ['giveChance', 'openChance', 'callOffChance'] satisfies readonly ChanceMove['do'][]

export const isChanceMove = (move: { readonly do: string }): move is ChanceMove => CHANCE_MOVES.includes(move.do)

/** The round that is open. */
export interface ChanceRound {
  readonly round: number
  readonly seats: readonly string[]
  /** Commitments by seat, of those that have given. */
  readonly sealed: ReadonlyMap<string, string>
}

/** The rounds of chance of a ledger. */
export interface Rounds {
  /** Id of the first entry: no commitment serves in another game. */
  readonly origin: string
  /** How many have begun. */
  readonly begun: number
  readonly open: ChanceRound | undefined
  /** Seats that have ever given: none of them can be left out any more. */
  readonly added: readonly string[]
}

export const noRounds = (origin: string): Rounds => ({ origin, begun: 0, open: undefined, added: [] })

/** Seats of the open round that have not given yet, in their order. */
export const awaitedSeats = ({ seats, sealed }: ChanceRound): readonly string[] => seats.filter((seat) => !sealed.has(seat))

/** Digest that binds a seat to its addition without telling it. */
export const commitAddition = (hash: Hash, origin: string, round: number, { seat, given, nonce }: Addition): string =>
  hash(canonical([origin, round, seat, given, nonce]))

/** The additions to the open round that do not fit what was committed; empty = all seals hold. */
export const brokenAdditions = (
  hash: Hash,
  { origin, open }: Pick<Rounds, 'origin' | 'open'>,
  given: readonly Addition[],
): readonly string[] =>
  (open?.seats ?? []).filter((seat) => {
    const mine = given.find((one) => one.seat === seat)
    return mine === undefined || commitAddition(hash, origin, open?.round ?? 0, mine) !== open?.sealed.get(seat)
  })

/** Characters that one addition may have. */
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
 * Whether a move can come next, read from whatever was stored. A round begins only where a seed is in force, names every seat that
 * has ever given, and is opened only when all of its seats have given and every addition fits its commitment.
 * @param inForce commitment of the seed that the additions are mixed into
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

/** Whether those who take part are named once each, with the one who begins and everybody who has ever given among them. */
const isTable = ({ seat, seats }: GiveChance, { added }: Rounds): boolean =>
  Array.isArray(seats) &&
  seats.length <= MOST_SEATS &&
  seats.every(isSeat) &&
  new Set(seats).size === seats.length &&
  [seat, ...added].every((one) => seats.includes(one))

/** The rounds after a move that is sound. */
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

/** Whether what was given came from shaking the phone: a digest, which tells nobody anything. */
export const isShake = (given: string): boolean => /^[\da-f]{64}$/.test(given)

/** All additions of a round in one line, which is mixed into the seed. */
export const additionsLine = (given: readonly Addition[]): string =>
  canonical(given.map(({ seat, given: what, nonce }) => [seat, what, nonce]))
