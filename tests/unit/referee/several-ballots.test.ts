// Tests several open ballots: each is committed, cancelled and revealed separately, and defines which moves must wait.
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  append,
  ballotOf,
  blockedBy,
  canonical,
  commit,
  losesSealed,
  namedBallot,
  openBallot,
  redoTarget,
  undoTarget,
  verify,
  type Ballot,
  type Opened,
} from '../../../src/referee'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { tiny, type TinyMove } from '../../fixtures/tiny-game'
import { codeOf, fresh, goTo, here, must, NONCES, play, stamp, stored, tryRewind, type TinyLedger } from '../../fixtures/tiny-table'

type Role = keyof typeof NONCES
const ROLES: readonly Role[] = ['anna', 'petr']
const CHOICES = { anna: 4, petr: 1 } as const

const ballotsOf = (ledger: TinyLedger) => ledger.head.state.ballots
const named = (ledger: TinyLedger, kind: string): Ballot => {
  const found = ballotsOf(ledger).find((ballot) => ballot.kind === kind)
  if (found === undefined) throw new Error(`no ${kind} is open`)
  return found
}
const casting = (ledger: TinyLedger, kind: string, role: Role): TinyMove => {
  const ballot = named(ledger, kind).id
  return { do: 'cast', ballot, role, commitment: commit(sha256, ballot, role, CHOICES[role], NONCES[role]) }
}
const opening = (ledger: TinyLedger, kind: string): TinyMove => {
  const opened: Record<Role, Opened> = {
    anna: { choice: CHOICES.anna, nonce: NONCES.anna },
    petr: { choice: CHOICES.petr, nonce: NONCES.petr },
  }
  return { do: 'reveal', ballot: named(ledger, kind).id, opened }
}
const refusedAs = (ledger: TinyLedger, move: TinyMove): string => codeOf(append(ledger, move, stamp(), sha256))

/** Returns a game with two open ballots: a guess of all roles, and a bid that was opened during the guess. */
const both = (): TinyLedger => play(fresh(), { do: 'ask', what: 'guess' }, { do: 'ask' })
const guessing = (): TinyLedger => play(fresh(), { do: 'ask', what: 'guess' })
const add: TinyMove = { do: 'add', who: 'anna', points: 2 }

describe('what waits', () => {
  test('a ballot that says so holds up its kinds alone, any other one everything but ballots', () => {
    const orders = openBallot('orders', 'r1/orders', 0, ROLES, false, ['march'])
    expect(blockedBy([orders], 'march')).toBe(orders)
    expect(blockedBy([orders], 'raid')).toBeUndefined()
    expect(blockedBy([orders])).toBeUndefined()
    const bid = openBallot('bid', 'r1/bid', 0, ROLES)
    expect(blockedBy([orders, bid], 'raid')).toBe(bid)
    expect(blockedBy([orders, bid])).toBe(bid)
    expect(blockedBy([])).toBeUndefined()
  })

  test('play goes on beside it: points are added, no card is drawn, and a bid is asked for', () => {
    const ledger = guessing()
    expect(play(ledger, add).head.state.points).toEqual({ anna: 2, petr: 0 })
    expect(refusedAs(ledger, { do: 'draw', card: 'ash' })).toBe('BALLOT_OPEN')
    expect(tiny.byChance(ledger.head.state, (_, from) => from[0] as never)).toBeUndefined()
    expect(tiny.prompts(ledger.head.state).map(({ key }) => key)).toEqual(['turn', 'guess:anna', 'guess:petr'])
    expect(refusedAs(both(), add)).toBe('BALLOT_OPEN')
    expect(tiny.prompts(both().head.state).map(({ key }) => key)).toEqual(['guess:anna', 'guess:petr', 'bid:anna', 'bid:petr'])
  })
})

