import { describe, expect, test } from 'vitest'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { fingerprintOf } from '../../src/session/fingerprints'
import { firstBroken, verify, type Entry } from '../../src/referee'
import { seeded } from '../playout/random'
import { signedAnew, tinyWritten, westerosWritten, type Written } from './ledgers'
import { tamper, TAMPERINGS } from './tampering'
import { repetitions } from '../repetitions'

/** Numbers of random changes that the tests make: LEFT without, SIGNED with recomputed digests. */
const LEFT = repetitions(10_000)
const SIGNED = repetitions(1_000)
/** Percentage of the changes that are made in a game of Westeros, because each of these takes a hundred times as long. */
const IN_WESTEROS = 1

const wordsOf = async (digest: string) => (await fingerprintOf('en', digest)).join(' ')
const look = ({ game, all }: Written) => verify(game, all, sha256, hmacSha256)
const small = tinyWritten()
const large = westerosWritten(3, 11)

test('what is tampered with holds before', () => {
  for (const written of [small, large]) {
    expect(firstBroken(look(written))).toBeUndefined()
    expect(signedAnew(written.all)).toEqual(written.all)
    expect(look(written).rounds.length).toBeGreaterThan(1)
  }
})

test(`${LEFT} tamperings without digests worked out anew are found, all of them, at the first entry that is another one`, () => {
  const random = seeded(4)
  const missed: string[] = []
  const tried = new Map<string, number>()
  for (let n = 0; n < LEFT; n++) {
    const what = TAMPERINGS[n % TAMPERINGS.length] ?? 'time'
    const written = what !== 'chance' && Math.floor(n / TAMPERINGS.length) % 100 < IN_WESTEROS ? large : small
    const tampered = tamper(what, written.all, random)
    if (tampered === undefined) throw new Error(`nothing to change: ${what}`)
    tried.set(what, (tried.get(what) ?? 0) + 1)
    const broken = firstBroken(look({ ...written, all: tampered.all }))
    if (broken?.at !== tampered.at) missed.push(`${n}: ${what} in entry ${tampered.at}, found ${JSON.stringify(broken)}`)
  }
  expect(missed).toEqual([])
  expect([...tried.keys()]).toEqual([...TAMPERINGS])
  expect([...tried.values()].reduce((sum, times) => sum + times, 0)).toBe(LEFT)
})

describe('with all digests worked out anew', () => {
  test(`${SIGNED} tamperings before the end of a round change its words, all of them`, async () => {
    const random = seeded(5)
    const missed: string[] = []
    const noted = new Map([small, large].map((written) => [written, look(written).rounds.at(-1)]))
    for (let n = 0; n < SIGNED; n++) {
      const what = TAMPERINGS[n % TAMPERINGS.length] ?? 'time'
      const written = what !== 'chance' && Math.floor(n / TAMPERINGS.length) % 100 < IN_WESTEROS ? large : small
      const end = noted.get(written)
      if (end === undefined) throw new Error('no round has ended')
      const upTo = written.all.slice(0, end.at)
      const tampered = tamper(what, upTo, random)
      if (tampered === undefined) throw new Error(`nothing to change: ${what}`)
      const forged = signedAnew([...tampered.all, ...written.all.slice(end.at)])
      const { rounds } = look({ ...written, all: forged })
      // Computing the words of a digest is slow by design, so only some runs do this.
      const last = rounds.at(-1)?.digest ?? ''
      const isSame = n % 250 === 0 && (await wordsOf(last)) === (await wordsOf(end.digest))
      if (isSame || rounds.some(({ digest }) => digest === end.digest)) missed.push(`${n}: ${what} in entry ${tampered.at}`)
    }
    expect(missed).toEqual([])
  })

  test('a changed bid, nonce, card, seed or addition is found even without the words: seals, seeds and rules hold them', () => {
    const random = seeded(6)
    const missed: string[] = []
    for (let n = 0; n < 500; n++) {
      const what = (['bid', 'nonce', 'card', 'seed', 'chance'] as const)[n % 5] ?? 'bid'
      const tampered = tamper(what, small.all, random)
      if (tampered === undefined) throw new Error(`nothing to change: ${what}`)
      const broken = firstBroken(look({ ...small, all: signedAnew(tampered.all) }))
      // A changed commitment is detected when its seed is opened, or at the draws that use the seed.
      if (broken === undefined) missed.push(`${n}: ${what} in entry ${tampered.at}`)
    }
    expect(missed).toEqual([])
  })

  test('a result that no move leads to is found by deciding again', () => {
    const at = small.all.findIndex(({ move }) => move.do === 'add')
    const entry = small.all[at] as Entry
    const richer = { ...entry, events: [{ e: 'added', who: 'anna', points: 30 }] } as unknown as Entry
    const answer = firstBroken(look({ ...small, all: signedAnew(small.all.with(at, richer)) }))
    expect(answer).toMatchObject({ what: 'rules', why: 'otherEvents', at })
  })
})

test('what is wrong has its name', () => {
  const forged = (at: number, change: (entry: Entry) => Entry) =>
    firstBroken(look({ ...small, all: signedAnew(small.all.map((entry, seq) => (seq === at ? change(entry) : entry))) }))
  const whereIs = (what: string) => small.all.findIndex(({ move }) => move.do === what)
  const move = (change: object) => (entry: Entry) => ({ ...entry, move: { ...entry.move, ...change } }) as Entry
  expect(forged(whereIs('openSeed'), move({ seed: 'f'.repeat(64) }))).toMatchObject({ what: 'seed', why: 'seed' })
  expect(forged(whereIs('add'), move({ points: 4 }))).toMatchObject({ what: 'rules', why: 'refused', name: 'TOO_MANY' })
  expect(forged(whereIs('add'), (entry) => ({ ...entry, events: [{ e: 'nonsense' }] }))).toMatchObject({ why: 'event' })
  expect(firstBroken(look({ ...small, all: [] }))).toMatchObject({ what: 'entry', at: 0, why: 'shape' })
  const withoutSeeds = small.all.filter((entry) => entry.move.do !== 'commitSeed' && entry.move.do !== 'openSeed')
  expect(firstBroken(look({ ...small, all: signedAnew(withoutSeeds) }))).toMatchObject({ what: 'draw', why: 'noSeed' })
  const others = small.all.map((entry) => ({ ...entry, rules: 7 }))
  expect(look({ ...small, all: signedAnew(others) }).findings.filter(({ what }) => what === 'rules')).toContainEqual({
    what: 'rules',
    how: 'unchecked',
    at: 0,
    why: 'otherRules',
    name: '7',
  })
})
