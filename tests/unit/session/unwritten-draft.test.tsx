// Tests that an unfinished answer survives a reload directly after a tap, before the database has stored it.
import { beforeEach, expect, test } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { tinyEnvironment, tinyTable } from '../../fixtures/tiny-environment'
import type { Tiny } from '../../fixtures/tiny-game'

beforeEach(() => sessionStorage.clear())

const opened = async () => {
  const table = await tinyTable(tinyEnvironment())
  const [turn] = table.now().prompts
  if (turn === undefined) throw new Error('no question')
  /** A second start of the app, as after a reload. */
  const reload = async () => {
    const again = createPlay<Tiny>(table.environment)
    await again.getState().openGame(table.id)
    return again.getState().open?.drafts
  }
  return { ...table, turn, reload }
}

test('the answer of the last tap is there after a reload, although the database has not stored it', async () => {
  const { environment, id, turn, reload } = await opened()
  const store = { ...environment.store, putDraft: () => new Promise<never>(() => {}), dropDraft: () => new Promise<never>(() => {}) }
  const slow = createPlay<Tiny>({ ...environment, store })
  await slow.getState().openGame(id)
  void slow.getState().setDraft(turn, 7)
  expect(await reload()).toEqual({ turn: 7 })
  void slow.getState().setDraft(turn, undefined)
  expect(await reload()).toEqual({})
})

test('the storage of the window is emptied when the database has stored the answer', async () => {
  const { setDraft, turn, reload } = await opened()
  await setDraft(turn, 8)
  expect(sessionStorage.length).toBe(0)
  expect(await reload()).toEqual({ turn: 8 })
})
