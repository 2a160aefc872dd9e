// Whether an owner of the phone can bring a wanted card by searching for what to add, with everything at hand that lies on the device.
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

/** The functions that compute the digests: the app's own, or faster ones with the same results. */
export interface Digests {
  readonly hash: Hash
  readonly hmac: Hmac
}

export interface Grinding {
  readonly games: number
  /** Games in which the wanted card came. */
  readonly wins: number
  /** How often it comes by luck alone. */
  readonly luck: number
  /** How far the wins lie from luck, in standard deviations. */
  readonly sigmas: number
}

/** Seats of the game that is played: the owner of the phone, and somebody who plays fair. */
const OWNER = 'seat-1'
const HONEST = 'seat-2'
const CARDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'oak']
/** Words that people type: the honest seat takes one of them, and the owner knows them all. */
const WORDS = Array.from({ length: 200 }, (_, n) => `${['red', 'old', 'wet', 'far', 'odd'][n % 5]} ${CARDS[n % 8]} ${n}`)
/** How many of them the owner counts on, each with every word of its own. */
const GUESSES = 5

/** Who is at the table: an honest seat whose addition stays sealed, one whose addition the owner can unseal, or nobody but the owner. */
export type Table = 'sealed' | 'unsealed' | 'alone'

/** How many standard deviations from luck are still luck. */
export const FAR = 4

const must = <T>(answer: Result<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`)
  return answer.value
}

/** The data on the device before the owner adds, apart from keys that cannot be exported. */
interface Seen {
  readonly ledger: Ledger<Tiny>
  /** The seed in force, unsealed. */
  readonly seed: string
  readonly envelopes: readonly Envelope[]
  readonly seats: readonly string[]
  /** The addition of the honest seat, where the owner has tools that run in the page and unseal it. */
  readonly unsealed: Addition | undefined
}

/** Nonces that could be read out of what lies there: some runs of 16 bytes of an envelope, and parts of commitments. */
function* readableNonces({ envelopes, ledger }: Seen): Generator<string> {
  const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const commitment of ledger.rounds.open?.sealed.values() ?? []) yield* [commitment.slice(0, 32), commitment.slice(32)]
  for (const { sealed } of envelopes) {
    const { key, iv, data } = sealed
    yield* [key, hex(iv).padEnd(32, '0')]
    for (let at = 0; at + 16 <= data.length; at += 512) yield hex(data.slice(at, at + 16))
  }
}

/** The additions of the honest seat that the owner counts on: the right one, if it can be found, or some that may be right. */
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

/** The addition of the owner: of all words the one by which the wanted card comes under the most guesses. */
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

/** One game up to its first draw. @returns its ledger, and the card that came */
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

/** Plays so many games, each with another wanted card. */
export const grind = async (games: number, table: Table, digests: Digests): Promise<Grinding> => {
  let wins = 0
  for (let n = 0; n < games; n++) if ((await grindOnce(n, table, digests)).won) wins++
  const luck = 1 / CARDS.length
  return { games, wins, luck, sigmas: (wins - games * luck) / Math.sqrt(games * luck * (1 - luck)) }
}
