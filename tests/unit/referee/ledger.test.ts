import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import {
  append,
  begin,
  revealsUndone,
  entries,
  lastDone,
  line,
  redoTarget,
  latestResult,
  restorable,
  undoTarget,
  type Rewound,
} from '../../../src/referee'
import { tiny, tinySetup, type TinyMove } from '../../fixtures/tiny-game'
import { castBoth, codeOf, eventful, fresh, goTo, here, must, play, stamp, tryRewind, vote } from '../../fixtures/tiny-table'

const add = (points: number): TinyMove => ({ do: 'add', who: 'anna', points })

/** Returns the event that marks the last entry as a rewind; undefined if it is not a rewind. */
const mark = (ledger: ReturnType<typeof fresh>): Rewound | undefined =>
  ledger.last.entry.events.find((event): event is Rewound => event.e === 'rewound')

describe('beginning and moving', () => {
  test('the first entry holds the setup and what it led to', () => {
    const { entry, state } = fresh().head
    expect(entry).toMatchObject({ seq: 0, by: 'table', rules: 1, move: { do: 'begin', setup: tinySetup }, previous: '' })
    expect(state.points).toEqual({ anna: 0, petr: 0 })
  })

  test('a setup that cannot be played is refused', () => {
    expect(codeOf(begin(tiny, { roles: [], cards: [] }, stamp(), sha256))).toBe('NO_ROLES')
  })

  test('each move is one entry, linked to the one before', () => {
    const ledger = play(fresh(), add(1), add(2))
    const all = entries(ledger)
    expect(all.map(({ seq }) => seq)).toEqual([0, 1, 2])
    expect(all[2]?.previous).toBe(all[1]?.digest)
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(3)
    expect(ledger.head.state.points['anna']).toBe(3)
  })

  test('a refused move leaves the ledger as it was', () => {
    const ledger = play(fresh(), add(1))
    expect(codeOf(append(ledger, add(4), stamp(), sha256))).toBe('TOO_MANY')
    expect(entries(ledger)).toHaveLength(2)
  })
})

