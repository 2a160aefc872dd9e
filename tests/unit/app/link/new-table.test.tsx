import { expect, test } from 'vitest'
import { createSession } from '../../../../src/session'
import { saveNewTable } from '../../../../src/session/environment/new-table'
import { memoryStore } from '../../../../src/storage'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'
import { tinySetup } from '../../../fixtures/tiny-game'

/** Tests what the other windows of a device know of a phone that has taken over the table. */

test('every window of the former table knows whose phone is the table now, until the device is linked again', async () => {
  localStorage.clear()
  const store = memoryStore()
  const first = createSession(tinyEnvironment(store))
  const id =
    (await first.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: ['anna', 'petr'] } })) ?? ''
  expect(await first.play.getState().stepBack(id, 'seat-2')).toBe(true)
  const openAgain = async () => {
    const other = createSession(tinyEnvironment(store))
    await other.play.getState().openGame(id)
    return other.play.getState()
  }
  expect((await openAgain()).newTable).toEqual({ id, seat: 'seat-2' })
  saveNewTable(id, undefined)
  expect((await openAgain()).newTable).toBeUndefined()
  localStorage.clear()
})
