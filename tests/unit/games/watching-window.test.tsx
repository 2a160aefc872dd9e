// Tests that a window that only watches, because another window of the device plays, has no control that changes the game of any kind.
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Graenaland } from '../../../src/games/graenaland'
import type { Begin } from '../../../src/referee'
import { LISTED, GAMES } from '../../every-game/games'
import { clanMoments } from '../../gallery/graenaland'
import { seeded } from '../../playout/random'
import { openStandard, press, settle } from './standard-table'

const SENTENCE = 'This window only shows the game. Changes are made in the other window.'
const ROOMS = ['', 'people', 'house-rules', 'check', 'log', 'pack', 'pack/unpack', 'table', 'who', 'kept']
const CHANGES = /^(Save|Undo|Redo|Restore|Bring back|Cancel this|Throw|Give it up|Go back to|Hold to|Done on the board|Continue)/

test.each(LISTED)('%s: a window that only watches offers nothing that changes the game', { timeout: 120_000 }, async (id) => {
  const { session, go } = await openStandard(id, GAMES[id]?.setup(seeded(1)))
  const watch = () => {
    if (session.play.getState().writes) session.play.setState({ writes: false })
  }
  session.play.subscribe(watch)
  await act(async () => watch())
  for (const room of ['correct', 'options']) {
    await go(room)
    expect(await screen.findByText(SENTENCE, undefined, { timeout: 20_000 })).toBeTruthy()
    expect([room, screen.queryAllByRole('radio')]).toEqual([room, []])
  }
  for (const room of ROOMS) {
    await go(room)
    await settle()
    const offered = screen.queryAllByRole('button', { name: CHANGES }).map((button) => button.textContent)
    expect([room, offered]).toEqual([room, []])
  }
})

/** Opens a game at the first list of pieces to move on the board. */
const moved = async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state }) => state.round > 1)
  if (opening === undefined || at < 0) throw new Error('no second round')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await table.go('')
  return table
}

test('a window that only watches shows the list of pieces to move without its buttons', async () => {
  const table = await moved()
  expect(await screen.findByRole('region', { name: 'On the board now' })).toBeTruthy()
  await act(async () => table.session.play.setState({ writes: false }))
  expect(screen.getByRole('region', { name: 'On the board now' })).toBeTruthy()
  expect(screen.getByText(SENTENCE)).toBeTruthy()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.queryByRole('button', { name: /^(Done on the board|Continue|Undo|Correct)/ })).toBeNull()
  await act(async () => table.session.play.setState({ writes: true }))
  await press('Done on the board')
  expect(screen.queryByRole('region', { name: 'On the board now' })).toBeNull()
})

test('a window that only watches shows the pieces to put back after an undo, and cannot close the list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const table = await moved()
  await press('Done on the board')
  await press(/^Undo/)
  expect(await screen.findByRole('button', { name: 'Done on the table' })).toBeTruthy()
  await act(async () => table.session.play.setState({ writes: false }))
  expect(screen.getByRole('region', { name: 'Now on the real table' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done on the table' })).toBeNull()
  vi.unstubAllGlobals()
})
