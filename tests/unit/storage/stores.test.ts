import { describe, expect, test, vi } from 'vitest'
import { Database, diskStore, deferredStore, memoryStore, standbyStore, type Store } from '../../../src/storage'
import { deleteNative, layoutOf, openNative } from '../../fixtures/native'
import { entryAt, everythingOf, midBallot, recordOf, storeContract } from './contract'

let made = 0
const database = () => new Database(`test ${++made}`)

describe.each<[string, () => Store]>([
  ['in memory', memoryStore],
  ['on disk', () => diskStore(database())],
  ['that can go on in memory', () => standbyStore(memoryStore())],
  ['that is still on its way', () => deferredStore(() => Promise.resolve(memoryStore()))],
])('the store %s', (_, make) => {
  test.each(storeContract)('$name', async ({ holds }) => {
    const store = make()
    await expect(holds(store)).resolves.toBeUndefined()
    store.close()
  })
})

test('a store whose file cannot be had says that nothing is kept, and asks for it again', async () => {
  const fetch = vi.fn<() => Promise<Store>>(() => Promise.resolve(memoryStore())).mockRejectedValueOnce(new Error('no network'))
  const store = deferredStore(fetch)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await store.games()).toEqual({ ok: false, trouble: 'unavailable' })
  expect(await Promise.all([store.games(), store.summaries()])).toEqual([
    { ok: true, value: [] },
    { ok: true, value: [] },
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
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

  /** Makes the next of these operations on a table fail. The transaction is then aborted, as after a write error. */
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
    if (table === 'keys') await db.keys.delete(['g', 'b#0'])
    const wanted = table === 'keys' ? await everythingOf(store) : before
    failing(['add', 'put'], table, 'QuotaExceededError')
    expect(await store.append('g', entryAt(4), { ballots: ['b#0'], prompts: [], cast })).toEqual({ ok: false, trouble: 'full' })
    expect(await everythingOf(store)).toEqual(wanted)
    expect(await store.append('g', entryAt(4), { ballots: ['b#0'], prompts: [], cast })).toMatchObject({ ok: true })
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

  test.each([1, 2])('a database of version %i of the tables is taken over with everything in it', async (version) => {
    const name = `test ${++made}`
    const old = await openNative(name, version * 10, (bare) => {
      bare.createObjectStore('games', { keyPath: 'id' }).add(recordOf('g'))
      bare.createObjectStore('entries', { keyPath: ['game', 'seq'] }).add({ game: 'g', seq: 0, entry: entryAt(0) })
      bare.createObjectStore('damaged', { keyPath: 'n', autoIncrement: true }).createIndex('game', 'game')
      bare.createObjectStore('seeds', { keyPath: 'game' }).add({ game: 'g', seed: 'of old' })
      bare.createObjectStore('keys', { keyPath: ['game', 'ballot'] })
      bare.createObjectStore('envelopes', { keyPath: ['game', 'ballot', 'role'] })
      bare.createObjectStore('drafts', { keyPath: ['game', 'prompt'] })
      if (version === 2) bare.createObjectStore('copies', { keyPath: ['game', 'entries'] }).add({ game: 'g', entries: 1, time: 1 })
    })
    old.close()
    const db = new Database(name)
    const store = diskStore(db)
    expect(await store.open('g')).toEqual({ ok: true, value: { record: recordOf('g'), entries: [entryAt(0)] } })
    expect(await store.seed('g')).toEqual({ ok: true, value: 'of old' })
    expect(await db.copies.count()).toBe(version - 1)
    expect(await store.putCopy('g', { entries: 1, time: 1, data: new Uint8Array([1]) })).toMatchObject({ ok: true })
    expect(await store.putSummary({ game: 'g', entries: 1, version: 1, summary: {} })).toMatchObject({ ok: true })
  })

  test('a database of a newer app is left alone, however its tables are', async () => {
    const name = `test ${++made}`
    const newer = await openNative(name, 40, (bare) => {
      bare.createObjectStore('games', { keyPath: 'name' })
      bare.createObjectStore('damaged', { keyPath: 'n' })
    })
    newer.close()
    const before = await layoutOf(name)
    const db = new Database(name)
    for (let n = 0; n < 3; n++) expect(await diskStore(db).games()).toEqual({ ok: false, trouble: 'newer' })
    expect(await diskStore(db).open('g')).toEqual({ ok: false, trouble: 'newer' })
    expect(await diskStore(db).begin(recordOf('g'), [entryAt(0)], 'seed')).toEqual({ ok: false, trouble: 'newer' })
    expect(await layoutOf(name)).toBe(before)
  })

  test('a database that was laid out anew between two versions is still ours', async () => {
    const db = database()
    await diskStore(db).begin(recordOf('g'), [entryAt(0)], 'seed')
    db.close()
    const between = await openNative(db.name, 31)
    between.close()
    const before = await layoutOf(db.name)
    expect(await diskStore(db).open('g')).toMatchObject({ ok: true, value: { entries: [entryAt(0)] } })
    db.close()
    expect(await layoutOf(db.name)).toBe(before)
  })

  test('an opening that never ends is given up when somebody looks again, and what waited for it is done', async () => {
    const db = database()
    const store = diskStore(db)
    const hangs = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => new EventTarget() as IDBOpenDBRequest)
    const asked = [store.begin(recordOf('g'), [entryAt(0)], 'seed'), store.games(), store.drafts('g')]
    await new Promise((done) => setTimeout(done, 20))
    await store.wake()
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true)
    expect(hangs).toHaveBeenCalledTimes(2)
    expect(await store.open('g')).toMatchObject({ ok: true })
  })

  test('an opening that never ends is unavailable after a while, and what it opens at last is used', async () => {
    const db = database()
    const store = diskStore(db)
    let answer: () => void = () => undefined
    const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as IDBFactory['open']
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(function (this: IDBFactory, ...given) {
      const late = new EventTarget() as IDBOpenDBRequest
      answer = () => {
        const real = Reflect.apply(open, this, given)
        Object.assign(real, { onupgradeneeded: late.onupgradeneeded, onsuccess: late.onsuccess, onerror: late.onerror })
        for (const name of ['result', 'transaction', 'error'] as const) Object.defineProperty(late, name, { get: () => real[name] })
      }
      return late
    })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const first = store.games()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await first).toEqual({ ok: false, trouble: 'unavailable' })
    const second = store.begin(recordOf('g'), [entryAt(0)], 'seed')
    await vi.advanceTimersByTimeAsync(300)
    expect(await second).toEqual({ ok: false, trouble: 'unavailable' })
    vi.useRealTimers()
    answer()
    await expect.poll(() => store.begin(recordOf('g'), [entryAt(0)], 'seed')).toMatchObject({ ok: true })
  })

  test('a connection that the browser has closed by itself is opened again without a word', async () => {
    const db = database()
    const store = diskStore(db)
    await store.begin(recordOf('g'), [entryAt(0)], 'seed')
    const bare = db.backendDB()
    bare.close()
    expect(await Promise.all([store.append('g', entryAt(1), { prompts: [] }), store.open('g')])).toMatchObject([{ ok: true }, { ok: true }])
    db.backendDB().onclose?.(new Event('close'))
    expect(await store.append('g', entryAt(2), { prompts: [] })).toMatchObject({ ok: true })
    expect(await db.entries.count()).toBe(3)
  })

  test('a browser that keeps nothing is told from a database that was closed', async () => {
    const factory = new IDBFactory()
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'InvalidStateError')
    })
    expect(await diskStore(new Database('nowhere', { factory })).games()).toEqual({ ok: false, trouble: 'unavailable' })
  })

  test.each([
    ['SecurityError', 'refused'],
    ['UnknownError', 'unreachable'],
  ])('an opening that ends with %s is %s, in reading and in writing', async (name, trouble) => {
    const factory = new IDBFactory()
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('not here', name)
    })
    const store = diskStore(new Database('nowhere', { factory }))
    expect(await store.games()).toEqual({ ok: false, trouble })
    expect(await store.begin(recordOf('g'), [entryAt(0)], 'seed')).toEqual({ ok: false, trouble })
  })

  test('a page that may not even read the factory of its databases is refused', async () => {
    vi.stubGlobal('indexedDB', undefined)
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const answer = await deferredStore(() => Promise.resolve(diskStore(database()))).games()
    vi.unstubAllGlobals()
    expect(answer).toEqual({ ok: false, trouble: 'refused' })
  })

  test('another window that takes the database away is not held up, and finds it empty', async () => {
    const db = database()
    await diskStore(db).begin(recordOf('g'), [entryAt(0)], 'seed')
    await deleteNative(db.name)
    expect(await diskStore(db).games()).toEqual({ ok: true, value: [] })
  })

  test('damaged rows are read as far as they can be', async () => {
    const db = database()
    const store = diskStore(db)
    await midBallot(store)
    await db.games.put({ id: 'g', name: 7 } as never)
    await db.envelopes.put({ game: 'g', ballot: 'b#0', role: 'x', sealed: 'no' } as never)
    await db.keys.put({ game: 'g', ballot: 'b#0', id: 7 } as never)
    await db.drafts.put({ game: 'g', prompt: 'bid:z', ballot: 'b#0' } as never)
    expect(await store.games()).toEqual({
      ok: true,
      value: [{ id: 'g', game: '', name: '', created: 0, changed: 0, entries: 0, origin: '' }],
    })
    expect(await store.envelopes('g', 'b#0')).toMatchObject({ value: [{ role: 'y' }] })
    expect(await store.key('g', 'b#0')).toEqual({ ok: true, value: undefined })
    expect(await store.drafts('g')).toMatchObject({ value: [{ prompt: 'open' }] })
  })
})
