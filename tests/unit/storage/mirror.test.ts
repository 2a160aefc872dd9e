import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sha256 } from '../../../src/play/digest'
import type { OpenGame } from '../../../src/play/opening'
import { sealedSeed, seedInForce } from '../../../src/play/seeds'
import { Database, diskStore, mirroredStore, type Store } from '../../../src/storage'
import { deleteNative } from '../../fixtures/native'
import { entryAt, everythingOf, midBallot, recordOf, storeContract } from './contract'

let made = 0
/** Buckets as a browser has them: each is storage of its own. */
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
/** A store with its mirror, as a page has it that begins now; on a busy machine it waits longer than a player would. */
const page = (name: string, patience: number | undefined = 20_000): { readonly store: Store; readonly db: Database } => {
  const db = new Database(name)
  return { db, store: mirroredStore(diskStore(db), db, (games) => back.push(games), patience) }
}
/** What lies in the mirror, looked at without any store. */
const mirrored = async (name: string): Promise<number> => {
  const mirror = new Database(name, { factory: bucketOf('mirror') })
  const count = await mirror.entries.count()
  mirror.close()
  return count
}
/** The browser throws its database away. */
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
})
afterEach(() => vi.unstubAllGlobals())

describe('a store with a mirror', () => {
  test.each(storeContract)('$name', async ({ holds }) => {
    const { store } = page(`mirrored ${++made}`)
    await expect(holds(store)).resolves.toBeUndefined()
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
    await vi.waitFor(async () => expect(await mirrored(name)).toBe(2))
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

  test('a mirror that does not answer holds nothing up', async () => {
    vi.stubGlobal('navigator', { storageBuckets: { keys: () => new Promise(() => undefined), open: () => new Promise(() => undefined) } })
    const { store } = page(`mirrored ${++made}`, 20)
    expect(await store.games()).toEqual({ ok: true, value: [] })
    expect(await store.begin(recordOf('g'), [entryAt(0)], 'seed')).toEqual({ ok: true, value: undefined })
    expect(await last(store)).toEqual(entryAt(0))
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
