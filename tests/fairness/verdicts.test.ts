/**
 * Tests the three results of the verifier: "right" if it could check everything that the phone is responsible for, "unchecked" if it could
 * not check a part, otherwise "wrong".
 */
import { describe, expect, test } from 'vitest'
import { reportOf } from '../../src/app/fair/report'
import { useFairWords } from '../../src/app/fair/words'
import { westeros } from '../../src/games/westeros'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { readFile, writeFile } from '../../src/storage/file'
import { readOffers } from '../../src/session/transfer'
import { verifyFile } from '../../src/session/verification'
import {
  append,
  begin,
  commitSeed,
  digestOf,
  entries,
  firstBroken,
  openSeed,
  repeatsReported,
  rewind,
  verdictOf,
  verify,
  type Entry,
  type Finding,
  type Game,
} from '../../src/referee'
import { tiny, tinySetup, type Tiny, type TinyMove } from '../fixtures/tiny-game'
import { must } from '../fixtures/tiny-table'
import { tinyTable, tinyEnvironment } from '../fixtures/tiny-environment'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'
import { setupFor } from '../playout/setups'
import { signedAnew, tinyWritten, type Written } from './ledgers'

const small = tinyWritten()
const look = ({ game, all }: Written) => verify(game, all, sha256, hmacSha256)
const found = (written: Written, how: Finding['how']) => look(written).findings.filter((one) => one.how === how)
/** Returns the tiny ledger with changed entries and recomputed digests. */
const forged = (change: (entry: Entry) => Entry | undefined): Written => ({
  ...small,
  all: signedAnew(small.all.flatMap((entry) => change(entry) ?? [])),
})
const placeOf = (what: string) => small.all.findIndex(({ move }) => move.do === what)

test('all of it checked is right, and what the table told or never revealed does not hinder that', () => {
  expect(verdictOf(look(small))).toBe('right')
  expect(found(small, 'skipped').map((one) => 'why' in one && one.why)).toContain('notRevealed')
})

describe('what was not checked is never right', () => {
  test.each([99, 2, 0])('an invented result under the unknown version %d of the rules', (rules) => {
    const at = placeOf('add')
    const invented = forged((entry) =>
      entry.seq === at ? { ...entry, rules, events: [{ e: 'added', who: 'anna', points: 30 }] as unknown as Entry['events'] } : entry,
    )
    expect(verdictOf(look(invented))).toBe('unchecked')
    expect(found(invented, 'unchecked')).toEqual([{ what: 'rules', how: 'unchecked', at, why: 'otherRules', name: String(rules) }])
  })

  test('a seed that was committed or opened under an unknown version of the rules', () => {
    const at = placeOf('openSeed')
    expect(verdictOf(look(forged((entry) => (entry.seq === at ? { ...entry, rules: 7 } : entry))))).toBe('unchecked')
  })

  test('a game that is over without one of its opened seeds', () => {
    for (const { seq } of small.all.filter(({ move }) => move.do === 'openSeed')) {
      const closed = forged((entry) => (entry.seq === seq ? undefined : entry))
      expect(verdictOf(look(closed))).toBe('unchecked')
      expect(found(closed, 'unchecked').map((one) => 'why' in one && one.why)).toContain('notOpened')
    }
  })

  test('a game whose tail was cut off, wherever', () => {
    const cutAt = (left: number) => forged((entry) => (entry.seq < left ? entry : undefined))
    for (let left = 1; left < small.all.length; left++) expect(verdictOf(look(cutAt(left)))).toBe('unchecked')
    const cut = cutAt(placeOf('finish'))
    expect(found(cut, 'unchecked')).toContainEqual({ what: 'end', how: 'unchecked', at: placeOf('finish') - 1, why: 'notOver' })
  })
})

