import { Dexie } from 'dexie'
import { describe, expect, test } from 'vitest'
import { Database, diskStore, memoryStore, standbyStore, type Store } from '../../../src/storage'
import { entryAt, everythingOf, midBallot, recordOf, storeContract } from './contract'

let made = 0
const database = () => new Database(`test ${++made}`)

describe.each<[string, () => Store]>([
  ['in memory', memoryStore],
  ['on disk', () => diskStore(database())],
  ['that can go on in memory', () => standbyStore(memoryStore())],
])('the store %s', (_, make) => {
  test.each(storeContract)('$name', async ({ holds }) => {
    const store = make()
    await expect(holds(store)).resolves.toBeUndefined()
    store.close()
  })
})

describe('on disk', () => {
  test('writes are acknowledged only when the device has them', () => {
    expect(database()._options.chromeTransactionDurability).toBe('strict')
  })

  test('a game lies there for the next page', async () => {
    const db = database()
    await midBallot(diskStore(db))
    const before = await everythingOf(diskStore(db))
    db.close()
    expect(await everythingOf(diskStore(new Database(db.name)))).toEqual(before)
  })

  /** Makes the next write into a table fail, in the middle of its transaction. */
  const failing = (db: Database, table: 'games' | 'entries' | 'keys' | 'envelopes', name: string) => {
    const fail = () => {
      db.table(table).hook('creating').unsubscribe(fail)
      db.table(table).hook('updating').unsubscribe(fail)
      throw new DOMException('the test says so', name)
    }
    db.table(table).hook('creating', fail)
    db.table(table).hook('updating', fail)
  }

  test.each(['games', 'entries', 'keys', 'envelopes'] as const)('a casting that fails at %s changes nothing at all', async (table) => {
    const db = database()
    const store = diskStore(db)
    const key = await midBallot(store)
    const before = await everythingOf(store)
    const cast = { envelope: { ballot: 'b#0', role: 'z', sealed: { key: key.id, iv: new Uint8Array(12), data: new Uint8Array(9) } }, key }
    if (table === 'keys') await db.keys.delete(['g', 'b#0'])
    const wanted = table === 'keys' ? await everythingOf(store) : before
    failing(db, table, 'QuotaExceededError')
    expect(await store.append('g', entryAt(4), { ballot: 'b#0', prompts: [], cast })).toEqual({ ok: false, trouble: 'full' })
    expect(await everythingOf(store)).toEqual(wanted)
    expect(await store.append('g', entryAt(4), { ballot: 'b#0', prompts: [], cast })).toMatchObject({ ok: true })
  })

  test('a reveal that fails while secrets are destroyed keeps entry and secrets as they were', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    const before = await everythingOf(store)
    const fail = () => {
      db.envelopes.hook('deleting').unsubscribe(fail)
      throw new DOMException('the test says so', 'AbortError')
    }
    db.envelopes.hook('deleting', fail)
    expect(await store.append('g', entryAt(4), { prompts: [] })).toEqual({ ok: false, trouble: 'failed' })
    expect(await everythingOf(store)).toEqual(before)
  })

  test('an import that fails halfway leaves no game behind', async () => {
    const db = database()
    const store = diskStore(db)
    failing(db, 'entries', 'QuotaExceededError')
    expect(await store.begin({ ...recordOf('g'), entries: 2 }, [entryAt(0), entryAt(1)], 's')).toEqual({ ok: false, trouble: 'full' })
    expect(await store.games()).toEqual({ ok: true, value: [] })
  })

  test('a database closed under the page is opened again', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    db.close()
    expect(await store.append('g', entryAt(4), { prompts: [] })).toMatchObject({ ok: true })
  })

  test('a database of the first version of the app is taken over with everything in it', async () => {
    const name = `test ${++made}`
    const old = new Dexie(name)
    old.version(1).stores({
      games: 'id',
      entries: '[game+seq]',
      damaged: '++n, game',
      seeds: 'game',
      keys: '[game+ballot]',
      envelopes: '[game+ballot+role]',
      drafts: '[game+prompt]',
    })
    await old.open()
    await old.table('games').add(recordOf('g'))
    await old.table('entries').add({ game: 'g', seq: 0, entry: entryAt(0) })
    await old.table('seeds').add({ game: 'g', seed: 'of old' })
    old.close()
    const store = diskStore(new Database(name))
    expect(await store.open('g')).toEqual({ ok: true, value: { record: recordOf('g'), entries: [entryAt(0)] } })
    expect(await store.seed('g', 'none')).toEqual({ ok: true, value: 'of old' })
    expect(await store.putCopy('g', { entries: 1, time: 1, data: new Uint8Array([1]) })).toMatchObject({ ok: true })
    expect(await store.putSummary({ game: 'g', entries: 1, version: 1, summary: {} })).toMatchObject({ ok: true })
  })

  test('a database of a newer app is left alone', async () => {
    const db = database()
    const newer = indexedDB.open(db.name, 990)
    await new Promise((resolve) => newer.addEventListener('success', resolve))
    newer.result.close()
    expect(await diskStore(db).games()).toEqual({ ok: false, trouble: 'newer' })
  })

  test('damaged rows are read as far as they can be', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    await db.table('games').put({ id: 'g', name: 7 })
    await db.table('envelopes').put({ game: 'g', ballot: 'b#0', role: 'x', sealed: 'no' })
    await db.table('keys').put({ game: 'g', ballot: 'b#0', id: 7 })
    await db.table('drafts').put({ game: 'g', prompt: 'bid:z', ballot: 'b#0' })
    expect(await store.games()).toEqual({
      ok: true,
      value: [{ id: 'g', game: '', name: '', created: 0, changed: 0, entries: 0, origin: '' }],
    })
    expect(await store.envelopes('g', 'b#0')).toMatchObject({ value: [{ role: 'y' }] })
    expect(await store.key('g', 'b#0')).toEqual({ ok: true, value: undefined })
    expect(await store.drafts('g')).toMatchObject({ value: [{ prompt: 'open' }] })
  })
})
