import { array, assert, asyncProperty, constantFrom, record, type Arbitrary } from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from '../../../src/session/ledger/digest'
import type { OpenGame } from '../../../src/session/ledger/opening'
import { sealedSeed, seedInForce } from '../../../src/session/sealed/seeds'
import { Database, diskStore, mirroredStore, type Store } from '../../../src/storage'
import { deleteNative } from '../../fixtures/native'
import { entryAt, everythingOf, midBallot, recordOf, storeContract } from './contract'
import { repetitions } from '../../repetitions'

let made = 0
/** Simulated storage buckets, each with its own databases. The key is the name of the bucket. */
const opened = new Map<string, IDBFactory>()
const bucketOf = (name: string): IDBFactory => {
  const bucket = opened.get(name) ?? new IDBFactory()
  opened.set(name, bucket)
  return bucket
}
const storageBuckets = {
  keys: () => Promise.resolve([...opened.keys()]),
  open: (name: string) => Promise.resolve({ indexedDB: bucketOf(name) }),
}

let back: number[]
let behind: boolean[]
/** Creates a store with its mirror, as on a new page. Waits longer than the app does, because the machine may be busy. */
const page = (name: string, patience = 20_000, idle?: number): { readonly store: Store; readonly db: Database } => {
  const db = new Database(name)
  return {
    db,
    store: mirroredStore(
      diskStore(db),
      db,
      { onRestored: (games) => back.push(games), onUnsynced: (is) => behind.push(is) },
      patience,
      idle,
    ),
  }
}
/** Returns the content of the mirror, read without a store. */
const mirrored = async (name: string): Promise<number> => {
  const mirror = new Database(name, { factory: bucketOf('mirror') })
  const count = await mirror.entries.count()
  mirror.close()
  return count
}
/** Simulates a browser that deletes its database. */
const lose = async ({ db }: { readonly db: Database }) => {
  db.close()
  await deleteNative(db.name)
}
const last = async (store: Store, game = 'g') => {
  const open = await store.open(game)
  return open.ok ? open.value.entries.at(-1) : open.trouble
}

beforeEach(() => {
  opened.clear()
  vi.stubGlobal('navigator', { storageBuckets })
  back = []
  behind = []
})
afterEach(() => vi.unstubAllGlobals())

