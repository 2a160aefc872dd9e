import { asyncProperty, check, type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import { createGames } from '../../../src/session/games'
import { createPlay } from '../../../src/session/open-game'
import { exportAll, exportGame, exportDamagedRest, importGame, readOffers } from '../../../src/session/transfer'
import { seedInForce } from '../../../src/session/sealed/seeds'
import { verifyGame } from '../../../src/session/verification'
import { entries } from '../../../src/referee'
import { Database, diskStore, memoryStore, writeFile, type GameFile, type Store } from '../../../src/storage'
import { backupDamages, damages, held, signedAnew, takeInAll } from '../../fixtures/damage'
import { tiny, tinySetup, type Tiny, type TinyState } from '../../fixtures/tiny-game'
import { castBoth, eventful, fresh, play as continueUnsaved, stored, type TinyEntry } from '../../fixtures/tiny-table'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'
import { repetitions } from '../../repetitions'

const fileOf = (all: readonly TinyEntry[], name = 'Friday', game = 'tiny') =>
  writeFile({ game, name, exported: 1_800_000_000_000, entries: all }, sha256)

const forged = (all: readonly Partial<TinyEntry>[], change: Partial<GameFile> = {}) => signedAnew(JSON.parse(good) as GameFile, all, change)

const good = fileOf(stored(eventful()))

const whyOf = async (text: string, environment = tinyEnvironment()): Promise<unknown> => {
  const before = await held(environment.store)
  const answer = await importGame(environment, text)
  if (answer.ok) throw new Error('taken in')
  expect(await held(environment.store)).toBe(before)
  return answer.fault
}

describe('out and in again', () => {
  test('a game comes back to the same place, with its name and its steps back', async () => {
    const { environment, id, now, play, drawByChance, undo } = await tinyTable()
    await play({ do: 'add', who: 'anna', points: 3 })
    await drawByChance()
    await play({ do: 'add', who: 'petr', points: 1 })
    await undo()
    const file = await exportGame(environment, id)
    if (!file.ok) throw new Error(file.trouble)
    expect(file.value.fileName).toBe('castellan-tiny-friday-2027-01-15.json')
    const elsewhere = tinyEnvironment(diskStore(new Database('elsewhere')))
    const taken = await importGame(elsewhere, new Blob([file.value.text]))
    expect(taken).toEqual({ ok: true, value: { id, keptBoth: false } })
    const table = createPlay<Tiny>(elsewhere)
    await table.getState().openGame(id)
    const { open } = table.getState()
    expect(open).toMatchObject({ name: 'Friday', state: now().state, undoTo: now().undoTo, redoTo: now().redoTo })
    const played = entries(now().ledger)
    expect(open && entries(open.ledger).slice(0, -1)).toEqual(played)
    const back = await exportGame(elsewhere, id)
    const [there, here] = [file.value.text, back.ok ? back.value.text : ''].map((text) => (JSON.parse(text) as GameFile).entries)
    expect(here?.slice(0, -1)).toEqual(there)
    expect(here).toHaveLength(played.length + 1)
    // The other device made no moves, so the import changes nothing.
    expect(await importGame(environment, back.ok ? back.value.text : '')).toEqual({ ok: false, fault: { why: 'alreadyHere', id } })
  })

  test('a game takes the list of its words along', async () => {
    const environment = tinyEnvironment()
    const table = createPlay<Tiny>(environment)
    const id = (await table.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup, words: 'cs' })) ?? ''
    expect(table.getState().open?.ledger.last.entry.move).toMatchObject({ do: 'commitSeed', words: 'cs' })
    const file = await exportGame(environment, id)
    const elsewhere = tinyEnvironment()
    await importGame(elsewhere, file.ok ? file.value.text : '')
    const other = createPlay<Tiny>(elsewhere)
    await other.getState().openGame(id)
    expect(other.getState().open?.ledger.words).toBe('cs')
    expect(await verifyGame(elsewhere, id)).toMatchObject({ ok: true, value: { whole: true, verdict: 'unchecked', words: 'cs' } })
  })

  test('the unseen cards begin a new stretch, whose seed is committed', async () => {
    const { environment, id, now, undo, play } = await tinyTable()
    await play({ do: 'add', who: 'anna', points: 3 })
    await undo()
    const file = await exportGame(environment, id)
    const elsewhere = tinyEnvironment()
    await importGame(elsewhere, file.ok ? file.value.text : '')
    const table = createPlay<Tiny>(elsewhere)
    await table.getState().openGame(id)
    const { open } = table.getState()
    if (open === undefined) throw new Error('not open')
    const kept = [await seedInForce(environment.store, now()), await seedInForce(elsewhere.store, open)]
    const [before, after] = kept.map((seed) => (seed.ok ? seed.value : ''))
    expect(after).toMatch(/^[\da-f]{64}$/)
    expect(after).not.toBe(before)
    expect(open?.ledger.last.entry).toMatchObject({ by: 'table', move: { do: 'commitSeed', commitment: sha256(after ?? '') }, events: [] })
    expect(open?.ledger.seed).toBe(sha256(after ?? ''))
    expect(now().ledger.seed).toBe(sha256(before ?? ''))
    expect(await table.getState().redo()).toEqual({ how: 'done' })
    expect(table.getState().open?.state.points['anna']).toBe(3)
  })

  test('the unseen cards are drawn by the new seed, the seen ones come again', async () => {
    const { environment, id, now, drawByChance } = await tinyTable()
    await drawByChance()
    const card = now().state.deck.faceUp
    const file = await exportGame(environment, id)
    const elsewhere = tinyEnvironment()
    await importGame(elsewhere, file.ok ? file.value.text : '')
    const table = createPlay<Tiny>(elsewhere)
    await table.getState().openGame(id)
    await table.getState().undo(true)
    await table.getState().drawByChance()
    expect(table.getState().open?.state.deck.faceUp).toBe(card)
  })

  test('an open ballot in which somebody has cast starts anew, and the ledger says so', async () => {
    const all = stored(castBoth(continueUnsaved(fresh(), { do: 'ask' }), 1, 2))
    const environment = tinyEnvironment()
    const taken = await importGame(environment, fileOf(all))
    const table = createPlay<Tiny>(environment)
    await table.getState().openGame(taken.ok ? taken.value.id : '')
    const { open } = table.getState()
    expect(open?.ballots[0]).toMatchObject({ id: 'bid 0#1', cast: {} })
    expect(open?.ledger.head.entry).toMatchObject({ seq: all.length, by: 'table', move: { do: 'callOff', ballot: 'bid 0#0' } })
    await table.getState().cast('anna', 1)
    await table.getState().cast('petr', 1)
    expect(await table.getState().reveal()).toEqual({ how: 'done' })
  })

  test('one in which nobody has cast stays as it is', async () => {
    const all = stored(continueUnsaved(fresh(), { do: 'ask' }))
    const environment = tinyEnvironment()
    const taken = await importGame(environment, fileOf(all))
    const found = await environment.store.open(taken.ok ? taken.value.id : '')
    expect(found.ok && found.value.entries.slice(all.length)).toMatchObject([{ move: { do: 'commitSeed' } }])
  })

  test('what is here already is said to be here', async () => {
    const environment = tinyEnvironment()
    const all = stored(eventful())
    const taken = await importGame(environment, fileOf(all))
    if (!taken.ok) throw new Error('not taken in')
    expect(await whyOf(fileOf(all), environment)).toEqual({ why: 'alreadyHere', id: taken.value.id })
    expect(await whyOf(fileOf(all.slice(0, 5)), environment)).toEqual({ why: 'alreadyHere', id: taken.value.id })
  })

  test('a game that went on differently is kept beside the one that is here', async () => {
    const environment = tinyEnvironment()
    const start = fresh()
    const first = await importGame(environment, fileOf(stored(continueUnsaved(start, { do: 'add', who: 'anna', points: 1 }))))
    const second = await importGame(environment, fileOf(stored(continueUnsaved(start, { do: 'add', who: 'anna', points: 2 }))))
    const longer = continueUnsaved(start, { do: 'add', who: 'anna', points: 1 }, { do: 'ask' })
    expect(second).toMatchObject({ ok: true, value: { keptBoth: true } })
    expect(first.ok && second.ok && first.value.id !== second.value.id).toBe(true)
    const games = await environment.store.games()
    expect(games.ok && games.value.map(({ origin }) => origin)).toEqual([start.head.entry.id, start.head.entry.id])
    expect(await importGame(environment, fileOf(stored(longer)))).toMatchObject({ ok: true, value: { keptBoth: true } })
  })

  test('of a damaged game the sound part goes out', async () => {
    const db = new Database('damaged export')
    const { environment, id, play } = await tinyTable(tinyEnvironment(diskStore(db)))
    await play({ do: 'add', who: 'anna', points: 1 })
    await play({ do: 'add', who: 'anna', points: 2 })
    const row = await db.entries.get([id, 3])
    await db.entries.put({ game: id, seq: 3, entry: { ...(row?.entry as object), by: 'somebody' } })
    const file = await exportGame(environment, id)
    expect(file.ok && (JSON.parse(file.value.text) as GameFile).entries).toHaveLength(3)
    await db.entries.delete([id, 0])
    expect(await exportGame(environment, id)).toEqual({ ok: false, trouble: 'unreadable' })
    expect(await exportGame(environment, 'nowhere')).toEqual({ ok: false, trouble: 'gone' })
  })
})

