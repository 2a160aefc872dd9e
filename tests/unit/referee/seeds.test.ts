import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import {
  append,
  commitSeed,
  revealsUndone,
  digestOf,
  entries,
  line,
  openSeed,
  read,
  redoTarget,
  undoTarget,
  type Entry,
} from '../../../src/referee'
import { tiny, type TinyMove } from '../../fixtures/tiny-game'
import {
  codeOf,
  fresh,
  goTo,
  here,
  must,
  play,
  stamp,
  stored,
  tryRewind,
  vote,
  type TinyEntry,
  type TinyLedger,
} from '../../fixtures/tiny-table'

const SEED = '5'.repeat(64)
const OTHER = '6'.repeat(64)
const add = (points: number): TinyMove => ({ do: 'add', who: 'anna', points })
const committed = (ledger: TinyLedger, seed = SEED): TinyLedger => must(commitSeed(ledger, sha256(seed), stamp(), sha256))
const opened = (ledger: TinyLedger, seed = SEED): TinyLedger => must(openSeed(ledger, seed, stamp(), sha256))

/** Returns the entries with an additional entry that has correct links and digests. */
const withMove = (ledger: TinyLedger, move: unknown, events: readonly unknown[] = []): TinyEntry[] => {
  const all = stored(ledger)
  const last = all.at(-1) as TinyEntry
  const entry = { ...last, seq: last.seq + 1, id: 'forged', move, events, previous: last.digest } as Entry<never> & TinyEntry
  return [...all, { ...entry, digest: digestOf(sha256, entry) }]
}

const whyOf = (all: readonly TinyEntry[]) => {
  const answer = read(tiny, all, sha256)
  return answer.ok ? 'sound' : answer.damage.why
}

describe('a committed seed', () => {
  test('stands in the ledger, and changes nothing on the line of play', () => {
    const before = play(fresh(), add(1))
    const after = committed(before)
    expect(after.last.entry).toMatchObject({ seq: 2, move: { do: 'commitSeed', commitment: sha256(SEED) }, events: [] })
    expect(after.head).toBe(before.head)
    expect(line(after)).toEqual(line(before))
    expect(after.seed).toBe(sha256(SEED))
    expect(before.seed).toBeUndefined()
  })

  test('is no step back or forth, and ends no branch that can be redone', () => {
    let ledger = committed(play(committed(fresh()), add(1), add(2)), OTHER)
    const commitments = entries(ledger).filter(({ move }) => move.do === 'commitSeed')
    expect(commitments).toHaveLength(2)
    for (const { id } of commitments) expect(codeOf(tryRewind(ledger, id))).toBe('NO_SUCH_ENTRY')
    ledger = committed(goTo(ledger, undoTarget(ledger)), '7'.repeat(64))
    expect(ledger.head.state.points['anna']).toBe(1)
    ledger = goTo(ledger, redoTarget(ledger))
    expect(ledger.head.state.points['anna']).toBe(3)
    for (let step = 0; step < 2; step++) ledger = goTo(ledger, undoTarget(ledger))
    expect(undoTarget(ledger)).toBeUndefined()
  })

  test('is never left behind by going back, even behind a revelation', () => {
    let ledger = committed(fresh())
    const start = here(ledger)
    ledger = vote(play(ledger, { do: 'ask' }), 1, 2)
    ledger = committed(ledger, OTHER)
    expect(revealsUndone(ledger, start).map(({ kind }) => kind)).toEqual(['choices'])
    ledger = goTo(ledger, start, true)
    expect(ledger.seed).toBe(sha256(OTHER))
    expect(play(ledger, add(2)).seed).toBe(sha256(OTHER))
  })

  test('is refused if it is no digest, or stands there already', () => {
    const ledger = committed(fresh())
    for (const commitment of ['', SEED.slice(1), 'x'.repeat(64), sha256(SEED).toUpperCase(), sha256(SEED)])
      expect(codeOf(commitSeed(ledger, commitment, stamp(), sha256))).toBe('MALFORMED')
  })

  test('names the list of the game’s words, or none, and only the first one does', () => {
    const [first, second] = [sha256(SEED), sha256(OTHER)]
    const czech = must(commitSeed(fresh(), first, stamp(), sha256, { words: 'cs' }))
    expect([fresh().words, committed(fresh()).words, czech.words]).toEqual(['en', 'en', 'cs'])
    expect(committed(play(czech, add(1)), OTHER).words).toBe('cs')
    const again = read(tiny, stored(czech), sha256)
    expect(again.ok && again.value.words).toBe('cs')
    expect(codeOf(commitSeed(czech, second, stamp(), sha256, { words: 'en' }))).toBe('MALFORMED')
    expect(codeOf(commitSeed(committed(fresh()), second, stamp(), sha256, { words: 'cs' }))).toBe('MALFORMED')
    expect(whyOf(withMove(fresh(), { do: 'commitSeed', commitment: first, words: 'cs' }))).toBe('sound')
    expect(whyOf(withMove(czech, { do: 'commitSeed', commitment: second, words: 'cs' }))).toBe('shape')
    for (const words of ['xx', '', 'EN', null, 7, ['en'], {}])
      expect(whyOf(withMove(fresh(), { do: 'commitSeed', commitment: first, words })), JSON.stringify(words)).toBe('shape')
  })

  test('is no move of the game', () => {
    expect(codeOf(append(fresh(), { do: 'commitSeed', commitment: sha256(SEED) } as never, stamp(), sha256))).toBe('MALFORMED')
  })
})