describe('the name of a ballot', () => {
  const ballots = [openBallot('orders', 'r1/orders', 0, ROLES), openBallot('bid', 'r1/bid', 0, ROLES)]

  test('may be left out where only one is open', () => {
    expect(namedBallot(ballots.slice(0, 1), undefined)).toBe(ballots[0])
    expect(namedBallot(ballots, undefined)).toBeUndefined()
    expect(namedBallot(ballots, 'r1/bid#0')).toBe(ballots[1])
    expect(namedBallot(ballots, 'r1/bid#1')).toBeUndefined()
    expect(namedBallot([], undefined)).toBeUndefined()
  })

  test('is what a prompt belongs to; one that asks for a secret belongs to none', () => {
    expect(ballotOf(ballots, { ballot: 'r1/bid#0' })).toBe(ballots[1])
    expect(ballotOf(ballots.slice(0, 1), {})).toBe(ballots[0])
    expect(ballotOf(ballots.slice(0, 1), { secret: 'goal/anna' })).toBeUndefined()
  })
})

test('each is cast and revealed by itself, in any order', () => {
  let ledger = both()
  for (const role of ROLES) ledger = play(ledger, casting(ledger, 'bid', role))
  expect(refusedAs(ledger, { ...opening(ledger, 'guess') })).toBe('NOT_ALL_CAST')
  ledger = play(ledger, casting(ledger, 'guess', 'petr'), opening(ledger, 'bid'))
  expect(ledger.head.state.points).toEqual(CHOICES)
  expect(ballotsOf(ledger)).toMatchObject([{ kind: 'guess', cast: { petr: expect.any(String) } }])
  ledger = play(ledger, casting(ledger, 'guess', 'anna'))
  ledger = play(ledger, opening(ledger, 'guess'))
  expect(ballotsOf(ledger)).toEqual([])
  const { findings } = verify(tiny, stored(ledger), sha256, hmacSha256)
  expect(findings.filter(({ how }) => how === 'broken')).toEqual([])
  expect(findings.filter(({ what, how }) => what === 'choice' && how === 'checked')).toHaveLength(4)
})

test('a choice that was sealed for one of them does not open another', () => {
  let ledger = both()
  for (const role of ROLES) ledger = play(ledger, casting(ledger, 'bid', role), casting(ledger, 'guess', role))
  const forged = play(ledger, {
    do: 'reveal',
    ballot: named(ledger, 'bid').id,
    opened: { ...openedOf(opening(ledger, 'bid')), anna: other },
  })
  const { findings } = verify(tiny, stored(forged), sha256, hmacSha256)
  expect(findings.filter(({ how }) => how === 'broken')).toMatchObject([{ what: 'choice', name: 'anna', why: 'otherChoice' }])
})
const other: Opened = { choice: 9, nonce: NONCES.anna }
const openedOf = (move: TinyMove) => (move.do === 'reveal' ? move.opened : {})

test('calling one off leaves what is sealed in the other', () => {
  let ledger = both()
  ledger = play(ledger, casting(ledger, 'guess', 'anna'), casting(ledger, 'bid', 'petr'))
  ledger = play(ledger, { do: 'callOff', ballot: named(ledger, 'bid').id })
  expect(ballotsOf(ledger)).toMatchObject([
    { id: 'guess 0#0', cast: { anna: expect.any(String) } },
    { id: 'bid 1#1', cast: {} },
  ])
})