describe('what is not taken in', () => {
  const all = stored(eventful())
  const file = JSON.parse(good) as GameFile
  const entry = (at: number): TinyEntry => all[at] as TinyEntry

  test.each<[string, string, unknown]>([
    ['nothing', '', { why: 'empty' }],
    ['half a file', good.slice(0, 2000), { why: 'cutShort' }],
    ['a file out of a mail', good.replaceAll('"', '&quot;'), { why: 'notJson' }],
    ['something else', 'PK\u0003\u0004', { why: 'notJson' }],
    ['a list', '[]', { why: 'foreign' }],
    ['null', 'null', { why: 'foreign' }],
    ['another JSON', '{"format":"chess","version":1}', { why: 'foreign' }],
    ['no version', '{"format":"castellan-game"}', { why: 'foreign' }],
    ['an odd version', JSON.stringify({ ...file, version: 'x' }), { why: 'foreign' }],
    ['a newer version', '{"format":"castellan-game","version":7,"whatever":true}', { why: 'newer', version: 7 }],
    ['a missing field', JSON.stringify({ ...file, name: undefined }), { why: 'damaged' }],
    ['one field more', JSON.stringify({ ...file, seed: 'x' }), { why: 'damaged' }],
    ['no entries', JSON.stringify({ ...file, entries: [] }), { why: 'damaged' }],
    ['another name', JSON.stringify({ ...file, name: 'Saturday' }), { why: 'damaged' }],
    ['a changed entry', JSON.stringify({ ...file, entries: all.with(3, { ...entry(3), time: 7 }) }), { why: 'damaged', at: 3 }],
    ['a missing entry', JSON.stringify({ ...file, entries: all.toSpliced(2, 1) }), { why: 'damaged', at: 2 }],
    ['a missing end', JSON.stringify({ ...file, entries: all.slice(0, 4) }), { why: 'damaged' }],
    ['an entry of another shape', JSON.stringify({ ...file, entries: [...all, 7] }), { why: 'damaged', at: all.length }],
    ['an unknown game', fileOf(all, 'x', 'chess'), { why: 'gameUnknown', game: 'chess' }],
    ['a game that cannot be loaded', fileOf(all, 'x', 'lost'), { why: 'notLoaded' }],
    ['newer rules', forged(all.with(2, { ...entry(2), rules: 9 })), { why: 'newer', version: 9 }],
  ])('%s', async (_, text, why) => {
    expect(await whyOf(text)).toEqual(why)
  })

  test('entries that fit their digests, but not the game', async () => {
    const odd = { ...entry(2), events: [{ e: 'unheard' }] } as unknown as TinyEntry
    expect(await whyOf(forged(all.with(2, odd)))).toEqual({ why: 'damaged', at: 2 })
    const mad = { ...entry(0), events: [{ e: 'begun', state: { points: 3, ballot: { cast: { anna: 1 } } } }] } as unknown as TinyEntry
    expect(await whyOf(forged([mad]))).toEqual({ why: 'begunOddly' })
    expect(await whyOf(forged([{ ...mad, rules: 0 }]))).toEqual({ why: 'unplayable', at: 0 })
    const astray = { ...entry(1), move: { do: 'rewind' as const, to: 'nowhere' }, events: [] }
    expect(await whyOf(forged([entry(0), astray]))).toEqual({ why: 'damaged', at: 1 })
    expect(await whyOf(forged([entry(0), { ...entry(1), id: entry(0).id }]))).toEqual({ why: 'damaged', at: 1 })
  })

  test('fields that could do harm, and numbers that are none', async () => {
    for (const harm of ['__proto__', 'constructor', 'prototype']) {
      const inEntry = good.replace('"do":"add"', `"do":"add","${harm}":{"polluted":1}`)
      expect(await whyOf(inEntry)).toEqual({ why: 'damaged', at: 1 })
      expect(await whyOf(good.replace('{', `{"${harm}":{"polluted":1},`))).toEqual({ why: 'damaged' })
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(await whyOf(good.replace('"time":18', '"time":1e999,"was":18'))).toEqual({ why: 'damaged', at: 0 })
  })

  test('what is too large or too deep', async () => {
    expect(await whyOf(JSON.stringify(' '.repeat(20_000_001)))).toEqual({ why: 'tooLarge' })
    const blob = { size: 500_000_000, text: () => Promise.reject(new Error('never read')) } as unknown as Blob
    expect(await importGame(tinyEnvironment(), blob)).toEqual({ ok: false, fault: { why: 'tooLarge' } })
    const unreadable = { size: 1, text: () => Promise.reject(new Error('the file is gone')) } as unknown as Blob
    expect(await importGame(tinyEnvironment(), unreadable)).toEqual({ ok: false, fault: { why: 'notJson' } })
    expect(await whyOf(JSON.stringify({ ...file, entries: Array.from({ length: 20_001 }, () => 0) }))).toEqual({ why: 'tooLarge' })
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(await whyOf(deep)).toEqual({ why: 'tooDeep' })
    expect(await whyOf(good.replace('"do":"add"', `"do":"add","deep":${deep}`))).toEqual({ why: 'tooDeep' })
    const less = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expect(await whyOf(good.replace('"do":"add"', `"do":"add","deep":${less}`))).toEqual({ why: 'damaged', at: 1 })
  })

  test('nothing but brackets, fifty million of them', async () => {
    expect(await whyOf('['.repeat(50_000_000))).toEqual({ why: 'tooDeep' })
    expect(await whyOf(`[${'[],'.repeat(16_000_000)}[]]`)).toEqual({ why: 'tooDeep' })
    expect(await whyOf('{"a":'.repeat(10_000_000))).toEqual({ why: 'tooDeep' })
    // Brackets inside a text have no special meaning.
    expect(await whyOf(JSON.stringify({ text: '['.repeat(200_000) }))).toEqual({ why: 'foreign' })
  })

  test.each<[string, (lines: readonly TinyEntry[]) => readonly Partial<TinyEntry>[], unknown]>([
    ['an id with a slash', (lines) => lines.with(3, { ...entry(3), id: 'a/b' }), { why: 'odd', what: 'id', at: 3 }],
    ['an id that leads elsewhere', (lines) => lines.with(0, { ...entry(0), id: '..' }), { why: 'odd', what: 'id', at: 0 }],
    ['an id without end', (lines) => lines.with(1, { ...entry(1), id: 'x'.repeat(1_000_000) }), { why: 'odd', what: 'id', at: 1 }],
    ['a time after the calendar', (lines) => lines.with(2, { ...entry(2), time: 8.7e15 }), { why: 'odd', what: 'time', at: 2 }],
    ['a time long before it', (lines) => lines.with(2, { ...entry(2), time: -1e300 }), { why: 'odd', what: 'time', at: 2 }],
    ['somebody without end', (lines) => lines.with(1, { ...entry(1), by: 'x'.repeat(1_000_000) }), { why: 'odd', what: 'text', at: 1 }],
    [
      'more than anybody counts',
      (lines) => lines.with(1, { ...entry(1), events: [{ e: 'added', who: 'anna', points: 1e308 }] }),
      { why: 'odd', what: 'number', at: 1 },
    ],
  ])('with right digests: %s', async (_, change, why) => {
    expect(await whyOf(forged(change(all)))).toEqual(why)
  })

  test('with right digests: a name without end, a file from no time', async () => {
    expect(await whyOf(forged(all, { name: 'x'.repeat(1_000_000) }))).toEqual({ why: 'odd', what: 'text' })
    expect(await whyOf(forged(all, { exported: 8.7e15 }))).toEqual({ why: 'odd', what: 'time' })
  })

  test('what an earlier version has taken in like that can still be handed out', async () => {
    const environment = tinyEnvironment()
    const odd = JSON.parse(forged(all.with(2, { ...entry(2), time: 8.7e15 }))) as GameFile
    const { id } = entry(0)
    const here = { id, game: 'tiny', name: 'Friday', created: 1, changed: 8.7e15, entries: odd.entries.length, origin: id }
    await environment.store.begin(here, odd.entries, 'seed')
    const out = await exportGame(environment, id)
    expect(out.ok && JSON.parse(out.value.text)).toMatchObject({ entries: odd.entries })
    expect(await exportAll(environment)).toMatchObject({ ok: true, value: { games: 1 } })
  })

  test('a first state that the rules do not begin with, and any state that is none', async () => {
    const other = { ...entry(0), move: { do: 'begin' as const, setup: { roles: [], cards: [] } } }
    expect(await whyOf(forged(all.with(0, other)))).toEqual({ why: 'begunOddly' })
    const environment = tinyEnvironment()
    const [first, ...others] = environment.catalogue
    const few = (state: unknown) => (state as TinyState).asked === 0
    const wary = { ...first, isState: () => Promise.resolve(few) } as (typeof environment.catalogue)[number]
    const strict = { ...environment, catalogue: [wary, ...others] }
    const at = all.findIndex(({ move }) => move.do === 'ask')
    expect(await whyOf(good, strict)).toEqual({ why: 'unplayable', at })
  })

  test('what is against the rules is said before it is taken in', async () => {
    const against = async (text: string) => {
      const offers = await readOffers(tinyEnvironment(), text)
      if (!offers.ok) throw new Error(offers.fault.why)
      return offers.value.map((offer) => (offer.ok ? offer.value.against : offer.fault))
    }
    const lines = stored(continueUnsaved(fresh(), { do: 'add', who: 'anna', points: 2 }, { do: 'ask' }))
    expect(await against(forged(lines))).toEqual([undefined])
    const generous = { ...(lines[1] as TinyEntry), events: [{ e: 'added' as const, who: 'anna', points: 9 }] }
    expect(await against(forged(lines.with(1, generous)))).toEqual([{ what: 'rules', at: 1 }])
    // Another version of the rules decided the entry, so the app cannot verify it.
    expect(await against(forged(lines.with(1, { ...generous, rules: 0 })))).toEqual([undefined])
    // The app drew the cards, but no seed was committed before, so the draw cannot be verified.
    expect(await against(good)).toEqual([{ what: 'draw', at: 2 }])
  })

  test('a disk without space', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    faults.begin = 'full'
    expect(await whyOf(good, tinyEnvironment(faulty))).toEqual({ why: 'notSaved', trouble: 'full' })
  })

  test('a game whose open ballot cannot be called off', async () => {
    const stubborn: typeof tiny = { ...tiny, decide: () => ({ ok: false, refusal: { code: 'MALFORMED', rule: 'C1', params: {} } }) }
    const environment = {
      ...tinyEnvironment(),
      catalogue: [{ id: 'tiny', name: { en: '', cs: '' }, load: () => Promise.resolve(stubborn) }],
    }
    const cast = stored(castBoth(continueUnsaved(fresh(), { do: 'ask' }), 1, 2))
    expect(await whyOf(fileOf(cast), environment)).toEqual({ why: 'damaged', at: cast.length - 1 })
  })
})

