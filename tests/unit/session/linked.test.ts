import { describe, expect, test } from 'vitest'
import { createSession } from '../../../src/session'
import { followedCopies, linkedTable } from '../../../src/session/hooks'
import { changedBy } from '../../../src/session/sealed/last-round'
import { sha256 } from '../../../src/session/ledger/digest'
import { entries } from '../../../src/referee'
import { readFrom, type ReaderState } from '../../../src/link/reader'
import { writeTo } from '../../../src/link/writer'
import { Database, diskStore, type Store } from '../../../src/storage'
import { tinySetup, type TinyState } from '../../fixtures/tiny-game'
import { tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'
import { network, type Tamper } from '../../link/faults'

const phone = (store?: Store) => createSession(tinyEnvironment(store))

const add = (points: number): { readonly do: string } => ({ do: 'add', who: 'anna', points }) as { readonly do: string }

const begun = async () => {
  const session = phone()
  const id = await session.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  if (id === undefined) throw new Error('not begun')
  const play = (points: number) => session.play.getState().play(add(points))
  return { session, id, play }
}

/** Links a guest to the host. @returns the states of the link so far, and both ends of the link */
const linked = async (table: Awaited<ReturnType<typeof begun>>, reader: ReturnType<typeof phone>, ends = network()) => {
  const states: ReaderState[] = []
  const copies = await followedCopies(reader)
  const there = await linkedTable(table.session, table.id)
  if (there === undefined) throw new Error('no table')
  copies.linkTo(readFrom(ends.reader, copies, sha256, (state) => states.push(state)))
  const writer = writeTo(ends.writer, there, () => undefined)
  await expect.poll(() => states.at(-1)).not.toMatch(/waiting|catchingUp/)
  return { states, copies, ends, writer }
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

test('a followed game is taken over: it goes on here as a game of its own', async () => {
  const { table, join } = await asked()
  const { anna } = await join()
  await anna.play.getState().cast('anna', 3)
  const taken = await anna.games.getState().takeOver(table.id)
  if (!taken.ok) throw new Error(taken.fault.why)
  expect(taken.value.id).not.toBe(table.id)
  await anna.play.getState().openGame(taken.value.id)
  expect(anna.play.getState()).toMatchObject({ writes: true, open: { followed: false } })
  expect(anna.play.getState().open?.ballots[0]?.cast).toEqual({})
  expect(await anna.play.getState().cast('anna', 2)).toEqual({ how: 'done' })
  expect(ledgerOf(table.session).length).toBeLessThan(ledgerOf(anna).length)
})

test('a followed game is handed on by no link, nor one that is not there', async () => {
  const table = await begun()
  const reader = phone()
  await linked(table, reader)
  expect(await linkedTable(reader, table.id)).toBeUndefined()
  expect(await linkedTable(table.session, 'none')).toBeUndefined()
})

/** Creates a host with an open ballot, and a phone for each role. @param tamper changes the messages of their links */
const asked = async (tamper: Tamper = (text) => [text]) => {
  const table = await begun()
  await table.session.play.getState().play({ do: 'ask' })
  const stores = new Map<string, Store>()
  const storeOf = (role: string) => {
    const store = stores.get(role) ?? diskStore(new Database(`own ${Math.random()}`))
    stores.set(role, store)
    return store
  }
  const join = async (role = 'anna') => {
    const anna = phone(storeOf(role))
    const { writer, ends } = await linked(table, anna, network(tamper))
    const unlink = table.session.play.getState().linkPhone({ game: table.id, roles: [role], open: writer.open })
    writer.seat([role])
    await expect.poll(() => anna.play.getState().seat).toEqual({ id: table.id, roles: [role], isTakenOver: false })
    await anna.play.getState().openGame(table.id)
    return { anna, ends, unlink, writer }
  }
  return { table, storeOf, join, play: table.session.play.getState() }
}
const ballotAt = ({ play }: ReturnType<typeof phone>) => play.getState().open?.ballots[0]
const pointsOf = ({ play }: ReturnType<typeof phone>) => (play.getState().open?.state as TinyState | undefined)?.points

describe('a role that chooses on its own phone', () => {
  test('commits there, and is opened with all others', async () => {
    const { table, join, play } = await asked()
    const { anna } = await join()
    expect(table.session.play.getState().ownPhones).toEqual([{ id: table.id, roles: ['anna'] }])
    expect(await anna.play.getState().cast('anna', 4)).toEqual({ how: 'done' })
    expect(table.session.play.getState().open?.ballots[0]?.cast).toHaveProperty('anna')
    expect(await play.cast('petr', 1)).toEqual({ how: 'done' })
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 4, petr: 1 })
    await expect.poll(() => pointsOf(anna)).toEqual({ anna: 4, petr: 1 })
    expect(ledgerOf(anna)).toEqual(ledgerOf(table.session))
  })

  test('chooses for itself alone, once, and as the rules allow', async () => {
    const { join } = await asked()
    const { anna } = await join()
    expect(await anna.play.getState().cast('petr', 1)).toEqual({ how: 'elsewhere' })
    expect(await anna.play.getState().cast('anna', 99)).toMatchObject({ how: 'refused' })
    expect(await anna.play.getState().cast('anna', 2)).toEqual({ how: 'done' })
    expect(await anna.play.getState().cast('anna', 3)).toMatchObject({ how: 'refused', refusal: { code: 'ALREADY_CAST' } })
  })

  test('opens nothing before everybody has chosen, and nothing of it is sent before', async () => {
    const sent: string[] = []
    const { table, join, play } = await asked((text) => {
      sent.push(text)
      return [text]
    })
    const { anna, writer } = await join()
    await anna.play.getState().cast('anna', 4)
    const ballot = table.session.play.getState().open?.ballots[0]?.id ?? ''
    expect(await writer.open(ballot, 'anna')).toBeUndefined()
    expect(sent.some((text) => /"nonce"|"choice"/.test(text))).toBe(false)
    await play.cast('petr', 1)
    expect(await writer.open(ballot, 'anna')).toMatchObject({ choice: 4 })
    expect(await writer.open(ballot, 'petr')).toBeUndefined()
  })

  test('keeps its choice over a reload of its phone and a new link', async () => {
    const { table, join, play } = await asked()
    const first = await join()
    await first.anna.play.getState().cast('anna', 3)
    first.ends.reader.close()
    first.unlink()
    expect(table.session.play.getState().ownPhones).toEqual([])
    const { anna } = await join()
    await play.cast('petr', 2)
    expect(await play.reveal()).toEqual({ how: 'done' })
    await expect.poll(() => pointsOf(anna)).toEqual({ anna: 3, petr: 2 })
  })

  test('whose phone is gone at the reveal is named; it chooses anew at the table', async () => {
    const { table, join, play } = await asked()
    const { anna, ends } = await join()
    await anna.play.getState().cast('anna', 3)
    await play.cast('petr', 2)
    ends.reader.close()
    expect(await play.reveal()).toMatchObject({ how: 'refused', refusal: { code: 'SEAL_BROKEN', params: { roles: ['anna'] } } })
    expect(await play.castAnew('anna', 1)).toEqual({ how: 'done' })
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 1, petr: 2 })
  })

  test('that has chosen anew at the table is opened by that choice', async () => {
    const { table, join, play } = await asked()
    const { anna } = await join()
    await anna.play.getState().cast('anna', 3)
    await play.cast('petr', 2)
    await play.castAnew('anna', 0)
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 0, petr: 2 })
  })

  test('without the link its choice is not accepted, and that is said', async () => {
    const { table, join } = await asked()
    const { anna, ends } = await join()
    ends.writer.close()
    expect(await anna.play.getState().cast('anna', 3)).toEqual({ how: 'unlinked' })
    expect(table.session.play.getState().open?.ballots[0]?.cast).toEqual({})
  })

  test('commits at the same moment as others do, on their phones and at the table', async () => {
    const { table, join, play } = await asked()
    const [{ anna }, { anna: petr }] = [await join('anna'), await join('petr')]
    const both = [anna.play.getState().cast('anna', 4), petr.play.getState().cast('petr', 1)]
    expect(await Promise.all(both)).toEqual([{ how: 'done' }, { how: 'done' }])
    const changes = [anna.play.getState().castAnew('anna', 2), play.castAnew('petr', 5)]
    expect(await Promise.all(changes)).toEqual([{ how: 'done' }, { how: 'done' }])
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 2, petr: 5 })
  })

  test('commits once, however often it is tapped', async () => {
    const { table, join, play } = await asked()
    const { anna } = await join()
    const { cast } = anna.play.getState()
    expect(await Promise.all([cast('anna', 4), cast('anna', 4)])).toEqual([{ how: 'done' }, { how: 'stale' }])
    await play.cast('petr', 1)
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 4, petr: 1 })
  })

  test('whose answer is lost is opened by the choice that the table has, not by one that was made after it', async () => {
    let isOver = false
    const { table, join, play } = await asked((text, _, from) =>
      !isOver && from === 'writer' && text.includes('"e":"cast"') ? 'cut' : [text],
    )
    const { anna, unlink } = await join()
    expect(await anna.play.getState().cast('anna', 3)).toEqual({ how: 'unlinked' })
    expect(await anna.play.getState().cast('anna', 5)).toEqual({ how: 'unlinked' })
    unlink()
    isOver = true
    await join()
    await play.cast('petr', 1)
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 3, petr: 1 })
  })

  test('commits nothing to another game that lies on the table meanwhile', async () => {
    const { table, join, play } = await asked()
    const { anna } = await join()
    const beside = await play.createGame({ game: 'tiny', name: 'Beside', setup: tinySetup })
    await play.play({ do: 'ask' })
    expect(await anna.play.getState().cast('anna', 3)).toEqual({ how: 'unlinked' })
    expect(table.session.play.getState().open).toMatchObject({ id: beside, ballots: [{ cast: {} }] })
    await play.openGame(table.id)
    expect(await anna.play.getState().cast('anna', 3)).toEqual({ how: 'done' })
  })

  test('changes its choice until the reveal, and the table is told who did', async () => {
    const sent: string[] = []
    const { table, join, play } = await asked((text) => {
      sent.push(text)
      return [text]
    })
    const { anna } = await join()
    expect(await anna.play.getState().castAnew('anna', 4)).toMatchObject({ how: 'refused', refusal: { code: 'NOT_ALL_CAST' } })
    await anna.play.getState().cast('anna', 4)
    expect(await anna.play.getState().castAnew('anna', 99)).toMatchObject({ how: 'refused' })
    expect(await anna.play.getState().castAnew('anna', 7)).toEqual({ how: 'done' })
    const { open, lastRounds } = table.session.play.getState()
    const [ballot] = open?.ballots ?? []
    expect(ballot?.anew).toHaveLength(1)
    expect(ballot && changedBy(table.id, ballot, lastRounds)).toEqual(['anna'])
    expect(sent.some((text) => /"nonce"|"choice"/.test(text))).toBe(false)
    await play.cast('petr', 2)
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 7, petr: 2 })
  })

  test('changes its choice on its phone, at the table and on its phone again: the last counts', async () => {
    const { table, join, play } = await asked()
    const { anna } = await join()
    await anna.play.getState().cast('anna', 4)
    expect(await play.castAnew('anna', 5)).toEqual({ how: 'done' })
    await expect.poll(() => ballotAt(anna)?.anew).toHaveLength(1)
    expect(await anna.play.getState().castAnew('anna', 6)).toEqual({ how: 'done' })
    await play.cast('petr', 2)
    expect(await play.reveal()).toEqual({ how: 'done' })
    expect(pointsOf(table.session)).toEqual({ anna: 6, petr: 2 })
  })

  test('a change that the table cannot write is said, and nobody is named for it', async () => {
    const { table, join } = await asked()
    const { anna, ends } = await join()
    await anna.play.getState().cast('anna', 4)
    ends.writer.close()
    expect(await anna.play.getState().castAnew('anna', 5)).toEqual({ how: 'unlinked' })
    expect(table.session.play.getState().lastRounds).toEqual([])
    expect(ballotAt(table.session)?.anew).toEqual([])
  })

  test('a seat that is given before the first entries have come is taken all the same', async () => {
    const table = await begun()
    const reader = phone()
    const copies = await followedCopies(reader)
    const there = await linkedTable(table.session, table.id)
    const ends = network()
    if (there === undefined) throw new Error('no table')
    copies.linkTo(readFrom(ends.reader, copies, sha256, () => undefined))
    writeTo(ends.writer, there, () => undefined).seat(['anna'])
    await expect.poll(() => reader.play.getState().seat).toEqual({ id: table.id, roles: ['anna'], isTakenOver: false })
  })

  test('a phone without a seat commits for nobody', async () => {
    const { table } = await asked()
    const { copies, states } = await linked(table, phone())
    expect(states.at(-1)).toBe('following')
    expect(copies.idOf(table.id)).toBe(table.id)
    const other = phone()
    const { writer } = await linked(table, other)
    writer.seat([])
    await other.play.getState().openGame(table.id)
    expect(await other.play.getState().cast('anna', 3)).toEqual({ how: 'elsewhere' })
    expect(await writer.open('bid 0#0', 'anna')).toBeUndefined()
  })
})
