// Where a choice was made anew, each role looks at its own before the reveal: nothing that somebody put in its place is turned up unseen.
import { expect, test } from 'vitest'
import { toLook } from '../../../src/session/sealed/last-round'
import { createPlay } from '../../../src/session/open-game'
import type { OpenGame } from '../../../src/session/ledger/opening'
import type { Play } from '../../../src/session/actions/play'
import { Database, diskStore } from '../../../src/storage'
import type { Tiny } from '../../fixtures/tiny-game'
import { lookRound, tinyTable, tinyEnvironment } from '../../fixtures/tiny-environment'

/** Anna has sealed 4 and Petr 1. */
/** Who has to look before the first open ballot is turned up. */
const looking = ({ id, ballots: [ballot] }: OpenGame<Tiny>, { lastRounds }: Play<Tiny>) =>
  ballot === undefined ? [] : toLook(id, ballot, lastRounds)

const sealed = async (environment = tinyEnvironment()) => {
  const tiny = await tinyTable(environment)
  await tiny.play({ do: 'ask' })
  await tiny.cast('anna', 4)
  await tiny.cast('petr', 1)
  const waiting = () => looking(tiny.now(), tiny.table.getState())
  return { ...tiny, waiting }
}
const overtaken = { how: 'overtaken' }
const done = { how: 'done' }

test('nobody looks where nothing was chosen anew', async () => {
  const { waiting, reveal, table } = await sealed()
  expect(waiting()).toEqual([])
  expect(await reveal()).toEqual(done)
  expect(table.getState().lastRounds).toEqual([])
})

test('a replaced choice is not turned up before its role has seen it, and the others see that theirs stand', async () => {
  const { waiting, castAnew, reveal, lookAt, agree, now } = await sealed()
  await castAnew('anna', 9)
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

test.each(['anna', 'petr'] as const)('what %s chooses on the way round calls for another round of all, at its end', async (who) => {
  const { waiting, castAnew, reveal, lookAt, agree } = await sealed()
  await castAnew('anna', 9)
  const asked: string[] = []
  for (const role of ['anna', 'petr'] as const) {
    asked.push(...waiting().slice(0, 1))
    await lookAt(role)
    if (role === who) await castAnew(role, 2)
    agree(role)
  }
  expect(asked).toEqual(['anna', 'petr'])
  expect(await reveal()).toEqual(overtaken)
  expect(waiting()).toEqual(['anna', 'petr'])
  expect((await lookAt(who))?.choice).toBe(2)
  agree('anna')
  agree('petr')
  expect(waiting()).toEqual([])
  expect(await reveal()).toEqual(done)
})

test('what is replaced once all have looked, or behind one who has, is looked at again', async () => {
  const { waiting, castAnew, reveal, table, lookAt, agree } = await sealed()
  await castAnew('petr', 2)
  await lookRound(table)
  await castAnew('anna', 3)
  expect(await reveal()).toEqual(overtaken)
  await lookAt('anna')
  agree('anna')
  await castAnew('anna', 5)
  await lookAt('petr')
  agree('petr')
  expect(waiting()).toEqual(['anna', 'petr'])
  expect(await reveal()).toEqual(overtaken)
})

test('the round lies in memory alone: nothing of it is written, and a reload or another choice begins it again', async () => {
  const db = new Database('last round')
  const environment = tinyEnvironment(diskStore(db))
  const { id, castAnew, lookAt, agree, callOff, waiting, now } = await sealed(environment)
  await castAnew('anna', 9)
  const dump = async () => JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())))
  const before = await dump()
  await lookAt('anna')
  agree('anna')
  expect(await dump()).toBe(before)
  const again = createPlay<Tiny>(environment)
  await again.getState().openGame(id)
  expect(looking(again.getState().open ?? now(), again.getState())).toEqual(['anna', 'petr'])
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
