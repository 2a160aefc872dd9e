import { describe, expect, test } from 'vitest'
import { createSession } from '../../../src/session'
import { followedCopies, linkedTable } from '../../../src/session/hooks'
import { sha256 } from '../../../src/session/ledger/digest'
import { entries } from '../../../src/referee'
import { readFrom, type ReaderState } from '../../../src/link/reader'
import { writeTo } from '../../../src/link/writer'
import { Database, diskStore, type Store } from '../../../src/storage'
import { tinySetup } from '../../fixtures/tiny-game'
import { tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'
import { network } from '../../link/faults'

const phone = (store?: Store) => createSession(tinyEnvironment(store))

const add = (points: number): { readonly do: string } => ({ do: 'add', who: 'anna', points }) as { readonly do: string }

const begun = async () => {
  const session = phone()
  const id = await session.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  if (id === undefined) throw new Error('not begun')
  const play = (points: number) => session.play.getState().play(add(points))
  return { session, id, play }
}

/** Links a reader to the table. @returns the states of the reader so far */
const linked = async (table: Awaited<ReturnType<typeof begun>>, reader: ReturnType<typeof phone>) => {
  const ends = network()
  const states: ReaderState[] = []
  const copies = await followedCopies(reader)
  const there = await linkedTable(table.session, table.id)
  if (there === undefined) throw new Error('no table')
  readFrom(ends.reader, copies, sha256, (state) => states.push(state))
  writeTo(ends.writer, there, () => undefined)
  await expect.poll(() => states.at(-1)).not.toMatch(/waiting|catchingUp/)
  return { states, copies, ends }
}

const ledgerOf = ({ play }: ReturnType<typeof phone>) => {
  const { open } = play.getState()
  return open === undefined ? [] : entries(open.ledger)
}

describe('a followed game', () => {
  test('is there with all entries, can be looked at and not be played', async () => {
    const table = await begun()
    await table.play(3)
    const reader = phone(diskStore(new Database('reader')))
    const { states } = await linked(table, reader)
    expect(states.at(-1)).toBe('following')
    expect(reader.games.getState().games).toMatchObject([{ id: table.id, name: 'Friday', followed: true, entries: 3 }])
    expect(await reader.play.getState().openGame(table.id)).toBe(true)
    expect(reader.play.getState()).toMatchObject({ writes: false, open: { followed: true } })
    expect(ledgerOf(reader)).toEqual(ledgerOf(table.session))
    expect(await reader.play.getState().play(add(1))).toEqual({ how: 'elsewhere' })
    reader.play.getState().writeHere()
    expect(reader.play.getState().writes).toBe(false)
  })

  test('goes on with each move of the table, also where it is open', async () => {
    const table = await begun()
    const reader = phone()
    await linked(table, reader)
    await reader.play.getState().openGame(table.id)
    await table.play(2)
    await table.session.play.getState().undo()
    await table.play(5)
    await expect.poll(() => ledgerOf(reader)).toEqual(ledgerOf(table.session))
    expect(ledgerOf(reader).length).toBeGreaterThan(3)
  })

  test('is continued by a later link, of which only the new entries are read', async () => {
    const table = await begun()
    const store = diskStore(new Database('later'))
    const first = await linked(table, phone(store))
    first.ends.reader.close()
    await table.play(1)
    const reader = phone(store)
    const { states } = await linked(table, reader)
    expect(states.at(-1)).toBe('following')
    await reader.play.getState().openGame(table.id)
    expect(ledgerOf(reader)).toEqual(ledgerOf(table.session))
    expect(reader.games.getState().games).toHaveLength(1)
  })

  test('holds no seed, envelope or key of the table', async () => {
    const table = await begun()
    const environment = tinyEnvironment()
    const reader = createSession(environment)
    await linked(table, reader)
    expect(await environment.store.seed(table.id)).toEqual({ ok: true, value: undefined })
  })

  test('lies beside a game that this phone has begun itself', async () => {
    const table = await begun()
    const copies = await followedCopies(table.session)
    const there = await linkedTable(table.session, table.id)
    expect(await copies.find(table.id)).toEqual([])
    const all = there?.entries() ?? []
    expect(await copies.add({ tell: 'table', version: 1, origin: table.id, game: 'tiny', name: 'Friday', entries: 1 }, 0, all)).toBe(
      'added',
    )
    expect(copies.idOf(table.id)).not.toBe(table.id)
    expect(table.session.games.getState().games).toHaveLength(2)
  })

  test('that cannot be saved is said, and read anew the next time', async () => {
    const table = await begun()
    const { faulty, faults } = troubledStore(diskStore(new Database('full')))
    const reader = phone(faulty)
    faults.begin = 'full'
    const { states } = await linked(table, reader)
    expect(states.at(-1)).toBe('notSaved')
    delete faults.begin
    expect((await linked(table, reader)).states.at(-1)).toBe('following')
  })
})

test('a followed game is handed on by no link, nor one that is not there', async () => {
  const table = await begun()
  const reader = phone()
  await linked(table, reader)
  expect(await linkedTable(reader, table.id)).toBeUndefined()
  expect(await linkedTable(table.session, 'none')).toBeUndefined()
})