describe('a store with a mirror', () => {
  test.each(storeContract)('$name', async ({ holds }) => {
    const { store } = page(`mirrored ${++made}`)
    await expect(holds(store)).resolves.toBeUndefined()
    store.close()
  })

  test('a second copy whose connection the system has ended is opened again, and nothing is reported', async () => {
    const { store, db } = page(`mirrored ${++made}`)
    const known = new Set<IDBDatabase>()
    let ended: ReadonlySet<IDBDatabase> = new Set()
    const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as IDBDatabase['transaction']
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      // A store of an earlier test may still be running. Its databases have other names and are ignored.
      if (this.name === db.name) known.add(this)
      if (ended.has(this)) throw new DOMException('connection lost', 'UnknownError')
      return Reflect.apply(transaction, this, given)
    })
    await store.begin(recordOf('g'), [entryAt(0)], 'seed')
    // A slow mirror does not block the store. On a busy machine, the mirror is written later.
    await vi.waitFor(() => expect(known.size).toBe(2), 30_000)
    ended = new Set(known)
    expect(await store.append('g', entryAt(1), { prompts: [] })).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(known.size).toBe(4), 30_000)
    spy.mockRestore()
    await vi.waitFor(async () => expect(await mirrored(db.name)).toBe(2), 30_000)
    expect(behind).toEqual([])
    store.close()
  })

  test('everything comes back as it was but drafts, sealed choices and their keys too, and it is said once', async () => {
    const before = page(`mirrored ${++made}`)
    await midBallot(before.store)
    await before.store.begin(recordOf('h'), [entryAt(0)], 'seed of h')
    for (const { prompt } of await before.db.drafts.toArray()) await before.store.dropDraft('g', prompt)
    const there = await everythingOf(diskStore(before.db))
    await lose(before)
    const after = page(before.db.name)
    expect((await after.store.games()).ok).toBe(true)
    expect(await everythingOf(diskStore(after.db))).toEqual(there)
    expect(back).toEqual([2])
    const [key] = await after.db.keys.toArray()
    expect(key?.key.extractable).toBe(false)
  })

  test('a sealed seed comes back with its key', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'plain')
    await before.store.sealSeed('g', 'plain', await sealedSeed('g', '5'.repeat(64)))
    await lose(before)
    const after = page(before.db.name)
    const ledger = { seed: sha256('5'.repeat(64)) } as OpenGame['ledger']
    expect((await after.store.games()).ok).toBe(true)
    expect(await seedInForce(after.store, { id: 'g', ledger })).toEqual({ ok: true, value: '5'.repeat(64) })
  })

  test('a game that is asked for by its address comes back too, and a move finds it again', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'seed')
    await lose(before)
    expect(await last(page(before.db.name).store)).toEqual(entryAt(0))
    const { store, db } = page(before.db.name)
    db.close()
    await deleteNative(db.name)
    await db.open()
    expect(await store.append('g', entryAt(1), { prompts: [] })).toEqual({ ok: true, value: undefined })
    expect(await last(store)).toEqual(entryAt(1))
  })

  test('every acknowledged move is in the mirror', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'seed')
    for (let seq = 1; seq < 30; seq++) {
      await before.store.append('g', entryAt(seq), { prompts: [] })
      expect(await mirrored(before.db.name)).toBe(seq + 1)
    }
  })

  test('a ledger of which a part was set aside is the same in the mirror', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0), entryAt(1), entryAt(2)], 'seed')
    const instead = [{ ...entryAt(1), by: 'seat-1', digest: 'other'.padEnd(64, '0') }]
    await before.store.setAside('g', 1, instead)
    await lose(before)
    const { store } = page(before.db.name)
    expect(await store.open('g')).toMatchObject({ ok: true, value: { entries: [entryAt(0), ...instead] } })
    expect(await store.aside('g')).toEqual({ ok: true, value: [entryAt(1), entryAt(2)] })
  })

  test('what was deleted stays so', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'seed')
    await before.store.remove('g')
    expect(await before.store.games()).toEqual({ ok: true, value: [] })
    await lose(before)
    expect(await page(before.db.name).store.games()).toEqual({ ok: true, value: [] })
    expect(back).toEqual([])
  })

  test('games from before there was a mirror are carried over a while after the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const name = `mirrored ${++made}`
    const old = new Database(name)
    await diskStore(old).begin(recordOf('g'), [entryAt(0), entryAt(1)], 'seed')
    old.close()
    const before = page(name)
    await before.store.games()
    vi.runAllTimers()
    vi.useRealTimers()
    await expect.poll(() => mirrored(name)).toBe(2)
    await lose(before)
    expect(await last(page(name).store)).toEqual(entryAt(1))
  })

  test('a mirror that could not be opened once is tried again', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'seed')
    await lose(before)
    const { store } = page(before.db.name)
    const fail = () => Promise.reject(new Error('not now'))
    vi.stubGlobal('navigator', { storageBuckets: { ...storageBuckets, keys: fail } })
    expect(await last(store)).toBe('gone')
    vi.stubGlobal('navigator', { storageBuckets: { ...storageBuckets, open: fail } })
    expect(await last(store)).toBe('gone')
    vi.stubGlobal('navigator', { storageBuckets })
    expect(await last(store)).toEqual(entryAt(0))
    expect(back).toEqual([1])
  })

  test('a mirror without room is said to be behind, until it has caught up with every game', async () => {
    const { store, db } = page(`mirrored ${++made}`)
    for (const id of ['g', 'h']) await store.begin(recordOf(id), [entryAt(0)], 'seed')
    const original = Object.getOwnPropertyDescriptor(Database.prototype, 'write')?.value as Database['write']
    const full = vi.spyOn(Database.prototype, 'write').mockImplementation(function (this: Database, ...given) {
      if (this !== db) throw new DOMException('no space left', 'QuotaExceededError')
      return Reflect.apply(original, this, given)
    })
    for (const id of ['g', 'h']) expect(await store.append(id, entryAt(1), { prompts: [] })).toMatchObject({ ok: true })
    expect(behind).toEqual([true])
    expect(await mirrored(db.name)).toBe(2)
    full.mockRestore()
    expect(await store.append('g', entryAt(2), { prompts: [] })).toMatchObject({ ok: true })
    expect(behind).toEqual([true, false])
    expect(await mirrored(db.name)).toBe(5)
  })

  test('a mirror that does not answer holds nothing up', async () => {
    vi.stubGlobal('navigator', { storageBuckets: { keys: () => new Promise(() => undefined), open: () => new Promise(() => undefined) } })
    const { store } = page(`mirrored ${++made}`, 20)
    expect(await store.games()).toEqual({ ok: true, value: [] })
    expect(await store.begin(recordOf('g'), [entryAt(0)], 'seed')).toEqual({ ok: true, value: undefined })
    expect(await last(store)).toEqual(entryAt(0))
  })
})

