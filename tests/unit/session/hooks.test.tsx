import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HereProvider, makeHere, tableHook, useGames, useOpenGame } from '../../../src/session'
import { tinySetup, type Tiny } from '../../fixtures/tiny-game'
import { tinyWorld } from '../../fixtures/tiny-world'

const useTable = tableHook<Tiny>()

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
  const here = makeHere(tinyWorld())
  const id = await here.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  await here.play.getState().closeGame()
  render(
    <HereProvider value={here}>
      <Screen />
    </HereProvider>,
  )
  expect(await screen.findByText('Friday')).toBeDefined()
  await act(() => here.play.getState().openGame(id ?? ''))
  await userEvent.click(await screen.findByRole('button', { name: 'Anna: 0' }))
  expect(await screen.findByRole('button', { name: 'Anna: 1' })).toBeDefined()
})

test('games that come back after the list was shown stand in it then', async () => {
  const world = tinyWorld()
  const { store } = world
  const here = makeHere(world)
  render(
    <HereProvider value={here}>
      <List />
    </HereProvider>,
  )
  await screen.findByRole('list')
  expect(screen.queryByText('Friday')).toBeNull()
  const elsewhere = makeHere({ ...world, store })
  await elsewhere.play.getState().createGame({ game: 'tiny', name: 'Friday', setup: tinySetup })
  act(() => here.games.getState().cameBack(1))
  expect(await screen.findByText('Friday')).toBeDefined()
  expect(here.games.getState().broughtBack).toBe(1)
})
