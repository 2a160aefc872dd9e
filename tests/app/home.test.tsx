import { act, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Home } from '../../src/app/Home'
import { lastList } from '../../src/app/home/last-list'
import { useWords } from '../../src/app/words'
import { SessionProvider, createSession } from '../../src/session'
import { tinySetup } from '../fixtures/tiny-game'
import { tinyEnvironment } from '../fixtures/tiny-environment'

afterEach(() => localStorage.clear())

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

test('the list of the last time stands there until the disk has told of this one', async () => {
  const environment = tinyEnvironment()
  const { store } = environment
  let isOpen = Promise.resolve()
  const atHome = async () => {
    const session = createSession({ ...environment, store: { ...store, games: () => isOpen.then(() => store.games()) } })
    const { unmount } = await act(async () =>
      render(
        <SessionProvider value={session}>
          <MemoryRouter>
            <Home />
          </MemoryRouter>
        </SessionProvider>,
      ),
    )
    return { unmount, ...session.play.getState() }
  }
  await useWords.load('en')
  const { unmount, createGame, closeGame } = await atHome()
  for (const name of ['Friday', 'Saturday']) await createGame({ game: 'tiny', name, setup: tinySetup })
  await closeGame()
  unmount()
  expect(lastList()).toBeUndefined()
  const first = await atHome()
  await screen.findByRole('heading', { name: 'Saturday' })
  first.unmount()
  expect(lastList()?.map(({ name }) => name)).toEqual(['Saturday', 'Friday'])
  // Meanwhile one of them went, in another window.
  const found = await store.games()
  const friday = found.ok ? found.value.find(({ name }) => name === 'Friday') : undefined
  await store.remove(friday?.id ?? '')
  let open = () => {}
  isOpen = new Promise((done) => (open = done))
  const second = await atHome()
  expect(screen.getByRole('heading', { name: 'Saturday' })).toBeDefined()
  expect(screen.getByRole('link', { name: /Friday/ })).toBeDefined()
  open()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Friday/ })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Saturday' })).toBeDefined()
  second.unmount()
  expect(lastList()?.map(({ name }) => name)).toEqual(['Saturday'])
})

test('what lies in the place of the list and is none is not shown', () => {
  for (const text of ['', '{', '[]', '[7]', '[{"id":"a"}]', '{"id":"a","game":"tiny"}']) {
    localStorage.setItem('castellan.home', text)
    expect(lastList(), text).toBeUndefined()
  }
})
