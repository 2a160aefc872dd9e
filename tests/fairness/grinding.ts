// Tests whether a dishonest host, who can read all data on the device, can get a wanted card by trying many contributions to the seed.
import { seal, makeKey } from '../../src/session/sealed/envelope'
import {
  addBeside,
  append,
  begin,
  commitAddition,
  commitSeed,
  mixAdditions,
  pickBySeed,
  type Addition,
  type Hash,
  type Hmac,
  type Ledger,
  type Result,
  type SeedMove,
} from '../../src/referee'
import type { Envelope } from '../../src/storage'
import { tiny, type Tiny } from '../fixtures/tiny-game'
import { hex32, oneOf, seeded } from '../playout/random'

/** Functions that compute digests: the functions of the app, or faster ones with the same results. */
export interface Digests {
  readonly hash: Hash
  readonly hmac: Hmac
}

export interface Grinding {
  readonly games: number
  /** Number of games in which the wanted card was drawn. */
  readonly wins: number
  /** Share of wins that is expected by chance alone. */
  readonly luck: number
  /** Distance of the wins from the expected number, in standard deviations. */
  readonly sigmas: number
}

/** Seats of the game: OWNER is the dishonest host, the other seat is an honest player. */
const OWNER = 'seat-1'
const HONEST = 'seat-2'
const CARDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'oak']
/** Possible words of a random contribution. The honest player chooses one of them, and the host knows all of them. */
const WORDS = Array.from({ length: 200 }, (_, n) => `${['red', 'old', 'wet', 'far', 'odd'][n % 5]} ${CARDS[n % 8]} ${n}`)
/** Number of guesses of the host. The host combines each guess with each of its own words. */
const GUESSES = 5

/**
 * Tested case: an honest contribution that stays secret, an honest contribution that the host can decrypt, or no contribution of another
 * player.
 */
export type Table = 'sealed' | 'unsealed' | 'alone'

/** Maximum distance from the expected number that still counts as chance, in standard deviations. */
export const FAR = 4

const must = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`)
  return answer.value
}

/** Data on the device before the host contributes. Keys that cannot be exported are not included. */
interface Seen {
  readonly ledger: Ledger<Tiny>
  /** The current seed, decrypted. */
  readonly seed: string
  readonly envelopes: readonly Envelope[]
  readonly seats: readonly string[]
  /** The honest contribution, if the host has tools in the page that decrypt it. */
  readonly unsealed: Addition | undefined
}

/** Yields nonces that the host could read from the stored data: runs of 16 bytes of an envelope, and parts of commitments. */
function* readableNonces({ envelopes, ledger }: Seen): Generator<string> {
  const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const commitment of ledger.rounds.open?.sealed.values() ?? []) yield* [commitment.slice(0, 32), commitment.slice(32)]
  for (const { sealed } of envelopes) {
    const { key, iv, data } = sealed
    yield* [key, hex(iv).padEnd(32, '0')]
    for (let at = 0; at + 16 <= data.length; at += 512) yield hex(data.slice(at, at + 16))
  }
}

/**
 * Returns the host's guesses of the honest contribution: the correct contribution if the host can find it, otherwise some possible ones.
 */
const guessed = (seen: Seen, hash: Hash, honest: string, random: () => number): readonly Addition[] => {
  if (seen.unsealed !== undefined) return [seen.unsealed]
  const { origin, open } = seen.ledger.rounds
  const nonces = [...readableNonces(seen)]
  for (const given of WORDS.slice(0, GUESSES * 4))
    for (const nonce of nonces) {
      const guess: Addition = { seat: honest, given, nonce }
      if (commitAddition(hash, origin, open?.round ?? 0, guess) === open?.sealed.get(honest)) return [guess]
    }
  return Array.from({ length: GUESSES }, (_, n) => ({
    seat: honest,
    given: oneOf(random, WORDS) ?? '',
    nonce: nonces[n % nonces.length] ?? hex32(random),
  }))
}

/** Returns the host's best contribution: the word that gives the wanted card for the largest number of its guesses. */
const best = (seen: Seen, wanted: string, { hash, hmac }: Digests, label: string, random: () => number): Addition => {
  const [honest] = seen.seats.filter((seat) => seat !== OWNER)
  const others = honest === undefined ? [[]] : guessed(seen, hash, honest, random).map((one) => [one])
  const nonce = '0'.repeat(32)
  let found: { readonly mine: Addition; readonly hits: number } | undefined
  for (const given of WORDS) {
    const mine: Addition = { seat: OWNER, given, nonce }
    const hits = others.filter((before) => pickBySeed(hmac, mixAdditions(seen.seed, [...before, mine]))(label, CARDS) === wanted).length
    if (found === undefined || hits > found.hits) found = { mine, hits }
    if (hits === others.length) break
  }
  return found?.mine ?? { seat: OWNER, given: '', nonce }
}

/** Plays one game up to its first draw. @returns its ledger, and the drawn card */
export const grindOnce = async (n: number, table: Table, digests: Digests) => {
  const { hash, hmac } = digests
  const random = seeded(n)
  let made = 0
  const stamp = (by: string) => ({ id: `g${n}-${++made}`, time: 1_800_000_000_000 + made, by })
  const seed = hex32(random) + hex32(random)
  const wanted = oneOf(random, CARDS) ?? ''
  const seats = table === 'alone' ? [OWNER] : [HONEST, OWNER]
  let ledger = must(begin(tiny, { roles: seats, cards: CARDS }, stamp('table'), hash))
  ledger = must(commitSeed(ledger, hash(seed), stamp('table'), hash))
  const give = (one: Addition, isFirst: boolean) => {
    const commitment = commitAddition(hash, ledger.rounds.origin, 1, one)
    const move: SeedMove = { do: 'giveChance', round: 1, seat: one.seat, commitment, ...(isFirst && { seats }) }
    ledger = must(addBeside(ledger, move, stamp(one.seat), hash))
  }
  const given: Addition[] = []
  const envelopes: Envelope[] = []
  if (table !== 'alone') {
    const one: Addition = { seat: HONEST, given: oneOf(random, WORDS) ?? '', nonce: hex32(random) }
    const key = await makeKey('chance/1')
    envelopes.push({ ballot: 'chance/1', role: HONEST, sealed: await seal(key, [ledger.rounds.origin, 'chance/1', HONEST], one) })
    give(one, true)
    given.push(one)
  }
  const label = 'deck only, shuffle 0, draw 0'
  const seen: Seen = { ledger, seed, envelopes, seats, unsealed: table === 'unsealed' ? given[0] : undefined }
  const mine = best(seen, wanted, digests, label, random)
  give(mine, table === 'alone')
  given.push(mine)
  const mixed = mixAdditions(seed, given)
  ledger = must(addBeside(ledger, { do: 'openChance', round: 1, given, commitment: hash(mixed) }, stamp(OWNER), hash))
  const move = tiny.byChance(ledger.head.state, pickBySeed(hmac, mixed))
  if (move === undefined || move.do !== 'draw') throw new Error('nothing to draw')
  ledger = must(append(ledger, move, stamp('table'), hash))
  return { ledger, seed, mixed, won: move.card === wanted }
}

/** Plays `games` games. In each game, the host wants another card. */
export const grind = async (games: number, table: Table, digests: Digests): Promise<Grinding> => {
  let wins = 0
  for (let n = 0; n < games; n++) if ((await grindOnce(n, table, digests)).won) wins++
  const luck = 1 / CARDS.length
  return { games, wins, luck, sigmas: (wins - games * luck) / Math.sqrt(games * luck * (1 - luck)) }
}
