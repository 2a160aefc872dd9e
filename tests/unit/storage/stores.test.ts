import { deleteDB, openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
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
  test('writes are acknowledged only when the device has them', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await diskStore(database()).begin(recordOf('g'), [entryAt(0)], 'seed')
    expect(asked).toHaveBeenCalledWith(expect.anything(), 'readwrite', { durability: 'strict' })
  })

  test('a game lies there for the next page', async () => {
    const db = database()
    await midBallot(diskStore(db))
    const before = await everythingOf(diskStore(db))
    db.close()
    expect(await everythingOf(diskStore(new Database(db.name)))).toEqual(before)
  })

  /** Lets the device end the transaction of the next of these steps in a table, as it does where it cannot write what it was given. */
  const failing = (steps: readonly ('add' | 'put' | 'delete')[], table: string, name: string) => {
    const real = steps.map((step) => [step, IDBObjectStore.prototype[step] as (...args: readonly unknown[]) => unknown] as const)
    for (const [step, was] of real)
      Object.assign(IDBObjectStore.prototype, {
        [step](this: IDBObjectStore, ...args: readonly unknown[]) {
          if (this.name === table) {
            Object.assign(IDBObjectStore.prototype, Object.fromEntries(real))
            queueMicrotask(() => (this.transaction as unknown as { _abort: (name: string) => void })._abort(name))
          }
          return Reflect.apply(was, this, args)
        },
      })
  }

  test.each(['games', 'entries', 'keys', 'envelopes'] as const)('a casting that fails at %s changes nothing at all', async (table) => {
    const db = database()
    const store = diskStore(db)
    const key = await midBallot(store)
    const before = await everythingOf(store)
    const cast = { envelope: { ballot: 'b#0', role: 'z', sealed: { key: key.id, iv: new Uint8Array(12), data: new Uint8Array(9) } }, key }
    if (table === 'keys') await (await db.open()).delete('keys', ['g', 'b#0'])
    const wanted = table === 'keys' ? await everythingOf(store) : before
    failing(['add', 'put'], table, 'QuotaExceededError')
    expect(await store.append('g', entryAt(4), { ballot: 'b#0', prompts: [], cast })).toEqual({ ok: false, trouble: 'full' })
    expect(await everythingOf(store)).toEqual(wanted)
    expect(await store.append('g', entryAt(4), { ballot: 'b#0', prompts: [], cast })).toMatchObject({ ok: true })
  })

  test('a reveal that fails while secrets are destroyed keeps entry and secrets as they were', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    const before = await everythingOf(store)
    failing(['delete'], 'envelopes', 'AbortError')
    expect(await store.append('g', entryAt(4), { prompts: [] })).toEqual({ ok: false, trouble: 'failed' })
    expect(await everythingOf(store)).toEqual(before)
  })

  test('an import that fails halfway leaves no game behind', async () => {
    const db = database()
    const store = diskStore(db)
    failing(['add'], 'entries', 'QuotaExceededError')
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
    const old = await openDB(name, 10, {
      upgrade: (bare) => {
        void bare.createObjectStore('games', { keyPath: 'id' }).add(recordOf('g'))
        void bare.createObjectStore('entries', { keyPath: ['game', 'seq'] }).add({ game: 'g', seq: 0, entry: entryAt(0) })
        bare.createObjectStore('damaged', { keyPath: 'n', autoIncrement: true }).createIndex('game', 'game')
        void bare.createObjectStore('seeds', { keyPath: 'game' }).add({ game: 'g', seed: 'of old' })
        bare.createObjectStore('keys', { keyPath: ['game', 'ballot'] })
        bare.createObjectStore('envelopes', { keyPath: ['game', 'ballot', 'role'] })
        bare.createObjectStore('drafts', { keyPath: ['game', 'prompt'] })
      },
    })
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

  test('a database that was laid out anew between two versions is still ours', async () => {
    const db = database()
    await diskStore(db).begin(recordOf('g'), [entryAt(0)], 'seed')
    db.close()
    const between = await openDB(db.name, 31)
    between.close()
    expect(await diskStore(db).open('g')).toMatchObject({ ok: true, value: { entries: [entryAt(0)] } })
  })

  test('a browser that keeps nothing is told from a database that was closed', async () => {
    const factory = new IDBFactory()
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'InvalidStateError')
    })
    expect(await diskStore(new Database('nowhere', { factory })).games()).toEqual({ ok: false, trouble: 'unavailable' })
  })

  test('another window that takes the database away is not held up, and finds it empty', async () => {
    const db = database()
    await diskStore(db).begin(recordOf('g'), [entryAt(0)], 'seed')
    await deleteDB(db.name)
    expect(await diskStore(db).games()).toEqual({ ok: true, value: [] })
  })

  test('damaged rows are read as far as they can be', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    await (await db.open()).put('games', { id: 'g', name: 7 } as never)
    await (await db.open()).put('envelopes', { game: 'g', ballot: 'b#0', role: 'x', sealed: 'no' } as never)
    await (await db.open()).put('keys', { game: 'g', ballot: 'b#0', id: 7 } as never)
    await (await db.open()).put('drafts', { game: 'g', prompt: 'bid:z', ballot: 'b#0' } as never)
    expect(await store.games()).toEqual({
      ok: true,
      value: [{ id: 'g', game: '', name: '', created: 0, changed: 0, entries: 0, origin: '' }],
    })
    expect(await store.envelopes('g', 'b#0')).toMatchObject({ value: [{ role: 'y' }] })
    expect(await store.key('g', 'b#0')).toEqual({ ok: true, value: undefined })
    expect(await store.drafts('g')).toMatchObject({ value: [{ prompt: 'open' }] })
  })
})