describe('undo and redo', () => {
  test('one step back and one step forth, as far as there are any', () => {
    let ledger = play(fresh(), add(1), add(2))
    expect(redoTarget(ledger)).toBeUndefined()
    ledger = goTo(ledger, undoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(1)
    ledger = goTo(ledger, undoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(0)
    expect(undoTarget(ledger)).toBeUndefined()
    ledger = goTo(ledger, redoTarget(ledger))
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(3)
    expect(redoTarget(ledger)).toBeUndefined()
  })

  test('several entries of one answer are one step, back and forth, and the first names it', () => {
    const before = play(fresh(), add(1))
    const first = play(before, add(2))
    const all = [add(1), add(3)].reduce((ledger, move) => must(append(ledger, move, { ...stamp(), continues: true }, sha256)), first)
    expect(entries(all).map(({ continues }) => continues)).toEqual([undefined, undefined, undefined, true, true])
    expect(lastDone(all)).toBe(first.head)
    let ledger = goTo(all, undoTarget(all))
    expect(ledger.head).toBe(before.head)
    expect(undoTarget(ledger)).toBe(entries(ledger)[0]?.id)
    ledger = goTo(goTo(ledger, undoTarget(ledger)), redoTarget(goTo(ledger, undoTarget(ledger))))
    expect(ledger.head).toBe(before.head)
    expect(redoTarget(ledger)).toBe(here(all))
    expect(goTo(ledger, redoTarget(ledger)).head).toBe(all.head)
    expect(redoTarget(goTo(ledger, redoTarget(ledger)))).toBeUndefined()
  })

  test('an undone answer counts once, however many entries it has', () => {
    const first = play(fresh(), add(1))
    const answer = play(first, add(2))
    const all = must(append(answer, add(3), { ...stamp(), continues: true }, sha256))
    const ledger = goTo(all, undoTarget(all))
    expect(restorable(ledger)).toEqual({ to: here(all), answers: 1 })
  })

  test('everything that was taken back is restored in one step, however far', () => {
    const all = play(fresh(), add(1), add(2), add(3))
    expect(restorable(all)).toBeUndefined()
    let ledger = goTo(goTo(all, undoTarget(all)), line(all)[1]?.entry.id)
    expect(restorable(ledger)).toEqual({ to: here(all), answers: 2 })
    ledger = goTo(ledger, restorable(ledger)?.to)
    expect(ledger.head).toBe(all.head)
    expect(restorable(ledger)).toBeUndefined()
  })

  test('behind a reveal too, and a step back never means the mark of another', () => {
    const before = play(fresh(), add(1))
    const all = play(vote(play(before, { do: 'ask' }), 4, 2), add(2))
    const back = goTo(all, here(before), true)
    expect(back.head.entry.move.do).toBe('rewind')
    expect(lastDone(back)).toBe(before.head)
    expect(restorable(back)?.answers).toBe(3)
    expect(goTo(back, restorable(back)?.to).head).toBe(all.head)
  })

  test('the ledger only grows', () => {
    const before = play(fresh(), add(1), add(2))
    const after = goTo(before, undoTarget(before))
    expect(entries(after).slice(0, 3)).toEqual(entries(before))
    expect(entries(after)).toHaveLength(4)
    expect(line(after)).toHaveLength(2)
  })

  test('a new move ends the branch that could be redone', () => {
    let ledger = play(fresh(), add(1), add(2))
    const left = here(ledger)
    ledger = play(goTo(ledger, undoTarget(ledger)), add(3))
    expect(redoTarget(ledger)).toBeUndefined()
    expect(codeOf(tryRewind(ledger, left))).toBe('NO_SUCH_ENTRY')
    expect(ledger.head.state.points['anna']).toBe(4)
  })

  test('nowhere to go: where play stands already, and entries that do not exist', () => {
    const ledger = play(fresh(), add(1))
    expect(codeOf(tryRewind(ledger, here(ledger)))).toBe('NO_SUCH_ENTRY')
    expect(codeOf(tryRewind(ledger, 'nobody'))).toBe('NO_SUCH_ENTRY')
  })

  test('a jump goes back several steps in one entry, and redo comes back step by step', () => {
    let ledger = fresh()
    const first = here(ledger)
    ledger = goTo(play(ledger, add(1), add(1), add(1)), first)
    expect(ledger.head.state.points['anna']).toBe(0)
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(1)
  })
})

describe('going back behind something revealed', () => {
  test('needs consent, which lists what was shown', () => {
    const ledger = play(fresh(), { do: 'draw', card: 'cedar' })
    const to = undoTarget(ledger) ?? ''
    expect(codeOf(tryRewind(ledger, to))).toBe('CONSENT_NEEDED')
    expect(revealsUndone(ledger, to)).toEqual([
      { kind: 'cards', label: 'deck only, shuffle 0, draw 0', what: { 'deck only, shuffle 0, draw 0': 'cedar' } },
    ])
    const back = goTo(ledger, to, true)
    expect(back.last.entry.move).toEqual({ do: 'rewind', to, consent: true })
    expect(mark(back)).toEqual({ e: 'rewound', count: 1, known: ['deck only, shuffle 0, draw 0'] })
    expect(back.head.state.deck.unseen).toHaveLength(4)
    expect(back.head.state.rewinds).toBe(1)
  })

  test('a card once drawn is remembered on every branch', () => {
    let ledger = play(fresh(), { do: 'draw', card: 'cedar' })
    ledger = play(goTo(ledger, undoTarget(ledger), true), add(1))
    expect(latestResult(ledger, 'deck only, shuffle 0, draw 0')).toBe('cedar')
    expect(latestResult(ledger, 'deck only, shuffle 0, draw 1')).toBeUndefined()
  })

  test('a ballot is one step, and what was bid stays known', () => {
    let ledger = vote(play(fresh(), add(1), { do: 'ask' }), 4, 2)
    expect(ledger.head.state.points).toEqual({ anna: 5, petr: 2 })
    ledger = goTo(ledger, undoTarget(ledger), true)
    expect(ledger.head.state.ballots[0]).toMatchObject({ id: 'bid 0~1#0', cast: {}, known: true })
    expect(mark(ledger)?.known).toEqual(['bid 0#0'])
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.points).toEqual({ anna: 5, petr: 2 })
  })

  test('two steps back carry the mark along: the bids stay known', () => {
    let ledger = vote(play(fresh(), add(1), { do: 'ask' }), 4, 2)
    ledger = goTo(ledger, undoTarget(ledger), true)
    ledger = goTo(ledger, undoTarget(ledger))
    expect(ledger.head.state.ballots).toEqual([])
    expect(mark(ledger)?.known).toEqual(['bid 0#0'])
    expect(play(ledger, { do: 'ask' }).head.state.ballots[0]).toMatchObject({ id: 'bid 0~2#0', known: true })
  })

  test('a way forth that stops before the revelation carries the mark along too', () => {
    const begun = fresh()
    let ledger = vote(play(begun, add(1), add(2), { do: 'ask' }), 4, 2)
    ledger = goTo(ledger, here(begun), true)
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(1)
    expect(play(ledger, { do: 'ask' }).head.state.ballots[0]?.known).toBe(true)
  })

  test('all the way forth there is nothing to mark', () => {
    const begun = fresh()
    const played = vote(play(begun, { do: 'ask' }), 4, 2)
    const forth = goTo(goTo(played, here(begun), true), here(played))
    expect(mark(forth)).toBeUndefined()
    expect(forth.head).toBe(played.head)
  })

  test('steps within what is known already need neither consent nor a mark', () => {
    let ledger = vote(play(fresh(), { do: 'ask' }), 4, 2)
    ledger = play(ledger, add(1), add(1))
    ledger = goTo(ledger, undoTarget(ledger))
    expect(mark(ledger)).toBeUndefined()
    expect(ledger.rewinds).toBe(0)
  })
})

describe('the middle of a ballot', () => {
  test('no way back while somebody has cast', () => {
    const ledger = castBoth(play(fresh(), { do: 'ask' }), 1, 2)
    expect(codeOf(tryRewind(ledger, entries(ledger)[0]?.id ?? '', true))).toBe('BALLOT_OPEN')
  })

  test('called off, it starts anew under another name and can be left', () => {
    let ledger = castBoth(play(fresh(), { do: 'ask' }), 1, 2)
    ledger = play(ledger, { do: 'callOff', ballot: 'bid 0#0' })
    expect(ledger.head.state.ballots[0]).toMatchObject({ id: 'bid 0#1', cast: {} })
    ledger = goTo(ledger, entries(ledger)[0]?.id)
    expect(ledger.head.state.ballots).toEqual([])
  })

  test('undo after a cancelled ballot goes back past its opening, and redo opens it again', () => {
    const before = play(fresh(), add(1))
    let ledger = castBoth(play(before, { do: 'ask' }), 1, 2)
    ledger = play(ledger, { do: 'callOff', ballot: ledger.head.state.ballots[0]?.id ?? '' })
    expect(lastDone(ledger).entry.move.do).toBe('ask')
    expect(undoTarget(ledger)).toBe(here(before))
    ledger = goTo(ledger, undoTarget(ledger))
    expect(ledger.head.state.ballots).toEqual([])
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.ballots).toHaveLength(1)
    expect(redoTarget(ledger)).toBeUndefined()
  })

  test('undo and redo never stop among the castings', () => {
    let ledger = vote(play(fresh(), add(1), { do: 'ask' }), 4, 2)
    const asked = line(ledger).find(({ entry }) => entry.move.do === 'ask')?.entry.id
    expect(undoTarget(ledger)).toBe(asked)
    ledger = goTo(ledger, entries(ledger)[0]?.id, true)
    const stops: string[] = []
    for (let to = redoTarget(ledger); to !== undefined; to = redoTarget(ledger)) {
      ledger = goTo(ledger, to)
      stops.push(line(ledger).findLast(({ entry }) => entry.move.do !== 'rewind')?.entry.move.do ?? '')
    }
    expect(stops).toEqual(['add', 'ask', 'reveal'])
  })

  test('a jump into the middle gives a fresh ballot', () => {
    let ledger = vote(play(fresh(), { do: 'ask' }), 4, 2)
    const cast = line(ledger).find(({ entry }) => entry.move.do === 'cast')?.entry.id
    ledger = goTo(ledger, cast, true)
    expect(ledger.head.state.ballots[0]).toMatchObject({ id: 'bid 0~1#0', cast: {}, known: true })
  })

  test('one in which nobody has cast, left and opened again, has another name', () => {
    const start = play(fresh(), add(1))
    let ledger = play(start, { do: 'ask' })
    expect(ledger.head.state.ballots[0]?.id).toBe('bid 0#0')
    ledger = goTo(ledger, here(start))
    expect(mark(ledger)).toEqual({ e: 'rewound', count: 1, known: [] })
    ledger = play(ledger, { do: 'ask' })
    expect(ledger.head.state.ballots[0]).toMatchObject({ id: 'bid 0~1#0', known: false })
  })

  test('nor has one that was called off the name again, wherever play goes on', () => {
    const start = fresh()
    let ledger = vote(play(start, { do: 'ask' }), 1, 2)
    const voted = here(ledger)
    ledger = play(castBoth(play(ledger, { do: 'ask' }), 1, 2), { do: 'callOff', ballot: 'bid 1#0' })
    ledger = goTo(goTo(ledger, here(start), true), voted)
    expect(mark(ledger)?.known).toEqual([])
    expect(play(ledger, { do: 'ask' }).head.state.ballots[0]?.id).toBe('bid 1~2#0')
  })

  test('ballots on one line of play never share a name', () => {
    const names = line(eventful()).flatMap(({ state }) => state.ballots[0]?.id ?? [])
    const turns = names.filter((name, i) => name !== names[i - 1])
    expect(new Set(turns).size).toBe(turns.length)
  })
})
