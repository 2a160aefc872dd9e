// Tests when the pages about linked phones speak of secret choices: in Mafia City only if reactions are made in the silent window.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screens } from '../../../../src/games/screens'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

/** Opens a game on a linked phone that has the seat of the first player. */
const openedOnPhone = async (silentWindow: boolean) => {
  const { session } = await openStandard('mafia-city', { ...setupOf(), settings: { silentWindow } }, [])
  await screen.findByRole('heading', { level: 1 })
  const { open } = session.play.getState()
  if (open === undefined) throw new Error('no game')
  const roles = open.game.seats(open.state)[0]?.plays ?? []
  await act(async () =>
    session.play.setState({
      open: { ...open, followed: true },
      seat: { id: open.id, roles, isTakenOver: false },
      link: { id: open.id } as never,
    }),
  )
  return screens['mafia-city']?.secretsIn?.(open.state)
}

test('with the silent window, a linked phone says that secret choices are made on it', async () => {
  expect(await openedOnPhone(true)).toBe(true)
  expect(await screen.findByText(/Anna.*secret choices/)).toBeTruthy()
})

test('without the silent window nothing is secret, and a linked phone does not speak of secrets', async () => {
  expect(await openedOnPhone(false)).toBe(false)
  expect(await screen.findByText(/^Anna’s phone: it shows the game/)).toBeTruthy()
  expect(screen.queryByText(/secret choices/)).toBeNull()
})
