/**
 * Tests replaced secret choices: the app names the seat or, after a reload, each role checks its choice before the reveal. No replaced
 * choice is revealed unnoticed.
 */
import { expect, test } from 'vitest'
import { changedBy, rolesToReview } from '../../../src/session/sealed/last-round'
import { createPlay } from '../../../src/session/open-game'
import type { OpenGame } from '../../../src/session/ledger/opening'
import type { Play } from '../../../src/session/actions/play'
import { Database, diskStore } from '../../../src/storage'
import type { Tiny } from '../../fixtures/tiny-game'
import { tinyTable, tinyEnvironment, troubledStore } from '../../fixtures/tiny-environment'

/** Returns the roles that must check their choice before the first open ballot is revealed. */
const looking = ({ id, ballots: [ballot] }: OpenGame<Tiny>, { lastRounds }: Play<Tiny>) =>
  ballot === undefined ? [] : rolesToReview(id, ballot, lastRounds)

/** Creates a game in which Anna has chosen 4 and Petr 1 in secret. */
const sealed = async (environment = tinyEnvironment()) => {
  const tiny = await tinyTable(environment)
  await tiny.play({ do: 'ask' })
  await tiny.cast('anna', 4)
  await tiny.cast('petr', 1)
  const waiting = () => looking(tiny.now(), tiny.table.getState())
  return { ...tiny, waiting }
}
const overtaken = { how: 'stale' }
const done = { how: 'done' }

test('nobody looks where nothing was chosen anew', async () => {
  const { waiting, reveal, table } = await sealed()
  expect(waiting()).toEqual([])
  expect(await reveal()).toEqual(done)
  expect(table.getState().lastRounds).toEqual([])
})

test('a change on this page is named, and nobody looks again', async () => {
  const { waiting, castAnew, reveal, now, table } = await sealed()
  await castAnew('petr', 9)
  await castAnew('petr', 3)
  const [ballot] = now().ballots
  if (ballot === undefined) throw new Error('no ballot')
  expect(changedBy(now().id, ballot, table.getState().lastRounds)).toEqual(['petr'])
  expect(waiting()).toEqual([])
  expect(await reveal()).toEqual(done)
  expect(now().state.points).toEqual({ anna: 4, petr: 3 })
})

test('a change that could not be sealed is not named', async () => {
  const environment = tinyEnvironment()
  const trouble = troubledStore(environment.store)
  const { waiting, castAnew, now, table } = await sealed({ ...environment, store: trouble.faulty })
  trouble.faults.append = 'failed'
  await castAnew('petr', 9)
  const [ballot] = now().ballots
  if (ballot === undefined) throw new Error('no ballot')
  expect(changedBy(now().id, ballot, table.getState().lastRounds)).toEqual([])
  expect(waiting()).toEqual([])
})

/** Opens the same game on a page that was loaded after the choice was replaced. */
const reloaded = async () => {
  const db = new Database(`last round ${Math.random()}`)
  const environment = tinyEnvironment(diskStore(db))
  const before = await sealed(environment)
  await before.castAnew('anna', 9)
  const table = createPlay<Tiny>(environment)
  await table.getState().openGame(before.id)
  const { open } = table.getState()
  if (open === undefined) throw new Error('not opened')
  const now = () => table.getState().open ?? open
  const waiting = () => looking(now(), table.getState())
  return { ...table.getState(), table, now, waiting, db }
}

test('after a reload a replaced choice is not turned up before its role has seen it, and the others see that theirs stand', async () => {
  const { waiting, reveal, lookAt, agree, now } = await reloaded()
  expect(await reveal()).toEqual(overtaken)
  expect(now().ballots).toHaveLength(1)
  expect(waiting()).toEqual(['anna', 'petr'])
  expect(await lookAt('anna')).toEqual({ choice: 9, replaced: true })
  agree('anna')
  expect(waiting()).toEqual(['petr'])
  expect(await reveal()).toEqual(overtaken)
  expect(await lookAt('petr')).toEqual({ choice: 1, replaced: false })
  agree('petr')
  expect(await reveal()).toEqual(done)
  expect(now().state.points).toEqual({ anna: 9, petr: 1 })
})

test.each(['anna', 'petr'] as const)('a change of %s on the way round is named, and the round ends with the last seat', async (who) => {
  const { waiting, castAnew, reveal, lookAt, agree, now, table } = await reloaded()
  for (const role of ['anna', 'petr'] as const) {
    expect(waiting()[0]).toBe(role)
    await lookAt(role)
    if (role === who) await castAnew(role, 2)
    agree(role)
  }
  const [ballot] = now().ballots
  if (ballot === undefined) throw new Error('no ballot')
  expect(changedBy(now().id, ballot, table.getState().lastRounds)).toEqual([who])
  expect(waiting()).toEqual([])
  expect(await reveal()).toEqual(done)
})

test('nothing of the round is written, and another ballot begins without it', async () => {
  const { waiting, lookAt, agree, callOff, db, castAnew } = await reloaded()
  const dump = async () => JSON.stringify(await Promise.all(db.tables.map((one) => one.toArray())))
  const before = await dump()
  await lookAt('anna')
  agree('anna')
  expect(await dump()).toBe(before)
  expect(waiting()).toEqual(['petr'])
  await lookAt('petr')
  agree('petr')
  await castAnew('petr', 2)
  expect(waiting()).toEqual([])
  await callOff()
  expect(waiting()).toEqual([])
})

test('what cannot be opened is not shown', async () => {
  const { environment, id, lookAt, castAnew } = await sealed()
  await castAnew('anna', 9)
  const kept = await environment.store.envelopes(id, 'bid 0#0')
  if (!kept.ok) throw new Error(kept.trouble)
  for (const one of kept.value) one.sealed.data[20] = (one.sealed.data[20] ?? 0) ^ 1
  expect(await lookAt('anna')).toBeUndefined()
  expect(await lookAt('nobody')).toBeUndefined()
})
