// Complete ledgers for tests of tampering: a tiny game with every kind of entry, and a game of Westeros.
import { westeros } from '../../src/games/westeros'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import {
  addBeside,
  commit,
  commitAddition,
  commitSeed,
  digestOf,
  entries,
  mixAdditions,
  openSeed,
  pickRemembered,
  pickBySeed,
  type Addition,
  type Entry,
  type Game,
  type SeedMove,
  type Vocabulary,
} from '../../src/referee'
import { tiny } from '../fixtures/tiny-game'
import { castBoth, fresh, goTo, here, must, NONCES, play, stamp, stored, vote, type TinyLedger } from '../fixtures/tiny-table'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor, type Kind } from '../playout/setups'

/** Game, and a ledger of this game as it is stored in a file. */
export interface Written {
  readonly game: Game<Vocabulary>
  readonly all: readonly Entry[]
}

/** Players' random contributions to the last seed. */
const GIVEN: readonly Addition[] = [
  { seat: 'seat-1', given: 'dragon', nonce: 'c'.repeat(32) },
  { seat: 'seat-2', given: 'salt', nonce: 'd'.repeat(32) },
]
/** Seeds. The second seed includes a word in the format of earlier versions. The last seed includes random contributions of the players. */
const SEEDS = ['1'.repeat(64), `${'1'.repeat(64)}\nseat-1: dragon`, '2'.repeat(64), mixAdditions('2'.repeat(64), GIVEN)]

/** Adds all entries of a round in which players contribute to the seed. */
const roundOf = (ledger: TinyLedger, seed: string): TinyLedger => {
  const beside = (after: TinyLedger, move: SeedMove, by: string) => must(addBeside(after, move, stamp(by), sha256))
  const round = ledger.rounds.begun + 1
  const seats = GIVEN.map(({ seat }) => seat)
  const given = GIVEN.reduce((after, one, at) => {
    const commitment = commitAddition(sha256, ledger.rounds.origin, round, one)
    return beside(after, { do: 'giveChance', round, seat: one.seat, commitment, ...(at === 0 && { seats }) }, one.seat)
  }, ledger)
  return beside(given, { do: 'openChance', round, given: GIVEN, commitment: sha256(seed) }, 'table')
}

const draw = (ledger: TinyLedger, seed: string): TinyLedger => {
  const move = tiny.byChance(ledger.head.state, pickRemembered(ledger, pickBySeed(hmacSha256, seed)))
  if (move === undefined) throw new Error('nothing to draw')
  return play(ledger, move)
}

/**
 * Returns a ledger with turns, draws with four seeds, players' random contributions to a seed, a ballot with a changed choice, a cancelled
 * ballot, rewinds, and opened seeds.
 */
export const tinyWritten = (): Written => {
  const [first = '', second = '', third = '', fourth = ''] = SEEDS
  const stretch = (ledger: TinyLedger, seed: string) => must(commitSeed(ledger, sha256(seed), stamp(), sha256))
  let ledger = draw(stretch(fresh(), first), first)
  ledger = stretch(play(ledger, { do: 'add', who: 'anna', points: 2 }), second)
  ledger = vote(play(ledger, { do: 'ask' }), 4, 1)
  const revealed = here(ledger)
  ledger = draw(ledger, second)
  ledger = goTo(ledger, revealed, true)
  ledger = castBoth(play(draw(ledger, second), { do: 'ask' }), 3, 3)
  const ballot = ledger.head.state.ballots[0]?.id ?? ''
  ledger = play(ledger, { do: 'castAnew', ballot, commitment: commit(sha256, ballot, 'petr', 9, NONCES.petr) })
  const opened = { anna: { choice: 3, nonce: NONCES.anna }, petr: { choice: 9, nonce: NONCES.petr } }
  ledger = draw(roundOf(draw(stretch(play(ledger, { do: 'reveal', ballot, opened }), third), third), fourth), fourth)
  ledger = castBoth(play(ledger, { do: 'ask' }), 5, 6)
  ledger = vote(play(ledger, { do: 'callOff', ballot: ledger.head.state.ballots[0]?.id ?? '' }), 5, 7)
  ledger = play(ledger, { do: 'finish' })
  for (const seed of SEEDS) ledger = must(openSeed(ledger, seed, stamp(), sha256))
  return { game: tiny, all: stored(ledger) }
}

/** Plays a whole random game of Westeros. */
export const westerosWritten = (players: number, seed: number, preset: Kind['preset'] = 'full'): Written => {
  const random = seeded(seed)
  const { ledger } = playGame({ setup: setupFor({ players, preset }, random), random, watch: false, disturb: true, bySeed: true })
  const all = JSON.parse(JSON.stringify(entries(ledger))) as readonly Entry[]
  return { game: westeros, all }
}

/** Recomputes positions, links and digests of all entries, as a skilled forger would. */
export const signedAnew = (all: readonly Entry[]): readonly Entry[] => {
  let previous = ''
  return all.map((one, seq) => {
    const entry = { ...one, seq, previous }
    const digest = digestOf(sha256, entry)
    previous = digest
    return { ...entry, digest }
  })
}
