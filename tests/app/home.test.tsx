import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Home } from '../../src/app/Home'
import { useWords } from '../../src/app/words'
import { SessionProvider, createSession } from '../../src/session'
import { tinySetup } from '../fixtures/tiny-game'
import { tinyEnvironment } from '../fixtures/tiny-environment'

/** More games than stand there at once. */
const GAMES = 30

test('a long list of games is read once, and all of it comes, the newest first', async () => {
  const environment = tinyEnvironment()
  let reads = 0
  const { store } = environment
  const session = createSession({
    ...environment,
    store: {
      ...store,
      games: () => {
        reads += 1
        return store.games()
      },
    },
  })
  const { createGame, closeGame } = session.play.getState()
  for (let n = 1; n <= GAMES; n++) await createGame({ game: 'tiny', name: `Evening ${n}`, setup: tinySetup })
  await closeGame()
  await useWords.load('en')
  render(
    <SessionProvider value={session}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </SessionProvider>,
  )
  await screen.findByRole('link', { name: /Evening 1 / })
  const rows = within(await screen.findByRole('list')).getAllByRole('link')
  expect(rows.map((row) => /Evening \d+/.exec(row.textContent)?.[0])).toEqual(
    Array.from({ length: GAMES - 1 }, (_, n) => `Evening ${GAMES - 1 - n}`),
  )
  expect(await screen.findByRole('heading', { name: `Evening ${GAMES}` })).toBeDefined()
  expect(reads).toBe(1)
})
