// Tests players' random contributions to the seed in the ledger: valid contributions and reveals, and entries that a forger cannot add.
import { describe, expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import {
  addBeside,
  awaitedSeats,
  commitAddition,
  commitSeed,
  digestOf,
  partialLedger,
  line,
  mixAdditions,
  openSeed,
  read,
  undoTarget,
  verify,
  type Addition,
  type Entry,
  type SeedMove,
} from '../../../src/referee'
import { tiny } from '../../fixtures/tiny-game'
import { codeOf, fresh, goTo, must, play, stamp, stored, type TinyEntry, type TinyLedger } from '../../fixtures/tiny-table'

const SEED = '5'.repeat(64)
const OTHER = '6'.repeat(64)
const anna: Addition = { seat: 'anna', given: 'dragon', nonce: 'a'.repeat(32) }
const petr: Addition = { seat: 'petr', given: 'salt', nonce: 'b'.repeat(32) }
const BOTH = [anna, petr]
const SEATS = ['anna', 'petr']

const begun = (): TinyLedger => must(commitSeed(fresh(), sha256(SEED), stamp(), sha256))
const tried = (ledger: TinyLedger, move: SeedMove) => addBeside(ledger, move, stamp(), sha256)
const beside = (ledger: TinyLedger, move: SeedMove): TinyLedger => must(tried(ledger, move))
const giving = (ledger: TinyLedger, one: Addition, seats?: readonly string[], round = 1): SeedMove => ({
  do: 'giveChance',
  round,
  seat: one.seat,
  commitment: commitAddition(sha256, ledger.rounds.origin, round, one),
  ...(seats && { seats }),
})
const opening = (given: readonly Addition[], seed = mixAdditions(SEED, given), round = 1): SeedMove => ({
  do: 'openChance',
  round,
  given,
  commitment: sha256(seed),
})
const half = () => {
  const ledger = begun()
  return beside(ledger, giving(ledger, anna, SEATS))
}
const given = () => beside(half(), giving(half(), petr))

/** Returns the reason why a ledger with an additional move and correct digests cannot be read. */
const whyWith = (ledger: TinyLedger, move: unknown) => {
  const all = stored(ledger)
  const last = all.at(-1) as TinyEntry
  const entry = { ...last, seq: last.seq + 1, id: 'forged', move, events: [], previous: last.digest } as Entry<never> & TinyEntry
  const answer = read(tiny, [...all, { ...entry, digest: digestOf(sha256, entry) }], sha256)
  return answer.ok ? 'sound' : answer.damage.why
}

/** Ledgers that continue one ledger, because commitments contain the id of its first entry. */
const made = (() => {
  const ledger = begun()
  const first = beside(ledger, giving(ledger, anna, SEATS))
  const both = beside(first, giving(ledger, petr))
  return { ledger, first, both, opened: beside(both, opening(BOTH)) }
})()

describe('a round of chance', () => {
  test('is given seat by seat, opened at once, and commits the seed that follows from all of it', () => {
    const { ledger, first, both, opened } = made
    expect(first.rounds.open).toMatchObject({ round: 1, seats: SEATS })
    expect(first.rounds.open && awaitedSeats(first.rounds.open)).toEqual(['petr'])
    expect(both.seed).toBe(sha256(SEED))
    expect(opened.seed).toBe(sha256(mixAdditions(SEED, BOTH)))
    expect(opened.rounds).toMatchObject({ begun: 1, open: undefined, added: SEATS })
    expect([line(opened), opened.head]).toEqual([line(ledger), ledger.head])
    const again = read(tiny, stored(opened), sha256)
    expect(again.ok && again.value.rounds).toEqual(opened.rounds)
  })

  test('is a pure function of the seed and all additions in their order', () => {
    const mixed = mixAdditions(SEED, BOTH)
    expect(mixed).toBe(`${SEED}\n[["anna","dragon","${anna.nonce}"],["petr","salt","${petr.nonce}"]]`)
    for (const other of [[petr, anna], [anna], [{ ...anna, given: 'x' }, petr], [anna, { ...petr, nonce: 'c'.repeat(32) }]])
      expect(mixAdditions(SEED, other)).not.toBe(mixed)
  })

  test('stays open across moves and ways back', () => {
    let ledger = play(half(), { do: 'add', who: 'anna', points: 1 })
    ledger = goTo(ledger, undoTarget(ledger))
    expect(ledger.rounds.open?.sealed.has('anna')).toBe(true)
  })

  test('called off leaves the seed as it was, and counts', () => {
    const off = beside(made.first, { do: 'callOffChance', round: 1 })
    expect([off.seed, off.rounds.open, off.rounds.begun]).toEqual([sha256(SEED), undefined, 1])
    expect(codeOf(tried(off, giving(off, anna, SEATS, 1)))).toBe('MALFORMED')
    expect(beside(off, giving(off, anna, SEATS, 2)).rounds.begun).toBe(2)
  })

  test('cannot leave out a seat that has ever given, even in a round that was called off', () => {
    const off = beside(made.first, { do: 'callOffChance', round: 1 })
    expect(codeOf(tried(off, giving(off, petr, ['petr'], 2)))).toBe('MALFORMED')
    expect(beside(off, giving(off, petr, SEATS, 2)).rounds.open?.seats).toEqual(SEATS)
  })

  test('needs a seed in force, and keeps it: no stretch begins and no seed is opened meanwhile', () => {
    const none = fresh()
    expect(codeOf(tried(none, giving(none, anna, SEATS)))).toBe('MALFORMED')
    expect(codeOf(commitSeed(made.first, sha256(OTHER), stamp(), sha256))).toBe('MALFORMED')
    expect(codeOf(openSeed(made.first, SEED, stamp(), sha256))).toBe('SEAL_BROKEN')
  })
})

describe('nobody can put there, digests worked out anew,', () => {
  const { ledger, first, both, opened } = made
  const at = (...moves: readonly unknown[]) => moves
  test.each([
    ['a first addition without the seats', ledger, at(giving(ledger, anna))],
    ['seats without the one who gives', ledger, at(giving(ledger, anna, ['petr']))],
    ['a seat named twice', ledger, at(giving(ledger, anna, ['anna', 'anna']))],
    ['seats that are none', ledger, at({ ...giving(ledger, anna), seats: 'anna' }, { ...giving(ledger, anna), seats: [1, 'anna'] })],
    ['another round than the next', ledger, at(giving(ledger, anna, SEATS, 2), giving(ledger, anna, SEATS, 0))],
    ['a commitment that is none', ledger, at({ ...giving(ledger, anna, SEATS), commitment: 'x' })],
    ['an opening or an end without a round', ledger, at(opening(BOTH), { do: 'callOffChance', round: 1 })],
    ['a second addition of a seat', first, at(giving(ledger, anna), giving(ledger, { ...anna, given: 'other' }))],
    ['a seat that does not take part', first, at(giving(ledger, { ...petr, seat: 'eva' }))],
    ['other seats in the middle', first, at(giving(ledger, petr, ['anna', 'petr', 'eva']))],
    ['an opening before all have given', first, at(opening([anna]), opening(BOTH))],
    ['the end of another round', first, at({ do: 'callOffChance', round: 2 })],
    ['another word or nonce', both, at(opening([{ ...anna, given: 'x' }, petr]), opening([anna, { ...petr, nonce: 'c'.repeat(32) }]))],
    ['additions left out, doubled or in another order', both, at(opening([anna]), opening([anna, anna]), opening([petr, anna]))],
    ['additions that are none', both, ['x', [1, 2], [anna, null], null, { length: 2 }].map((none) => ({ ...opening(BOTH), given: none }))],
    ['a commitment that stood there before', both, at({ ...opening(BOTH), commitment: sha256(SEED) })],
    ['the same opening again', opened, at(opening(BOTH))],
  ] as const)('%s', (_, before, moves) => {
    for (const move of moves) expect(whyWith(before, move), JSON.stringify(move)).toBe('shape')
  })

  test('an addition from another game', () => {
    const other = given()
    const alien = { ...giving(other, petr) }
    const ours = beside(made.first, alien)
    expect(whyWith(ours, opening(BOTH))).toBe('shape')
  })
})

describe('verified afterwards', () => {
  const seedsOf = (ledger: TinyLedger) =>
    verify(tiny, stored(ledger), sha256, hmacSha256)
      .findings.filter(({ what }) => what === 'seed')
      .map((one) => (one.how === 'checked' ? one.how : one.why))
  const laidOpen = (ledger: TinyLedger, ...seeds: readonly string[]) =>
    seeds.reduce((after, seed) => must(openSeed(after, seed, stamp(), sha256)), ledger)

  test('the new seed is exactly the one before with what was opened', () => {
    expect(seedsOf(made.opened)).toEqual(['notOpened', 'notOpened'])
    expect(seedsOf(laidOpen(made.opened, SEED, mixAdditions(SEED, BOTH)))).toEqual(['checked', 'checked'])
    for (const chosen of [OTHER, mixAdditions(OTHER, BOTH), mixAdditions(SEED, [petr, anna]), `${SEED}\ntable: chosen`])
      expect(seedsOf(laidOpen(beside(made.both, opening(BOTH, chosen)), SEED, chosen)), chosen).toEqual(['checked', 'notMixed'])
  })

  test('a seed that the phone draws alone after a round is told, opened or not', () => {
    const alone = must(commitSeed(made.opened, sha256(OTHER), stamp(), sha256))
    expect(seedsOf(alone)).toEqual(['notOpened', 'notOpened', 'alone'])
    expect(seedsOf(laidOpen(alone, OTHER))).toEqual(['notOpened', 'notOpened', 'alone'])
  })

  test('a round that was called off is told', () => {
    const off = beside(made.first, { do: 'callOffChance', round: 1 })
    const { findings } = verify(tiny, stored(off), sha256, hmacSha256)
    expect(findings).toContainEqual({ what: 'choice', how: 'skipped', at: off.last.entry.seq, why: 'notRevealed' })
  })
})

describe('a ledger known only from a moment on', () => {
  /** Returns the kinds of moves after which the rest of the ledger can be read without the earlier entries. */
  const readFrom = (ledger: TinyLedger) => {
    const all = stored(ledger)
    const fits: string[] = []
    for (let moment: TinyLedger['last'] | undefined = ledger.last; moment !== undefined; moment = moment.written) {
      const { entry, state } = moment
      const tail = read(tiny, all.slice(entry.seq + 1), sha256, partialLedger(tiny, entry, state, ledger.words))
      if (tail.ok) fits.unshift(entry.move.do)
    }
    return fits
  }

  test('the end is read only where neither the opening of a round nor half of a round comes behind that moment', () => {
    expect(readFrom(play(made.opened, { do: 'add', who: 'anna', points: 1 }))).toEqual(['openChance', 'add'])
    expect(readFrom(beside(made.first, { do: 'callOffChance', round: 1 }))).toEqual(['begin', 'callOffChance'])
    expect(readFrom(made.both)).toEqual(['begin', 'giveChance'])
    const off = beside(must(commitSeed(made.opened, sha256(OTHER), stamp(), sha256)), giving(made.opened, anna, SEATS, 2))
    expect(readFrom(off)).toEqual(['giveChance'])
  })

  test('a list of words is named by the first commitment alone, and by none after a round', () => {
    const words = { do: 'commitSeed', commitment: sha256(OTHER), words: 'en' } as const
    expect(whyWith(fresh(), words)).toBe('sound')
    expect(whyWith(made.opened, words)).toBe('shape')
    const { words: _, ...without } = words
    expect(whyWith(made.opened, without)).toBe('sound')
  })
})