describe('an opened seed', () => {
  test('fits its commitment, once; then none is in force', () => {
    const ledger = opened(play(committed(fresh()), add(1)))
    expect(ledger.last.entry).toMatchObject({ move: { do: 'openSeed', commitment: sha256(SEED), seed: SEED }, events: [] })
    expect(ledger.seed).toBeUndefined()
    expect(codeOf(openSeed(ledger, SEED, stamp(), sha256))).toBe('SEAL_BROKEN')
    expect(codeOf(openSeed(ledger, OTHER, stamp(), sha256))).toBe('SEAL_BROKEN')
    expect(codeOf(openSeed(fresh(), SEED, stamp(), sha256))).toBe('SEAL_BROKEN')
    expect(codeOf(commitSeed(ledger, sha256(SEED), stamp(), sha256))).toBe('MALFORMED')
  })

  test('of an earlier stretch leaves the later one in force', () => {
    const ledger = opened(committed(committed(fresh()), OTHER))
    expect(ledger.seed).toBe(sha256(OTHER))
    expect(opened(ledger, OTHER).seed).toBeUndefined()
  })
})

describe('what was written is read again', () => {
  test('with its seeds, across ways back', () => {
    let ledger = play(committed(fresh()), add(1), { do: 'ask' })
    const asked = here(ledger)
    ledger = goTo(vote(ledger, 1, 2), asked, true)
    for (const state of [ledger, committed(ledger, OTHER), opened(committed(ledger, OTHER)), opened(ledger)]) {
      const again = read(tiny, stored(state), sha256)
      if (!again.ok) throw new Error(again.damage.why)
      expect(again.value.seed).toBe(state.seed)
      expect(again.value.head.state).toEqual(state.head.state)
      expect(entries(again.value)).toEqual(entries(state))
      expect(redoTarget(again.value)).toBe(redoTarget(state))
    }
  })

  test('a swapped seed or commitment is found, even with digests worked out anew', () => {
    const ledger = committed(fresh())
    const commitment = sha256(SEED)
    expect(whyOf(withMove(ledger, { do: 'openSeed', commitment, seed: SEED }))).toBe('sound')
    expect(whyOf(withMove(ledger, { do: 'commitSeed', commitment: sha256(OTHER) }))).toBe('sound')
    for (const move of [
      { do: 'openSeed', commitment, seed: OTHER },
      { do: 'openSeed', commitment: sha256(OTHER), seed: OTHER },
      { do: 'openSeed', commitment, seed: 7 },
      { do: 'openSeed', commitment },
      { do: 'openSeed', seed: SEED },
      { do: 'commitSeed', commitment },
      { do: 'commitSeed', commitment: 7 },
      { do: 'commitSeed', commitment: 'x'.repeat(64) },
      { do: 'commitSeed' },
      { do: 'commitSeed', commitment: sha256(OTHER), takenOver: 'yes' },
    ])
      expect(whyOf(withMove(ledger, move)), JSON.stringify(move)).toBe('shape')
    expect(whyOf(withMove(opened(ledger), { do: 'openSeed', commitment, seed: SEED }))).toBe('shape')
  })

  test('with events it is none', () => {
    const ledger = play(fresh(), add(1))
    const commit = { do: 'commitSeed', commitment: sha256(SEED) }
    expect(whyOf(withMove(ledger, commit, [{ e: 'added', who: 'anna', points: 1 }]))).toBe('shape')
    expect(whyOf(withMove(ledger, commit, [{ e: 'rewound', count: 1, known: [] }]))).toBe('shape')
  })

  test('a ledger does not begin with one', () => {
    const [first] = stored(fresh()) as [TinyEntry]
    const entry = { ...first, move: { do: 'commitSeed', commitment: sha256(SEED) }, events: [] } as TinyEntry
    expect(whyOf([{ ...entry, digest: digestOf(sha256, entry) }])).toBe('shape')
  })
})