describe('everything in one file', () => {
  /** Creates a device with two games, and another device with an older copy of one of them and a game of its own. */
  const devices = async () => {
    const one = await tinyTable(tinyEnvironment(memoryStore()))
    const early = await exportGame(one.environment, one.id)
    if (!early.ok) throw new Error(early.trouble)
    await one.play({ do: 'add', who: 'anna', points: 2 })
    const second = await tinyTable(one.environment)
    const other = await tinyTable(tinyEnvironment(memoryStore()))
    await importGame(other.environment, early.value.text)
    return { one, second, other }
  }
  const standings = (offers: Awaited<ReturnType<typeof readOffers>>) =>
    offers.ok ? offers.value.map((offer) => (offer.ok ? [offer.value.name, offer.value.standing] : offer.fault.why)) : offers.fault

  test('is read back before it is handed out, and shows what is new and what differs before anything is taken in', async () => {
    const { one, second, other } = await devices()
    const file = await exportAll(one.environment)
    if (!file.ok) throw new Error(file.trouble)
    expect(file.value).toMatchObject({ games: 2, entries: 5, fileName: 'castellan-games-2027-01-15.json' })
    const before = await held(other.environment.store)
    const offers = await readOffers(other.environment, new Blob([file.value.text]))
    expect(standings(offers)).toEqual([
      ['Friday', 'new'],
      ['Friday', 'goesOn'],
    ])
    expect(standings(await readOffers(one.environment, file.value.text))).toEqual([
      ['Friday', 'same'],
      ['Friday', 'same'],
    ])
    expect(await held(other.environment.store)).toBe(before)
    if (!offers.ok) throw new Error(offers.fault.why)
    const taken = []
    for (const offer of offers.value) if (offer.ok) taken.push((await offer.value.take()).ok)
    expect(taken).toEqual([true, true])
    const games = await other.environment.store.games()
    expect(games.ok && games.value.map(({ origin }) => origin).toSorted()).toEqual([one.id, one.id, second.id, other.id].toSorted())
  })

  test('what went on differently on two devices differs, and both are kept', async () => {
    const { one, other } = await devices()
    const table = createPlay<Tiny>(other.environment)
    await table.getState().openGame(one.id)
    await table.getState().play({ do: 'add', who: 'petr', points: 3 })
    const file = await exportGame(one.environment, one.id)
    if (!file.ok) throw new Error(file.trouble)
    expect(standings(await readOffers(other.environment, file.value.text))).toEqual([['Friday', 'differs']])
    expect(await importGame(other.environment, file.value.text)).toMatchObject({ ok: true, value: { keptBoth: true } })
    await table.getState().openGame(one.id)
    expect(table.getState().open?.state.points).toMatchObject({ petr: 3 })
  })

  test('one damaged game of a file does not hold up the others; a damaged frame does', async () => {
    const { one, other } = await devices()
    const file = await exportAll(one.environment)
    if (!file.ok) throw new Error(file.trouble)
    const { text } = file.value
    const frame = JSON.parse(text) as { games: GameFile[] }
    const [first, second] = frame.games
    const hurt = JSON.stringify({ ...frame, games: [{ ...first, name: 'changed' }, second, 7] })
    expect(standings(await readOffers(other.environment, hurt))).toEqual(['damaged', ['Friday', 'goesOn'], 'foreign'])
    expect(standings(await readOffers(other.environment, JSON.stringify({ ...frame, version: 3 })))).toEqual({ why: 'newer', version: 3 })
    expect(standings(await readOffers(other.environment, JSON.stringify({ ...frame, more: 1 })))).toEqual({ why: 'damaged' })
    expect(standings(await readOffers(other.environment, JSON.stringify({ ...frame, games: [] })))).toEqual([])
    expect(await importGame(other.environment, JSON.stringify({ ...frame, games: [] }))).toEqual({ ok: false, fault: { why: 'foreign' } })
    const many = JSON.stringify({ ...frame, games: Array.from({ length: 1001 }, () => 0) })
    expect(standings(await readOffers(other.environment, many))).toEqual({ why: 'tooLarge' })
  })

  test('the extras come out as they went in; without them the file is one that older versions read', async () => {
    const { one, other } = await devices()
    const extras = { tiny: { names: ['Anna', 'Žofie'], rules: [{ name: 'Ours', deep: [{ on: true }] }] }, other: 7 }
    const [alone, more] = [await exportAll(one.environment), await exportAll(one.environment, extras)]
    if (!alone.ok || !more.ok) throw new Error('not made')
    expect(Object.keys(JSON.parse(alone.value.text) as object)).toEqual(['format', 'version', 'exported', 'games'])
    expect(alone.value.text).toContain('"version":1')
    expect(more.value).toMatchObject({ games: 2, entries: 5 })
    expect(await readOffers(other.environment, more.value.text)).toMatchObject({ ok: true, extras })
    expect(await readOffers(other.environment, alone.value.text)).toMatchObject({ ok: true, extras: {} })
  })

  test.each<[string, string, object]>([
    ['no object', '[1,2]', {}],
    ['nothing', 'null', {}],
    ['a field that could do harm', '{"__proto__":{"polluted":1},"tiny":{"names":[]}}', { tiny: { names: [] } }],
    ['such a field inside', '{"odd":{"constructor":1},"tiny":2}', { tiny: 2 }],
    ['a depth without end', `{"odd":${'['.repeat(5000)}${']'.repeat(5000)},"tiny":2}`, { tiny: 2 }],
  ])('games are offered although their extras are damaged by: %s', async (_, damaged, left) => {
    const { one, other } = await devices()
    const file = await exportAll(one.environment, { tiny: 1 })
    if (!file.ok) throw new Error(file.trouble)
    const offers = await readOffers(other.environment, file.value.text.replace('{"tiny":1}', damaged))
    expect(standings(offers)).toEqual([
      ['Friday', 'new'],
      ['Friday', 'goesOn'],
    ])
    expect(offers.ok && offers.extras).toEqual(left)
  })

  test('a device without games has nothing to hand out', async () => {
    expect(await exportAll(tinyEnvironment())).toEqual({ ok: false, trouble: 'unreadable' })
  })
})

