import { assert, constantFrom, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import {
  allCast,
  awaited,
  brokenSeals,
  commit,
  decideBallot,
  evolveBallot,
  openBallot,
  type Ballot,
  type BallotMove,
  type Opened,
} from '../../../src/referee'
import { codeOf, must } from '../../fixtures/tiny-table'

type Role = 'anna' | 'petr'
const nonce = (digit: string) => digit.repeat(32)
const empty = openBallot<'bid', Role>('bid', 'r1/bid', 0, ['anna', 'petr'])
const seal = (ballot: Ballot, role: Role, choice: unknown, by = '1') => commit(sha256, ballot.id, role, choice, nonce(by))

const after = (ballot: Ballot<'bid', Role>, move: BallotMove<Role>): Ballot<'bid', Role> => {
  const next = evolveBallot(ballot, must(decideBallot(ballot, move)))
  if (next === undefined) throw new Error('revealed')
  return next
}
const cast = (ballot: Ballot<'bid', Role>, role: Role, choice: unknown, by = '1') =>
  after(ballot, { do: 'cast', ballot: ballot.id, role, commitment: seal(ballot, role, choice, by) })
const full = cast(cast(empty, 'anna', 3), 'petr', 3, '2')
const opened: Readonly<Record<Role, Opened>> = { anna: { choice: 3, nonce: nonce('1') }, petr: { choice: 3, nonce: nonce('2') } }

describe('casting', () => {
  test('the ballot knows who is awaited, and nothing of what was chosen', () => {
    const one = cast(empty, 'anna', 3)
    expect(awaited(one)).toEqual(['petr'])
    expect(allCast(one)).toBe(false)
    expect(allCast(full)).toBe(true)
    expect(full.cast.anna).not.toBe(full.cast.petr)
  })

  test('once, by those who take part, on the open ballot', () => {
    const commitment = seal(full, 'anna', 1)
    expect(codeOf(decideBallot(full, { do: 'cast', ballot: full.id, role: 'anna', commitment }))).toBe('ALREADY_CAST')
    expect(codeOf(decideBallot<string>(empty, { do: 'cast', ballot: empty.id, role: 'eva', commitment }))).toBe('NOT_IN_BALLOT')
    expect(codeOf(decideBallot(empty, { do: 'cast', ballot: 'r0/bid#0', role: 'anna', commitment }))).toBe('NO_BALLOT')
    expect(codeOf(decideBallot(undefined, { do: 'cast', ballot: empty.id, role: 'anna', commitment }))).toBe('NO_BALLOT')
  })

  test('choosing anew leaves a trace without a name, and only after a casting', () => {
    expect(codeOf(decideBallot(empty, { do: 'castAnew', ballot: empty.id, commitment: seal(empty, 'anna', 1) }))).toBe('NOT_IN_BALLOT')
    const anew = after(full, { do: 'castAnew', ballot: full.id, commitment: seal(full, 'anna', 9, '3') })
    expect(anew.anew).toHaveLength(1)
    expect(anew.cast).toEqual(full.cast)
  })

  test('called off, nobody has cast and the name is another', () => {
    const off = after(full, { do: 'callOff', ballot: full.id })
    expect(off).toMatchObject({ id: 'r1/bid#1', cast: {}, anew: [], roles: ['anna', 'petr'] })
  })
})

describe('revealing', () => {
  test('all at once, and only when all are in', () => {
    expect(must(decideBallot(full, { do: 'reveal', ballot: full.id, opened }))).toMatchObject({ e: 'revealed', how: 'sealed' })
    const one = cast(empty, 'anna', 3)
    expect(codeOf(decideBallot(one, { do: 'reveal', ballot: one.id, opened }))).toBe('NOT_ALL_CAST')
    expect(codeOf(decideBallot(full, { do: 'reveal', ballot: full.id, opened: { anna: opened.anna } }))).toBe('NOT_ALL_CAST')
  })

  test('by hand only where nobody has sealed, and of exactly those who take part', () => {
    const choices = { anna: { choice: 1 }, petr: { choice: 2 } }
    expect(must(decideBallot(empty, { do: 'reveal', ballot: empty.id, opened: choices }))).toMatchObject({ e: 'revealed', how: 'hand' })
    expect(codeOf(decideBallot(full, { do: 'reveal', ballot: full.id, opened: choices }))).toBe('SEAL_BROKEN')
    const stranger = { ...choices, eva: { choice: 1 } }
    expect(codeOf(decideBallot<string>(empty, { do: 'reveal', ballot: empty.id, opened: stranger }))).toBe('NOT_IN_BALLOT')
    const half = { anna: opened.anna, petr: { choice: 3 } }
    expect(codeOf(decideBallot(full, { do: 'reveal', ballot: full.id, opened: half }))).toBe('SEAL_BROKEN')
  })

  test('any JSON is answered', () => {
    const moves = constantFrom('cast', 'castAnew', 'callOff', 'reveal')
    assert(
      property(moves, jsonValue(), jsonValue(), jsonValue(), (what, role, commitment, odd) => {
        const move = { do: what, ballot: full.id, role, commitment, opened: odd } as unknown as BallotMove<Role>
        expect(typeof decideBallot(full, move).ok).toBe('boolean')
      }),
    )
    for (const odd of [null, [], 'x', { anna: null }, { anna: {} }, { anna: { choice: 1, nonce: 7 } }])
      expect(codeOf(decideBallot(full, { do: 'reveal', ballot: full.id, opened: odd } as unknown as BallotMove<Role>))).toBe('MALFORMED')
  })
})

describe('seals', () => {
  test('hold for what was cast', () => expect(brokenSeals(sha256, full, opened)).toEqual([]))

  test('break for another choice, nonce, role or ballot', () => {
    expect(brokenSeals(sha256, full, { ...opened, anna: { choice: 4, nonce: nonce('1') } })).toEqual(['anna'])
    expect(brokenSeals(sha256, full, { ...opened, anna: { choice: 3, nonce: nonce('9') } })).toEqual(['anna'])
    expect(brokenSeals(sha256, full, { anna: opened.petr, petr: opened.anna })).toEqual(['anna', 'petr'])
    expect(brokenSeals(sha256, { ...full, id: 'r2/bid#0' }, opened)).toEqual(['anna', 'petr'])
    expect(brokenSeals(sha256, full, { anna: { choice: 3 }, petr: opened.petr })).toEqual(['anna'])
  })

  test('hold for what was chosen anew, once for each trace', () => {
    const anew = after(full, { do: 'castAnew', ballot: full.id, commitment: seal(full, 'anna', 9, '3') })
    expect(brokenSeals(sha256, anew, { ...opened, anna: { choice: 9, nonce: nonce('3') } })).toEqual([])
    expect(brokenSeals(sha256, anew, { ...opened, petr: { choice: 9, nonce: nonce('3') } })).toEqual(['petr'])
  })
})