/** Returns the ids of the games in the first and in the second database, read without a store. */
const held = async (name: string): Promise<readonly [string[], string[]]> => {
  const both = [new Database(name), new Database(name, { factory: bucketOf('mirror') })] as const
  const ids = await Promise.all(both.map((db) => db.games.toCollection().primaryKeys()))
  for (const db of both) db.close()
  return [ids[0] ?? [], ids[1] ?? []]
}
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Simulates slow storage buckets. `names`: time in ms to list their names; `opens`: time in ms to open one. */
const slow = (names: number, opens: number) =>
  vi.stubGlobal('navigator', {
    storageBuckets: {
      keys: () => wait(names).then(storageBuckets.keys),
      open: (name: string) => wait(opens).then(() => storageBuckets.open(name)),
    },
  })

describe('games that only the mirror has', () => {
  test('come back although a new one was begun first, as from the shortcut "New game"', async () => {
    const before = page(`mirrored ${++made}`)
    for (const id of ['g', 'h']) await before.store.begin(recordOf(id), [entryAt(0)], 'seed')
    await lose(before)
    const { store } = page(before.db.name, 20_000, 0)
    await store.begin(recordOf('new'), [entryAt(0)], 'seed')
    await expect.poll(() => back).toEqual([2])
    const games = await store.games()
    expect(games.ok && games.value.map(({ id }) => id).toSorted()).toEqual(['g', 'h', 'new'])
    expect(await last(store, 'h')).toEqual(entryAt(0))
  })

  test('come back late from a browser that is slow to name its buckets, and are told then', async () => {
    const before = page(`mirrored ${++made}`)
    await before.store.begin(recordOf('g'), [entryAt(0)], 'seed')
    await lose(before)
    slow(150, 0)
    const { store } = page(before.db.name, 10, 60_000)
    expect(await store.games()).toEqual({ ok: true, value: [] })
    await expect.poll(() => back).toEqual([1])
    expect(await last(store)).toEqual(entryAt(0))
  })

  test('stay away if they were deleted while the mirror did not answer', async () => {
    const before = page(`mirrored ${++made}`)
    for (const id of ['g', 'h']) await before.store.begin(recordOf(id), [entryAt(0)], 'seed')
    const never = () => new Promise(() => undefined)
    vi.stubGlobal('navigator', { storageBuckets: { keys: never, open: never } })
    const cut = page(before.db.name, 10)
    expect(await cut.store.remove('g')).toEqual({ ok: true, value: undefined })
    expect(await held(before.db.name)).toEqual([['h'], ['g', 'h']])
    vi.stubGlobal('navigator', { storageBuckets })
    const { store } = page(before.db.name, 20_000, 0)
    await store.games()
    await expect.poll(() => held(before.db.name)).toEqual([['h'], ['h']])
    expect(back).toEqual([])
    // A deleted game that is imported again is restored like any other game.
    await store.begin(recordOf('g'), [entryAt(0), entryAt(1)], 'seed')
    await lose({ db: before.db })
    expect(await last(page(before.db.name).store)).toEqual(entryAt(1))
  })

  test('one that cannot be put back keeps none of the others away, and is tried again', async () => {
    const before = page(`mirrored ${++made}`)
    for (const id of ['g', 'h']) await before.store.begin(recordOf(id), [entryAt(0)], 'seed')
    await lose(before)
    const { store, db } = page(before.db.name, 20_000, 0)
    const put = db.games.put.bind(db.games)
    let isFull = true
    vi.spyOn(db.games, 'put').mockImplementation((row) => {
      if (isFull && row.id === 'g') throw new DOMException('no space left', 'QuotaExceededError')
      return put(row)
    })
    await store.games()
    await expect.poll(async () => (await held(db.name))[0]).toEqual(['h'])
    isFull = false
    const tried = async () => {
      await store.games()
      return (await held(db.name))[0]
    }
    await expect.poll(tried).toEqual(['g', 'h'])
    expect(back).toEqual([1, 1])
  })

  const step: Arbitrary<string> = constantFrom('begin', 'move', 'remove', 'list', 'lose the first', 'lose the second', 'wait')
  const orders = array(record({ step, names: constantFrom(0, 0, 20), opens: constantFrom(0, 0, 20) }), { minLength: 3, maxLength: 7 })

  /** Returns the fault after one step: a missing game, a game restored without a report, or a restored game that the user had deleted. */
  const objection = async (name: string, before: readonly [string[], string[]], what: string): Promise<string | undefined> => {
    const [first, second] = before
    if (what === 'remove') return (await held(name))[0].length === Math.max(0, first.length - 1) ? undefined : 'a deleted game is there'
    if (!what.startsWith('lose')) return undefined
    const wanted = what === 'lose the first' ? second.filter((id) => first.includes(id)) : first
    const isAllThere = async () =>
      wanted.every((id) => there.includes(id)) && (what === 'lose the second' || restoredCount() >= wanted.length)
    const restoredCount = () => back.reduce((sum, n) => sum + n, 0)
    let [there] = await held(name)
    for (let turn = 0; turn < 500 && !(await isAllThere()); turn++) {
      await wait(5)
      ;[there] = await held(name)
    }
    return (await isAllThere()) ? undefined : `${wanted.join()} wanted, ${there.join()} there, ${restoredCount()} told`
  }

  test('every game back, and told, in any order of losing the first or the second, with slow buckets, beginning first', async () => {
    const property = asyncProperty(orders, async (steps) => {
      const name = `mirrored ${++made}`
      opened.clear()
      slow(0, 0)
      let here = page(name, 10, 1)
      let games = 0
      const begin = () => here.store.begin(recordOf(`g${++games}`), [entryAt(0)], 'seed')
      for (const { step: what, names, opens } of [...steps, { step: 'lose the first', names: 0, opens: 20 }]) {
        const before = await held(name)
        const some = before[0].at(-1) ?? ''
        if (what === 'begin') await begin()
        if (what === 'move') await here.store.append(some, entryAt(1), { prompts: [] })
        if (what === 'list') await here.store.games()
        if (what === 'wait') await wait(20)
        if (what === 'remove') await here.store.remove(some)
        if (what.startsWith('lose')) {
          slow(names, opens)
          here.store.close()
          back = []
          behind = []
          if (what === 'lose the first') await lose(here)
          else opened.clear()
          here = page(name, 10, 1)
          await (games % 2 === 0 ? begin() : here.store.games())
        }
        const wrong = await objection(name, before, what)
        if (wrong !== undefined) throw new Error(wrong)
      }
      here.store.close()
    })
    await assert(property, { numRuns: repetitions(50), seed: 7 })
  })
})

describe('where the browser has no buckets', () => {
  test.each([undefined, { keys: () => Promise.reject(new Error('no')), open: () => Promise.reject(new Error('no')) }])(
    'the store is the disk alone',
    async (none) => {
      vi.stubGlobal('navigator', { storageBuckets: none })
      const { store } = page(`mirrored ${++made}`)
      expect(await store.games()).toEqual({ ok: true, value: [] })
      expect(await store.begin(recordOf('g'), [entryAt(0)], 'seed')).toEqual({ ok: true, value: undefined })
      expect(await last(store)).toEqual(entryAt(0))
      expect(await store.remove('g')).toEqual({ ok: true, value: undefined })
    },
  )
})
