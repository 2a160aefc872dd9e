import { Dexie } from 'dexie'
import { describe, expect, test, vi } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { entries } from '../../../src/referee'
import { Database, diskStore, memoryStore, standbyStore, type Store } from '../../../src/storage'
import { tinySetup, type Tiny, type TinyMove } from '../../fixtures/tiny-game'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

const add = (points: number): TinyMove => ({ do: 'add', who: 'anna', points })

/** Creates a game on a disk that may fail. Its store can continue in memory. */
const table = async (disk: Store = memoryStore()) => {
  const { faulty, faults } = troubledStore(disk)
  const standby = standbyStore(faulty)
  const environment = { ...tinyEnvironment(standby), standby }
  return { ...(await tinyTable(environment)), faults, disk, standby, environment }
}

describe('a game whose disk fails', () => {
  test('goes on in memory only when the table says so, says so at every move, and is on disk as soon as there is space', async () => {
    const { faults, now, play, continueUnsaved, table: view, disk, id, environment } = await table()
    faults.append = 'full'
    expect(await play(add(1))).toEqual({ how: 'unsaved', trouble: 'full' })
    expect(now().state.points['anna']).toBe(0)
    expect(view.getState().unsynced).toBeUndefined()

    expect(await continueUnsaved()).toEqual({ how: 'done' })
    expect(now().state.points['anna']).toBe(1)
    expect(view.getState()).toMatchObject({ unsynced: 'full', unsaved: undefined })
    expect(await play(add(2))).toEqual({ how: 'done' })
    expect(view.getState().unsynced).toBe('full')
    expect(await disk.open(id)).toMatchObject({ value: { record: { entries: 2 } } })

    delete faults.append
    expect(await play(add(3))).toEqual({ how: 'done' })
    expect(view.getState().unsynced).toBeUndefined()
    const again = createPlay<Tiny>(tinyEnvironment(disk))
    await again.getState().openGame(id)
    expect(again.getState().open?.state.points['anna']).toBe(6)
    expect(await environment.store.games()).toMatchObject({ value: [{ id, entries: entries(now().ledger).length }] })
  })

  test('is tried again on request', async () => {
    const { faults, play, continueUnsaved, retry, table: view, disk, id } = await table()
    faults.append = 'closed'
    await play(add(1))
    await continueUnsaved()
    expect(await retry()).toEqual({ how: 'unsaved', trouble: 'closed' })
    delete faults.append
    expect(await retry()).toEqual({ how: 'done' })
    expect(view.getState().unsynced).toBeUndefined()
    expect(await disk.open(id)).toMatchObject({ value: { record: { entries: 3 } } })
    expect(await retry()).toEqual({ how: 'stale' })
  })

  test('can be begun in memory where the browser keeps nothing', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const standby = standbyStore(faulty)
    const view = createPlay<Tiny>({ ...tinyEnvironment(standby), standby })
    faults.begin = 'full'
    expect(await view.getState().createGame({ game: 'tiny', name: 'x', setup: tinySetup })).toBeUndefined()
    expect(await view.getState().continueUnsaved()).toEqual({ how: 'done' })
    const id = view.getState().open?.id ?? ''
    expect(view.getState()).toMatchObject({ unsynced: 'full', open: { name: 'x' } })
    expect(await standby.games()).toMatchObject({ value: [{ id, name: 'x' }] })
    delete faults.begin
    expect(await view.getState().play(add(1))).toEqual({ how: 'done' })
    expect(await faulty.open(id)).toMatchObject({ value: { record: { entries: 3 } } })
  })

  test('takes the sealed choices of the open ballot along, and back', async () => {
    const { faults, now, play, continueUnsaved, cast, reveal, disk, id } = await table(diskStore(new Database('standby ballot')))
    await play({ do: 'ask' })
    await cast('anna', 3)
    faults.append = 'full'
    await cast('petr', 1)
    await continueUnsaved()
    expect(Object.keys(now().ballots[0]?.cast ?? {})).toEqual(['anna', 'petr'])
    delete faults.append
    expect(await reveal()).toEqual({ how: 'done' })
    expect(now().ballots).toEqual([])
    expect(await disk.envelopes(id, 'any')).toEqual({ ok: true, value: [] })
    const again = createPlay<Tiny>(tinyEnvironment(disk))
    await again.getState().openGame(id)
    expect(again.getState().open?.state).toEqual(now().state)
  })

  test('without anything unsaved there is nothing to go on with', async () => {
    const { continueUnsaved, table: view } = await table()
    expect(await continueUnsaved()).toEqual({ how: 'stale' })
    expect(view.getState().unsynced).toBeUndefined()
  })

  test('another view that has written meanwhile is never overwritten', async () => {
    const { faults, now, play, continueUnsaved, retry, disk, id, table: view } = await table()
    faults.append = 'full'
    await play(add(1))
    await continueUnsaved()
    const other = createPlay<Tiny>(tinyEnvironment(disk))
    await other.getState().openGame(id)
    await other.getState().play(add(3))
    delete faults.append
    expect(await retry()).toEqual({ how: 'unsaved', trouble: 'conflict' })
    expect(view.getState().unsynced).toBe('conflict')
    expect(now().state.points['anna']).toBe(1)
    expect(await disk.open(id)).toMatchObject({ value: { record: { entries: 3 } } })
  })
})

describe('a disk that went away behind the page', () => {
  test('what it never answered is asked again, once', async () => {
    const db = new Database('gone behind')
    const disk = diskStore(db)
    const { play, now, wake, id } = await table(disk)
    // The disk stores the move but never acknowledges it, as happens if the browser puts a page into the background.
    const never = new Dexie.Promise<never>(() => undefined)
    const reads = vi.spyOn(db.games, 'count').mockReturnValue(never)
    const writes = vi.spyOn(db, 'write').mockReturnValue(never)
    const going = play(add(3))
    await new Promise((done) => setTimeout(done, 30))
    const woken = wake()
    writes.mockRestore()
    await woken
    reads.mockRestore()
    expect(await going).toEqual({ how: 'done' })
    expect(now().state.points['anna']).toBe(3)
    expect(await disk.open(id)).toMatchObject({ value: { record: { entries: 3 } } })
  })
})