describe('an entry of an older version of the rules', () => {
  const newer = (change: Partial<Game<Tiny>>): Written => ({ all: small.all, game: { ...tiny, rules: 2, ...change } })
  test('is checked where the present rules still answer the same', () => expect(verdictOf(look(newer({})))).toBe('right'))
  test('is unchecked where they refuse it or answer otherwise', () => {
    const strict = newer({ decide: (state, move) => tiny.decide(state, move.do === 'add' ? { ...move, points: 1 } : move) })
    expect(verdictOf(look(strict))).toBe('unchecked')
    expect(found(strict, 'unchecked')).toEqual([{ what: 'rules', how: 'unchecked', at: placeOf('add'), why: 'otherRules', name: '1' }])
  })
  test('is compared as the present rules read it', () => {
    const renamed = newer({
      decide: (state, move) => {
        const answer = tiny.decide(state, move)
        return answer.ok ? { ok: true, value: answer.value.map((event) => ({ ...event, more: 1 })) } : answer
      },
      upcast: (event, rules) => (rules < 2 ? { ...event, more: 1 } : event),
    })
    expect(found(renamed, 'unchecked').filter(({ at }) => at > 0)).toEqual([])
  })
})

describe('a card that the table told and the app gives again', () => {
  /** Variant of the tiny game in which the players may report a card. */
  const telling: Game<Tiny> = {
    ...tiny,
    byChance: (state, pick) => (state.points['anna'] === 1 ? undefined : tiny.byChance(state, pick)),
    reveals: (event) => {
      const shown = tiny.reveals(event)
      return shown !== undefined && event.e === 'drawn' && event.card === 'elm' ? { ...shown, reported: true } : shown
    },
  }
  let made = 0
  const stamp = () => ({ id: `t${++made}`, time: made, by: 'table' })
  const seed = '3'.repeat(64)
  const start = must(commitSeed(must(begin(telling, tinySetup, stamp(), sha256)), sha256(seed), stamp(), sha256))
  const play = (ledger: typeof start, move: TinyMove) => must(append(ledger, move, stamp(), sha256))
  const over = (ledger: typeof start): Written => ({
    game: telling,
    all: entries(must(openSeed(play(ledger, { do: 'finish' }), seed, stamp(), sha256))),
  })

  test('is told, not checked, by whatever branch and however often it comes again', () => {
    // In Westeros, a reported card has the same label as a drawn card. The entry itself shows whether the app drew the card.
    const setup = setupFor({ players: 3, preset: 'full' }, seeded(1))
    const random = seeded(1)
    const { ledger } = playGame({ setup, random, watch: false, disturb: false, bySeed: true })
    const all = entries(ledger)
    const at = all.findIndex(({ move }) => move.do === 'draw')
    const draw = all[at]
    if (draw === undefined) throw new Error('nothing was drawn')
    let again = must(begin(westeros, setup, stamp(), sha256))
    for (const { move } of all.slice(1, at)) {
      if (move.do === 'commitSeed' && 'commitment' in move) again = must(commitSeed(again, sha256(seed), stamp(), sha256))
      else again = must(append(again, move as never, stamp(), sha256))
    }
    const before = again.head.entry.id
    const correct = (decks: 'app' | 'table') => ({ do: 'correct', changes: [{ set: 'tracking', tracking: { decks } }], reason: '' })
    again = must(append(again, correct('table') as never, stamp(), sha256))
    again = must(append(again, { ...draw.move, how: 'table' } as never, stamp(), sha256))
    expect(repeatsReported(again.head)).toBe(false)
    for (let n = 0; n < 2; n++) {
      again = must(rewind(again, before, true, stamp(), sha256))
      again = must(append(again, draw.move as never, stamp(), sha256))
      expect(repeatsReported(again.head)).toBe(true)
    }
    again = must(openSeed(again, seed, stamp(), sha256))
    const draws = verify(westeros, entries(again), sha256, hmacSha256).findings.filter(({ what }) => what === 'draw')
    expect(draws.map(({ how }) => how)).toEqual(['skipped', 'skipped', 'skipped'])
  })

  test('told where the app turns up the cards is unchecked; told where it does not is told', () => {
    const reported = over(play(start, { do: 'draw', card: 'elm' }))
    expect(found(reported, 'unchecked')).toMatchObject([{ what: 'draw', why: 'reportedForApp' }])
    const asked = over(play(play(start, { do: 'add', who: 'anna', points: 1 }), { do: 'draw', card: 'elm' }))
    expect(found(asked, 'skipped')).toMatchObject([{ what: 'draw', why: 'reported' }])
    expect(verdictOf(look(asked))).toBe('right')
  })
})

