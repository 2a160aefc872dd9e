// Tests random contributions to the seed made on one phone: sealed seat by seat, revealed at once; reloads, crashes, lost envelopes, files.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { createPlay } from '../../../src/session/open-game'
import { seedInForce } from '../../../src/session/sealed/seeds'
import { exportGame, importGame } from '../../../src/session/transfer'
import { commitSeed, entries, firstBroken, mixAdditions, verify, type OpenChance } from '../../../src/referee'
import { Database, diskStore, memoryStore, standbyStore, type Store } from '../../../src/storage'
import { tiny, tinySetup, type Tiny } from '../../fixtures/tiny-game'
import { fresh, must, stamp } from '../../fixtures/tiny-table'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

type Table = Awaited<ReturnType<typeof tinyTable>>
const SEATS = ['seat-1', 'seat-2']

let made = 0
const onDisk = () => {
  const db = new Database(`additions ${++made}`)
  return { db, environment: tinyEnvironment(diskStore(db)) }
}

const movesIn = ({ now }: Pick<Table, 'now'>) => entries(now().ledger).map(({ move }) => move.do)
const seedOf = async ({ environment, now }: Pick<Table, 'environment' | 'now'>): Promise<string> => {
  const kept = await seedInForce(environment.store, now())
  return (kept.ok ? kept.value : undefined) ?? 'none'
}
const opened = ({ now }: Pick<Table, 'now'>) => now().ledger.last.entry.move as unknown as OpenChance

/** Returns the complete database as text, including bytes. */
const dump = async (db: Database): Promise<string> => {
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]))
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : value))
}

afterEach(() => vi.unstubAllGlobals())

test.each(['memory', 'disk'] as const)('cards come by what everybody has added, and all of it can be checked: %s', async (where) => {
  const table = await tinyTable(where === 'disk' ? onDisk().environment : tinyEnvironment())
  await table.drawByChance()
  const before = await seedOf(table)
  expect(await table.giveChance('seat-1', '  salt\n and iron ', SEATS)).toEqual({ how: 'done' })
  expect(await table.openChance()).toMatchObject({ how: 'refused', refusal: { code: 'NOT_ALL_CAST', params: { roles: ['seat-2'] } } })
  expect(await table.giveChance('seat-2', 'dragon', SEATS)).toEqual({ how: 'done' })
  expect(await table.openChance()).toEqual({ how: 'done' })
  const { given } = opened(table)
  expect(given).toMatchObject([
    { seat: 'seat-1', given: 'salt and iron' },
    { seat: 'seat-2', given: 'dragon' },
  ])
  expect(await seedOf(table)).toBe(mixAdditions(before, given))
  expect(await table.environment.store.envelopes(table.id, 'chance/1')).toEqual({ ok: true, value: [] })
  await table.drawByChance()
  await table.play({ do: 'finish' })
  expect(movesIn(table).slice(-5)).toEqual(['openChance', 'draw', 'finish', 'openSeed', 'openSeed'])
  const { findings } = verify(tiny, entries(table.now().ledger), sha256, hmacSha256)
  expect(findings.filter(({ what }) => what === 'seed' || what === 'draw').every(({ how }) => how === 'checked')).toBe(true)
})

