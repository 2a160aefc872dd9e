import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Home } from '../../../../src/app/Home'
import { useWords } from '../../../../src/app/words'
import { SessionProvider, createSession } from '../../../../src/session'
import { Database, diskStore } from '../../../../src/storage'
import { tinySetup } from '../../../fixtures/tiny-game'
import { tinyEnvironment } from '../../../fixtures/tiny-environment'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Number of games on the device; more than fit on the home screen without scrolling. */
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

/** Renders the home screen of a device with these games. @returns its session, and a function that removes the screen */
const atHome = async (...names: readonly string[]) => {
  const session = createSession(tinyEnvironment())
  const { createGame, closeGame } = session.play.getState()
  for (const name of names) await createGame({ game: 'tiny', name, setup: tinySetup })
  await closeGame()
  await useWords.load('en')
  const shell = document.body.appendChild(document.createElement('div'))
  shell.className = 'shell'
  const { unmount } = render(
    <SessionProvider value={session}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </SessionProvider>,
    { container: shell },
  )
  await screen.findByRole('heading', { name: names.at(-1) ?? '' })
  return () => {
    unmount()
    shell.remove()
  }
}

const picture = () => localStorage.getItem('castellan.home') ?? ''
const stubLoader = (loader: { readonly first: string; pressed?: Element }) => {
  vi.stubGlobal('castellan', loader)
  return loader
}

test('home is kept as it looks, with the rows that a window shows, for the next start of the same version', async () => {
  stubLoader({ first: 'core-1.js' })
  const names = Array.from({ length: GAMES }, (_, n) => `Evening ${n + 1}.`)
  const leave = await atHome(...names)
  await waitFor(() => expect(picture()).toContain('Evening 29.'))
  const [first, marks, [tag, attributes]] = JSON.parse(picture()) as [string, object, [string, Record<string, string>]]
  const ofThePage = Object.fromEntries(Array.from(document.documentElement.attributes, ({ name, value }) => [name, value]))
  expect([first, marks, tag, attributes.class]).toEqual(['core-1.js', ofThePage, 'div', 'screen'])
  expect(names.filter((name) => picture().includes(name)).length).toBeLessThan(GAMES / 2)
  // The snapshot of the home screen contains an address, but no styles and no state of the last game.
  expect(picture()).toContain('"href":"/game/')
  expect(picture()).not.toContain('"style"')
  expect(picture()).toContain('"data-anew":"true"},[]]')
  leave()
})

test('where no loader can paint it, no picture is kept', async () => {
  const leave = await atHome('Friday')
  await new Promise((done) => setTimeout(done, 400))
  expect(picture()).toBe('')
  leave()
})

test('a button that was pressed while it was a picture is pressed once the app is there', async () => {
  const pressed = document.createElement('button')
  pressed.setAttribute('aria-label', 'More about Friday')
  const loader = stubLoader({ first: 'core-1.js', pressed })
  const leave = await atHome('Friday', 'Saturday')
  expect(await screen.findByRole('dialog', { name: 'Friday' })).toBeDefined()
  expect(loader.pressed).toBeUndefined()
  leave()
})

test.each([
  ['SecurityError', /blocks site data.*last only as long as this page.*Allow site data/],
  ['UnknownError', /^The browser could not open the app’s storage\. Close the app and open it again\.$/],
])('home names the cause and the remedy if the storage fails with %s', async (name, text) => {
  const open = () => {
    throw new DOMException('blocked', name)
  }
  for (const area of ['localStorage', 'sessionStorage'])
    vi.spyOn(window, area as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  const store = diskStore(new Database('blocked', { factory: { open } as unknown as IDBFactory }))
  await useWords.load('en')
  render(
    <SessionProvider value={createSession({ ...tinyEnvironment(), store })}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </SessionProvider>,
  )
  expect(await screen.findByText(text)).toBeTruthy()
  vi.restoreAllMocks()
})