describe('who made an entry, and when', () => {
  const at = placeOf('add')
  const changed = (change: Partial<Entry>) => forged((entry) => (entry.seq === at ? { ...entry, ...change } : entry))
  const timeBefore = small.all[at - 1]?.time ?? 0

  test('nobody but the table and its seats makes an entry', () => {
    expect(verdictOf(look(changed({ by: 'seat-2' })))).toBe('right')
    expect(firstBroken(look(changed({ by: 'mallory' })))).toEqual({ what: 'by', how: 'broken', at, why: 'stranger', name: 'mallory' })
  })

  test('a time that goes back is noted by the writer; without its note it is unchecked, with a wrong one wrong', () => {
    const time = timeBefore - 180_000
    expect(found(changed({ time }), 'unchecked')).toEqual([{ what: 'time', how: 'unchecked', at, why: 'clockBack', name: '180000' }])
    expect(verdictOf(look(changed({ time, clock: 180_000 })))).toBe('right')
    expect(found(changed({ time, clock: 180_000 }), 'skipped')).toContainEqual({
      what: 'time',
      how: 'skipped',
      at,
      why: 'clockSet',
      name: '180000',
    })
    expect(firstBroken(look(changed({ time, clock: 1 })))).toMatchObject({ what: 'time', why: 'clock', at })
    expect(firstBroken(look(changed({ clock: 5 })))).toMatchObject({ what: 'time', why: 'clock', at })
  })

  test('the digest holds the note, and is the same as ever without one', () => {
    const entry = small.all[at] as Entry
    expect(digestOf(sha256, entry)).toBe(entry.digest)
    expect(digestOf(sha256, { ...entry, clock: 1 })).not.toBe(entry.digest)
  })

  test('the app notes a clock that was set back; such a file says that it is of a newer form, and is taken in', async () => {
    let clock = 1_800_000_000_000
    const table = await tinyTable({ ...tinyEnvironment(), now: () => ++clock })
    const fileOf = () => writeFile({ game: 'tiny', name: 'Friday', exported: 1, entries: entries(table.now().ledger) }, sha256)
    const versionOf = (text: string) => (JSON.parse(text) as { readonly version: number }).version
    expect(versionOf(fileOf())).toBe(1)
    clock -= 60_000
    await table.drawByChance()
    expect(table.now().ledger.last.entry.clock).toBe(59_999)
    await table.play({ do: 'finish' })
    expect(entries(table.now().ledger).filter((entry) => 'clock' in entry)).toHaveLength(1)
    const text = fileOf()
    expect(versionOf(text)).toBe(2)
    expect(readFile(text, sha256)).toMatchObject({ ok: true })
    expect(await verifyFile(table.environment, text)).toMatchObject({ ok: true, value: { verdict: 'right' } })
    expect(await readOffers(tinyEnvironment(), text)).toMatchObject({ ok: true, value: [{ ok: true }] })
  })
})

test.each([
  [
    'en',
    'Not everything could be checked: entry 3 was decided by version 9 of the rules, which this app cannot decide again; ' +
      'the time goes back by 3 min in entry 3, and nothing says why.',
  ],
  [
    'cs',
    'Všechno ověřit nešlo: zápis 3 rozhodla verze pravidel 9 a tato aplikace ho znovu rozhodnout neumí; ' +
      'zápis 3: čas jde o 3 min zpět a nic neříká proč.',
  ],
] as const)('what could not be checked is said with its place and its reason: %s', async (language, says) => {
  const before = small.all[1]?.time ?? 0
  const all = forged((entry) => (entry.seq === 2 ? { ...entry, rules: 9, time: before - 180_000 } : entry)).all
  const text = writeFile({ game: 'tiny', name: 'Friday', exported: 1, entries: all }, sha256)
  const answer = await verifyFile(tinyEnvironment(), text)
  if (!answer.ok) throw new Error(answer.fault.why)
  const report = reportOf(answer.value, await useFairWords.load(language))
  expect(report).toMatchObject({ verdict: 'unchecked' })
  expect(report.says.replaceAll('\u00A0', ' ')).toBe(says)
})