describe('while a round is open', () => {
  test('no card is drawn, and everything else goes on; a ballot takes nothing of it away', async () => {
    const table = await tinyTable(onDisk().environment)
    await table.giveChance('seat-1', 'salt', SEATS)
    expect(await table.drawByChance()).toMatchObject({ how: 'refused', refusal: { code: 'CHANCE_OPEN' } })
    await table.play({ do: 'add', who: 'anna', points: 1 })
    await table.undo()
    await table.play({ do: 'ask' })
    await table.cast('anna', 4)
    await table.giveChance('seat-2', 'dragon', [])
    await table.cast('petr', 1)
    await table.reveal()
    expect(await table.openChance()).toEqual({ how: 'done' })
    expect(opened(table).given.map(({ given }) => given)).toEqual(['salt', 'dragon'])
    expect(await table.drawByChance()).toEqual({ how: 'done' })
  })

  test('whoever has given takes part in every later round, and nobody gives twice or for others', async () => {
    const table = await tinyTable()
    await table.giveChance('seat-1', 'salt', SEATS)
    expect(await table.giveChance('seat-1', 'other', SEATS)).toMatchObject({ refusal: { code: 'ALREADY_CAST' } })
    expect(await table.giveChance('seat-3', 'other', SEATS)).toMatchObject({ refusal: { code: 'NOT_IN_BALLOT' } })
    await table.callOffChance()
    expect(await table.giveChance('seat-2', 'chosen', ['seat-2'])).toMatchObject({ refusal: { code: 'MALFORMED' } })
    expect(await table.giveChance('seat-2', 'chosen', SEATS)).toEqual({ how: 'done' })
  })

  test('no round begins in the middle of a ballot', async () => {
    const table = await tinyTable()
    await table.play({ do: 'ask' })
    expect(await table.giveChance('seat-1', 'salt', SEATS)).toMatchObject({ refusal: { code: 'BALLOT_OPEN' } })
  })

  test('the end of the game calls it off, and opens the seed', async () => {
    const table = await tinyTable()
    await table.giveChance('seat-1', 'salt', SEATS)
    await table.play({ do: 'finish' })
    expect(movesIn(table)).toEqual(['begin', 'commitSeed', 'giveChance', 'finish', 'callOffChance', 'openSeed'])
  })

  test('nothing that was added, and no seed, lies readable on disk, in the state or in the export', async () => {
    const { db, environment } = onDisk()
    const table = await tinyTable(environment)
    await table.giveChance('seat-1', 'unguessable dragon', SEATS)
    const seed = await seedOf(table)
    const exported = await exportGame(environment, table.id)
    const shown = JSON.stringify({ ...table.table.getState().open, ledger: entries(table.now().ledger) })
    for (const text of [await dump(db), shown, exported.ok ? exported.value.text : '']) {
      expect(text).not.toContain('unguessable')
      expect(text).not.toContain(seed)
    }
  })
})

describe('a page that dies', () => {
  test.each(['before', 'after'] as const)('%s a seat’s addition is on disk: what was given stays', async (death) => {
    const { db, environment } = onDisk()
    let isDying = false
    const store: Store = {
      ...environment.store,
      append: async (...args) => {
        if (isDying && death === 'before') return new Promise(() => undefined)
        const answer = await environment.store.append(...args)
        return isDying ? new Promise(() => undefined) : answer
      },
    }
    const table = await tinyTable({ ...environment, store })
    await table.giveChance('seat-1', 'salt', SEATS)
    isDying = true
    await Promise.race([table.giveChance('seat-2', 'dragon', SEATS), new Promise((done) => setTimeout(done, 100))])
    const next = createPlay<Tiny>(tinyEnvironment(diskStore(new Database(db.name))))
    await next.getState().openGame(table.id)
    const sealed = next.getState().open?.ledger.rounds.open?.sealed
    expect([...(sealed?.keys() ?? [])]).toEqual(death === 'before' ? ['seat-1'] : SEATS)
    if (death === 'before') await next.getState().giveChance('seat-2', 'dragon', [])
    expect(await next.getState().openChance()).toEqual({ how: 'done' })
    const { open } = next.getState()
    expect(open?.ledger.last.entry.move).toMatchObject({ given: [{ given: 'salt' }, { given: 'dragon' }] })
    expect(open && firstBroken(verify(tiny, entries(open.ledger), sha256, hmacSha256))).toBeUndefined()
  })

  test('lost envelopes are found at the opening; the round is called off and begun anew', async () => {
    const { db, environment } = onDisk()
    const table = await tinyTable(environment)
    await table.giveChance('seat-1', 'salt', SEATS)
    await table.giveChance('seat-2', 'dragon', SEATS)
    await db.envelopes.delete([table.id, 'chance/1', 'seat-2'])
    expect(await table.openChance()).toMatchObject({ refusal: { code: 'SEAL_BROKEN', params: { roles: ['seat-2'] } } })
    expect(await table.callOffChance()).toEqual({ how: 'done' })
    expect(await table.callOffChance()).toMatchObject({ refusal: { code: 'NO_BALLOT' } })
    for (const seat of SEATS) await table.giveChance(seat, 'again', SEATS)
    expect(await table.openChance()).toEqual({ how: 'done' })
  })

  test('a lost seed is found at the opening as well', async () => {
    const { db, environment } = onDisk()
    const table = await tinyTable(environment)
    await table.giveChance('seat-1', 'salt', ['seat-1'])
    await db.seeds.clear()
    expect(await table.openChance()).toMatchObject({ refusal: { code: 'SEAL_BROKEN', params: { roles: [] } } })
    await table.callOffChance()
    expect(await table.drawByChance()).toEqual({ how: 'done' })
    expect(movesIn(table).slice(-3)).toEqual(['callOffChance', 'commitSeed', 'draw'])
  })

  test('an opening that cannot be saved keeps everything sealed, and can be tried again', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const table = await tinyTable(tinyEnvironment(faulty))
    await table.giveChance('seat-1', 'salt', ['seat-1'])
    const before = await seedOf(table)
    faults.append = 'full'
    expect(await table.openChance()).toEqual({ how: 'unsaved', trouble: 'full' })
    expect(await seedOf(table)).toBe(before)
    delete faults.append
    expect(await table.retry()).toEqual({ how: 'done' })
    expect(await seedOf(table)).toBe(mixAdditions(before, opened(table).given))
  })

  test('where the disk fails, the round goes on in memory', async () => {
    const { faulty, faults } = troubledStore(diskStore(new Database(`additions ${++made}`)))
    const standby = standbyStore(faulty)
    const table = await tinyTable({ ...tinyEnvironment(standby), standby })
    await table.giveChance('seat-1', 'salt', SEATS)
    faults.append = 'full'
    expect(await table.giveChance('seat-2', 'dragon', SEATS)).toMatchObject({ how: 'unsaved' })
    expect(await table.continueUnsaved()).toEqual({ how: 'done' })
    expect(await table.openChance()).toEqual({ how: 'done' })
    expect(opened(table).given.map(({ given }) => given)).toEqual(['salt', 'dragon'])
  })
})