describe('damage of every kind: told as a value, and nothing changes', () => {
  const here = async () => {
    const environment = tinyEnvironment()
    await importGame(environment, forged(stored(eventful()).slice(0, 1), { name: 'here before' }))
    return environment
  }
  /** Imports generated damaged files and checks that no import changes the stored data. If one does, the test fails with the reason. */
  const holdsOut = async (damaged: Arbitrary<string>, numRuns: number) => {
    const { failed, counterexample, errorInstance } = await check(
      asyncProperty(damaged, async (source) => {
        await takeInAll(await here(), source)
      }),
      { numRuns: repetitions(numRuns) },
    )
    return failed ? [counterexample, errorInstance] : 'held'
  }

  test.each(Object.entries(damages(good)))('%s', async (_, damaged) => {
    expect(await holdsOut(damaged, 150)).toBe('held')
  })

  test.each(Object.entries(backupDamages([good, good])))('in a file of several games: %s', async (_, damaged) => {
    expect(await holdsOut(damaged, 30)).toBe('held')
  })
})

describe('the rest of a damaged game', () => {
  const damaged = async (name: string) => {
    const db = new Database(name)
    const table = await tinyTable(tinyEnvironment(diskStore(db)))
    for (const points of [1, 2, 3]) await table.play({ do: 'add', who: 'anna', points })
    const row = await db.entries.get([table.id, 3])
    await db.entries.put({ game: table.id, seq: 3, entry: { ...(row?.entry as object), time: 1 } })
    return table
  }
  const restOf = async (...[environment, id]: Parameters<typeof exportDamagedRest>) => {
    const rest = await exportDamagedRest(environment, id)
    if (!rest.ok) throw new Error(rest.trouble)
    return { ...rest.value, file: JSON.parse(rest.value.text) as Readonly<Record<string, unknown>> }
  }

  test('is all that the copy of it leaves out, before and after play goes on', async () => {
    const { environment, id } = await damaged('rest')
    const [sound, rest] = [await exportGame(environment, id), await restOf(environment, id)]
    expect(sound).toMatchObject({ value: { entries: 3 } })
    expect(rest).toMatchObject({ fileName: 'castellan-tiny-friday-rest-2027-01-15.json', entries: 2 })
    expect(rest.file).toMatchObject({ format: 'castellan-rest', game: 'tiny', from: 3, aside: [] })
    expect(rest.file).toMatchObject({ entries: [{ seq: 3, time: 1 }, { seq: 4 }] })
    const again = createPlay<Tiny>(environment)
    await again.getState().openGame(id)
    await again.getState().play({ do: 'add', who: 'anna', points: 1 })
    expect((await restOf(environment, id)).file).toMatchObject({ entries: [], aside: [{ seq: 3, time: 1 }, { seq: 4 }] })
  })
  test('is taken in by nothing, and is nothing of a game that is whole', async () => {
    const { environment, id } = await damaged('foreign rest')
    expect(await whyOf((await restOf(environment, id)).text)).toEqual({ why: 'foreign' })
    const whole = await tinyTable()
    expect(await exportDamagedRest(whole.environment, whole.id)).toEqual({ ok: false, trouble: 'unreadable' })
    expect(await exportDamagedRest(whole.environment, 'nowhere')).toEqual({ ok: false, trouble: 'gone' })
  })
  test('of which something is no JSON, is none', async () => {
    const { environment, id } = await damaged('odd rest')
    const store: Store = { ...environment.store, aside: () => Promise.resolve({ ok: true, value: [1n] }) }
    expect(await exportDamagedRest({ ...environment, store }, id)).toEqual({ ok: false, trouble: 'unreadable' })
  })
})

