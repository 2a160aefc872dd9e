import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider, createSession, tableHook, useGames, useOpenGame } from '../../../src/session'
import { tinySetup, type Tiny } from '../../fixtures/tiny-game'
import { tinyEnvironment } from '../../fixtures/tiny-environment'

const useTable = tableHook<Tiny>('tiny')

function List() {
  const { games } = useGames()
  return (
    <ul>
      {games?.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

function Table() {
  const points = useTable(({ state }) => state.points['anna'])
  const play = useTable((_, actions) => actions.play)
  return <button type="button" onClick={() => void play({ do: 'add', who: 'anna', points: 1 })}>{`Anna: ${points}`}</button>
}

function Screen() {
  const isOpen = useOpenGame(({ open }) => open !== undefined)
  return isOpen ? <Table /> : <List />
}

test('screens show the list, the open game, and what happens in it', async () => {
  const session = createSession(tinyEnvironment())
  const id = await session.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  await session.play.getState().closeGame()
  render(
    <SessionProvider value={session}>
      <Screen />
    </SessionProvider>,
  )
  expect(await screen.findByText('Friday')).toBeDefined()
  await act(() => session.play.getState().openGame(id ?? ''))
  await userEvent.click(await screen.findByRole('button', { name: 'Anna: 0' }))
  expect(await screen.findByRole('button', { name: 'Anna: 1' })).toBeDefined()
})

test('games that come back after the list was shown stand in it then', async () => {
  const environment = tinyEnvironment()
  const { store } = environment
  const session = createSession(environment)
  render(
    <SessionProvider value={session}>
      <List />
    </SessionProvider>,
  )
  await screen.findByRole('list')
  expect(screen.queryByText('Friday')).toBeNull()
  const elsewhere = createSession({ ...environment, store })
  await elsewhere.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  act(() => session.games.getState().cameBack(1))
  expect(await screen.findByText('Friday')).toBeDefined()
  expect(session.games.getState().restored).toBe(1)
})