test('a game taken in from a file calls the open round off, and says that the phone drew a new seed alone', async () => {
  const table = await tinyTable()
  await table.giveChance('seat-1', 'salt', ['seat-1'])
  await table.openChance()
  await table.giveChance('seat-1', 'iron', SEATS)
  const file = await exportGame(table.environment, table.id)
  const elsewhere = tinyEnvironment()
  expect(await importGame(elsewhere, file.ok ? file.value.text : '')).toMatchObject({ ok: true })
  const next = createPlay<Tiny>(elsewhere)
  await next.getState().openGame(table.id)
  const { open } = next.getState()
  if (open === undefined) throw new Error('not open')
  expect(movesIn({ now: () => open }).slice(-2)).toEqual(['callOffChance', 'commitSeed'])
  const { findings } = verify(tiny, entries(open.ledger), sha256, hmacSha256)
  expect(findings.filter((one) => one.how === 'unchecked' && one.why === 'alone')).toHaveLength(1)
  expect(open.ledger.rounds.added).toEqual(['seat-1'])
})

test('a game whose seed an earlier version mixed and kept as plain text goes on, sealed, and is verified', async () => {
  const store = memoryStore()
  const environment = tinyEnvironment(store)
  const first = '1'.repeat(64)
  const old = `${first}\nseat-1: dragon`
  const ledger = [first, old].reduce((after, seed) => must(commitSeed(after, sha256(seed), stamp('seat-1'), sha256)), fresh())
  const all = entries(ledger)
  const origin = all[0]?.id ?? ''
  await store.begin({ id: 'old', game: 'tiny', name: 'Old', created: 1, changed: 1, entries: all.length, origin }, all, old)
  const table = createPlay<Tiny>(environment)
  await table.getState().openGame('old')
  await table.getState().drawByChance()
  expect(await store.seed('old')).toMatchObject({ value: { key: { key: { extractable: false } } } })
  await table.getState().giveChance('seat-2', 'salt', ['seat-2'])
  await table.getState().openChance()
  await table.getState().drawByChance()
  await table.getState().play({ do: 'finish' })
  const { open } = table.getState()
  const found = verify(tiny, entries(open?.ledger ?? ledger), sha256, hmacSha256).findings
  const hows = found.filter(({ what }) => what === 'seed' || what === 'draw').map(({ how }) => how)
  expect(hows).toEqual(['checked', 'checked', 'checked', 'checked', 'checked'])
})

test('where the page cannot seal there is no round, and the seed lies there as it is', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const environment = tinyEnvironment()
  const table = createPlay<Tiny>(environment)
  const { createGame, giveChance, drawByChance } = table.getState()
  const id = await createGame({ game: 'tiny', name: 'x', setup: tinySetup })
  expect(await giveChance('seat-1', 'salt', ['seat-1'])).toEqual({ how: 'cannotSeal' })
  expect(await environment.store.seed(id ?? '')).toMatchObject({ value: expect.stringMatching(/^[\da-f]{64}$/) })
  expect(await drawByChance()).toEqual({ how: 'done' })
})