describe('the list of games', () => {
  test('is read, renamed, shortened, and takes in files', async () => {
    const { environment, id } = await tinyTable()
    const games = createGames(environment)
    expect(games.getState().games).toBeUndefined()
    await games.getState().refresh()
    expect(games.getState().games).toMatchObject([{ id, game: 'tiny', name: 'Friday', entries: 2 }])
    expect(await games.getState().rename(id, 'Saturday')).toBe(true)
    expect(games.getState().games).toMatchObject([{ name: 'Saturday' }])
    expect(await games.getState().importGame(good)).toMatchObject({ ok: true })
    expect(games.getState().games).toHaveLength(2)
    expect((await games.getState().exportGame(id)).ok).toBe(true)
    expect((await games.getState().exportRest(id)).ok).toBe(false)
    expect(await games.getState().remove(id)).toBe(true)
    expect(games.getState().games).toHaveLength(1)
    expect(await games.getState().rename(id, 'x')).toBe(false)
    expect(games.getState().trouble).toBe('gone')
    await games.getState().refresh()
    expect(games.getState().trouble).toBeUndefined()
  })

  test('says why it cannot be read', async () => {
    const games = createGames(tinyEnvironment({ ...memoryStore(), games: () => Promise.resolve({ ok: false, trouble: 'unavailable' }) }))
    await games.getState().refresh()
    expect(games.getState()).toMatchObject({ games: undefined, trouble: 'unavailable' })
  })
})