describe('ways back', () => {
  test('leave a ballot alone that was open just so: what is sealed stays, and its name too', () => {
    let ledger = guessing()
    ledger = play(ledger, casting(ledger, 'guess', 'anna'))
    const before = here(ledger)
    const sealed = ballotsOf(ledger)
    ledger = play(ledger, add)
    expect(undoTarget(ledger)).toBe(before)
    expect(losesSealed(ledger, before)).toBe(false)
    ledger = goTo(ledger, before)
    expect(ledger.head.state).toMatchObject({ points: { anna: 0 }, ballots: sealed, rewinds: 0 })
    expect(redoTarget(ledger)).toBe(ledger.tip.entry.id)
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state).toMatchObject({ points: { anna: 2 }, ballots: sealed })
  })

  test('never take a sealed choice along', () => {
    let ledger = guessing()
    const asked = here(ledger)
    ledger = play(ledger, casting(ledger, 'guess', 'anna'), add)
    expect(losesSealed(ledger, asked)).toBe(true)
    expect(codeOf(tryRewind(ledger, asked, true))).toBe('BALLOT_OPEN')
    expect(losesSealed(ledger, 'nowhere')).toBe(false)
  })

  test('where a mark is needed, it names the ballots that stay; all others start anew', () => {
    let ledger = guessing()
    ledger = play(ledger, casting(ledger, 'guess', 'anna'), { do: 'ask' })
    const asked = here(ledger)
    for (const role of ROLES) ledger = play(ledger, casting(ledger, 'bid', role))
    ledger = goTo(play(ledger, opening(ledger, 'bid')), asked, true)
    expect(ledger.last.entry.events).toEqual([{ e: 'rewound', count: 1, known: ['bid 1#0'], kept: ['guess 0#0'] }])
    expect(ballotsOf(ledger)).toMatchObject([
      { id: 'guess 0#0', cast: { anna: expect.any(String) } },
      { id: 'bid 1~1#0', cast: {}, known: true },
    ])
    expect(verify(tiny, stored(ledger), sha256, hmacSha256).findings.filter(({ how }) => how === 'broken')).toEqual([])
  })

  test('one step back from a reveal goes behind the choices, but not behind what was done between them', () => {
    let ledger = guessing()
    ledger = play(ledger, casting(ledger, 'guess', 'anna'), add)
    const added = here(ledger)
    ledger = play(ledger, casting(ledger, 'guess', 'petr'))
    ledger = play(ledger, opening(ledger, 'guess'))
    expect(undoTarget(ledger)).toBe(added)
    ledger = goTo(ledger, added, true)
    expect(ledger.head.state).toMatchObject({ points: { anna: 2 }, ballots: [{ id: 'guess 0~1#0', cast: {}, known: true }] })
  })
})

test('whatever is done, no name comes up twice, and no way back loses or changes what is sealed', () => {
  const steps = constantFrom('guess', 'bid', 'cast', 'add', 'reveal', 'callOff', 'back')
  assert(
    property(array(tuple(steps, nat(20)), { maxLength: 40 }), (done) => {
      let ledger = fresh()
      /** Entries that opened the ballots. The key is the id of the ballot. */
      const opened = new Map<string, string>()
      for (const [step, n] of done) {
        const ballots = ballotsOf(ledger)
        const ballot = ballots[n % Math.max(1, ballots.length)]
        const cast = ballots.filter((one) => Object.keys(one.cast).length > 0)
        if (step === 'back') {
          const line: string[] = []
          for (let moment: TinyLedger['head'] | undefined = ledger.head; moment !== undefined; moment = moment.parent)
            line.push(moment.entry.id)
          const to = line[1 + (n % line.length)] ?? line.at(-1) ?? ''
          const back = tryRewind(ledger, to, true)
          if (!back.ok) continue
          const there = ballotsOf(back.value).map((one) => canonical(one))
          if (!cast.every((one) => there.includes(canonical(one)))) throw new Error('something sealed is lost')
          ledger = back.value
        } else {
          const role = ROLES[n % 2] ?? 'anna'
          const move: TinyMove | undefined =
            step === 'add'
              ? add
              : step === 'guess'
                ? { do: 'ask', what: 'guess' }
                : step === 'bid'
                  ? { do: 'ask' }
                  : ballot === undefined
                    ? undefined
                    : step === 'cast'
                      ? casting(ledger, ballot.kind, role)
                      : step === 'callOff'
                        ? { do: 'callOff', ballot: ballot.id }
                        : opening(ledger, ballot.kind)
          const next = move && append(ledger, move, stamp(), sha256)
          if (next?.ok === true) ledger = next.value
        }
        for (const { id } of ballotsOf(ledger)) {
          const before = ballots.some((one) => one.id === id)
          if (!before && opened.has(id)) throw new Error(`${id} was opened twice`)
          if (!opened.has(id)) opened.set(id, here(ledger))
        }
      }
      const { findings } = verify(tiny, stored(ledger), sha256, hmacSha256)
      expect(findings.filter(({ how }) => how === 'broken')).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('an answer of the ledger is the same as before there could be several: a way back with one ballot keeps no names', () => {
  let ledger = play(fresh(), { do: 'ask' })
  const asked = here(ledger)
  for (const role of ROLES) ledger = play(ledger, casting(ledger, 'bid', role))
  ledger = must(tryRewind(play(ledger, opening(ledger, 'bid')), asked, true))
  expect(ledger.last.entry.events).toEqual([{ e: 'rewound', count: 1, known: ['bid 0#0'] }])
})
