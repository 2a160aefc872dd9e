// Tests summaries of games: computed once, stored with the game, and computed again when outdated.
import { expect, test } from 'vitest'
import { createGames } from '../../../src/session/games'
import type { Environment } from '../../../src/session/environment/environment'
import type { GameSummary } from '../../../src/referee'
import { tinyTable, tinyEnvironment } from '../../fixtures/tiny-environment'

/** Creates an environment in which the summary of a game is the number of its entries. Counts how often a summary is computed. */
const counting = () => {
  const made = { times: 0 }
  const plain = tinyEnvironment()
  const summary = () =>
    Promise.resolve((ledger: { readonly last: { readonly entry: { readonly seq: number } } }): GameSummary => {
      made.times += 1
      return { over: false, rounds: ledger.last.entry.seq, began: 0, ended: 0, minutes: 0, roles: [] }
    })
  const environment: Environment = { ...plain, catalogue: plain.catalogue.map((one) => ({ ...one, summary })) }
  return { environment, made }
}

test('a summary that was made is at hand, until the game goes on', async () => {
  const { environment, made } = counting()
  const { play } = await tinyTable(environment)
  const { getState } = createGames(environment)
  const first = await getState().summaries()
  expect(first).toMatchObject({ ready: [], missing: [{ name: 'Friday' }] })
  for (const record of first.missing) await getState().summarize(record)
  expect(await getState().summaries()).toMatchObject({ ready: [{ record: { name: 'Friday' } }], missing: [] })
  expect(made.times).toBe(1)
  expect(await play({ do: 'add', who: 'anna', points: 1 })).toEqual({ how: 'done' })
  expect((await getState().summaries()).missing).toHaveLength(1)
})

test('a game that comes to its end is summarized by itself', async () => {
  const { environment, made } = counting()
  const { play } = await tinyTable(environment)
  expect(await play({ do: 'finish' })).toEqual({ how: 'done' })
  await expect.poll(async () => (await createGames(environment).getState().summaries()).missing).toEqual([])
  expect(made.times).toBeGreaterThan(0)
})

test('one that was damaged on disk, or made by an older app, is made again', async () => {
  const { environment } = counting()
  const { id } = await tinyTable(environment)
  const { getState } = createGames(environment)
  const [record] = (await getState().summaries()).missing
  if (record === undefined) throw new Error('no game')
  const made = await getState().summarize(record)
  const row = { game: id, entries: record.entries, version: 3, summary: made?.summary }
  for (const bad of [
    { ...row, version: 1 },
    { ...row, summary: { over: 'yes' } },
    { ...row, summary: undefined },
  ]) {
    await environment.store.putSummary(bad)
    expect((await getState().summaries()).ready).toEqual([])
  }
  await environment.store.putSummary(row)
  expect((await getState().summaries()).ready).toHaveLength(1)
})

test('a game that tells no summaries, or fails to, is left out and harms nothing', async () => {
  const plain = tinyEnvironment()
  await tinyTable(plain)
  const games = createGames(plain)
  const [record] = (await games.getState().summaries()).missing
  if (record === undefined) throw new Error('no game')
  expect(await games.getState().summarize(record)).toBeUndefined()
  const failing: Environment = {
    ...plain,
    catalogue: plain.catalogue.map((one) => ({ ...one, summary: () => Promise.reject(new Error('no')) })),
  }
  expect(await createGames(failing).getState().summarize(record)).toBeUndefined()
})
