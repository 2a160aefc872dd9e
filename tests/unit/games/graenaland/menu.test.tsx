// Tests the menu of a game, the way back from a practice round, and the end of a game on a linked phone.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
if (opening === undefined) throw new Error('an empty ledger')
const { setup } = opening.entry.move as Begin<Graenaland['setup']>

test('the menu offers no secrets in a game in which no player keeps one', async () => {
  await openStandard('graenaland', setup)
  await press('More')
  expect(await screen.findByRole('button', { name: 'Practice round' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^What you keep/ })).toBeNull()
})

test('a practice round from the menu of a game leads back to the game', async () => {
  const { session } = await openStandard('graenaland', setup)
  const title = screen.getByRole('heading', { level: 1 }).textContent
  await press('More')
  await press('Practice round')
  await press('End practice')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(session.play.getState().open?.game.id).toBe('graenaland')
})

test('a linked phone offers no new game after the end', async () => {
  const moves = moments.map(({ entry }) => entry.move)
  const { session } = await openStandard('graenaland', setup, moves)
  const again = () => screen.queryByRole('button', { name: 'Play again' })
  expect(session.play.getState().open?.prompts).toEqual([])
  expect(again()).not.toBeNull()
  const { open } = session.play.getState()
  act(() => session.play.setState({ open: open && { ...open, followed: true } }))
  expect(again()).toBeNull()
})
