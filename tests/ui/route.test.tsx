import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressBar, addressOf, withSearch } from '../../src/ui/address'
import {
  AddressProvider,
  Link,
  Redirect,
  Route,
  Routes,
  useAddress,
  useGo,
  useIsAt,
  useParams,
  useSearchWords,
  useStepBack,
} from '../../src/ui/route'
import { part } from '../../src/ui/part'
import { inMemory } from './in-memory'

const settled = () => act(() => new Promise((done) => setTimeout(done, 20)))

describe('an address', () => {
  test.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#/game/7/log?round=3', '/game/7/log', 'round=3'],
    ['#settings', '/settings', ''],
    ['#?q=a', '/', 'q=a'],
    ['#/rules/1?q=what%3F&r=1#2', '/rules/1', 'q=what%3F&r=1'],
    ['#/rules?q=who?', '/rules', 'q=who?'],
    ['/fair/7?chance', '/fair/7', 'chance'],
  ])('%s is taken apart', (text, path, search) => {
    expect(addressOf(text)).toEqual({ path, search, from: undefined, isFirst: true })
  })
  test('is put together again', () => {
    for (const text of ['/', '/game/7/log?round=3', '/fair/7?chance']) expect(withSearch(addressOf(text))).toBe(text)
  })
})

describe('the address bar', () => {
  // A history as a browser has it, but for the time that a way back takes.
  let entries: { readonly state: unknown; readonly hash: string }[] = []
  const top = () => entries.at(-1) ?? { state: null, hash: '' }
  beforeEach(() => {
    entries = [{ state: null, hash: '#/' }]
    vi.spyOn(history, 'state', 'get').mockImplementation(() => top().state)
    vi.spyOn(location, 'hash', 'get').mockImplementation(() => top().hash)
    vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => void entries.push({ state, hash: `${url}` }))
    vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => void entries.splice(-1, 1, { state, hash: `${url}` }))
    vi.spyOn(history, 'back').mockImplementation(() => {
      entries.pop()
      dispatchEvent(new PopStateEvent('popstate'))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  test('tells where it is, and the same object as long as nothing has changed', () => {
    const first = addressBar.read()
    expect(first).toEqual({ path: '/', search: '', from: undefined, isFirst: true })
    expect(addressBar.read()).toBe(first)
    addressBar.go('/settings', { from: '/game/7' })
    expect(addressBar.read()).toEqual({ path: '/settings', search: '', from: '/game/7', isFirst: false })
    expect(addressBar.read()).toBe(addressBar.read())
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/settings'])
  })
  test('an address in the place of the first one is the first one, and says no more where one came from', () => {
    addressBar.go('/resume', { replace: true, from: '/new' })
    addressBar.go('/game/7', { replace: true })
    expect(addressBar.read()).toEqual({ path: '/game/7', search: '', from: undefined, isFirst: true })
    expect(entries).toHaveLength(1)
  })
  test('a way back is told, and where nothing changes by it nothing is drawn', async () => {
    const drawn = vi.fn<(path: string) => void>()
    function Shown() {
      drawn(useAddress().path)
      return <p>{useAddress().path}</p>
    }
    render(
      <AddressProvider>
        <Shown />
      </AddressProvider>,
    )
    await settled()
    act(() => addressBar.go('/settings'))
    expect(screen.getByText('/settings')).toBeTruthy()
    const times = drawn.mock.calls.length
    // What lies over a screen has an entry of its own, with the note of the one below.
    entries.push({ state: { ...(history.state as object), over: true }, hash: '#/settings' })
    act(() => addressBar.stepBack())
    expect(drawn.mock.calls.length).toBe(times)
    act(() => addressBar.stepBack())
    expect(screen.getByText('/')).toBeTruthy()
  })
  test('an address that somebody types is taken, and nothing lies behind it', async () => {
    render(
      <AddressProvider>
        <Where />
      </AddressProvider>,
    )
    await settled()
    act(() => addressBar.go('/settings'))
    entries.push({ state: null, hash: '#/archive?year=1' })
    act(() => void dispatchEvent(new Event('hashchange')))
    expect(screen.getByRole('status').textContent).toBe('/archive year=1 - first')
  })
  test('a note that is not ours is none', () => {
    for (const state of ['text', 7, { step: 'three', from: 4 }, { usr: null, key: 'a', idx: 3 }]) {
      entries = [{ state, hash: '#/' }]
      expect(addressBar.read()).toEqual({ path: '/', search: '', from: undefined, isFirst: true })
    }
  })
  test.each([
    ['before the paint', useLayoutEffect],
    ['after it', useEffect],
  ])('a change that comes between the first drawing and the watch is not lost, %s', async (_, useSoon) => {
    function Hasty() {
      // What is inside is done before what is around it, and so before the watch begins; nobody is told.
      useSoon(() => {
        entries.push({ state: null, hash: '#/settings' })
      }, [])
      return <Where />
    }
    render(
      <AddressProvider>
        <Hasty />
      </AddressProvider>,
    )
    await settled()
    expect(where()).toBe('/settings - first')
  })
  test('an address that the browser refuses to note is taken all the same', () => {
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    vi.spyOn(history, 'pushState').mockImplementation(refuse)
    vi.spyOn(history, 'replaceState').mockImplementation(refuse)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    addressBar.go('/settings')
    addressBar.go('/archive', { replace: true })
    expect([assign.mock.calls, replace.mock.calls]).toEqual([[['#/settings']], [['#/archive']]])
  })
})

/** Says where one is: "/game/7 round=3 - first" */
function Where() {
  const { path, search, from = '-', isFirst } = useAddress()
  return <p role="status">{[path, search, from, isFirst ? 'first' : ''].filter((word) => word !== '').join(' ')}</p>
}
const where = () => screen.getByRole('status').textContent

describe('links and ways', () => {
  test('a link leads on, and one to where one is adds nothing', async () => {
    const addresses = inMemory('/game/7')
    const go = vi.spyOn(addresses, 'go')
    render(
      <AddressProvider of={addresses}>
        <Where />
        <Routes>
          <Route path="/game/:id" nest>
            <Link to="/fair/7?chance">Chance</Link>
          </Route>
          <Route path="*">
            <Link to="/fair/7?chance">Again</Link>
          </Route>
        </Routes>
      </AddressProvider>,
    )
    expect((await screen.findByRole('link', { name: 'Chance' })).getAttribute('href')).toBe('#/fair/7?chance')
    await userEvent.click(screen.getByRole('link', { name: 'Chance' }))
    expect(where()).toBe('/fair/7 chance -')
    await userEvent.click(screen.getByRole('link', { name: 'Again' }))
    expect(go.mock.calls.map(([, going]) => going)).toEqual([{ replace: false }, { replace: true }])
  })
  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %o is left to the browser',
    async (how) => {
      const addresses = inMemory()
      render(
        <AddressProvider of={addresses}>
          <Link to="/settings">Settings</Link>
        </AddressProvider>,
      )
      const link = await screen.findByRole('link')
      const isLeft = fireEvent.click(link, how)
      expect([isLeft, addresses.read().path]).toEqual([true, '/'])
    },
  )
  test('a step back, and the way that takes the place of another', async () => {
    function Ways() {
      const go = useGo()
      const stepBack = useStepBack()
      return (
        <>
          <button onClick={() => go('/settings', { from: '/game/7' })}>on</button>
          <button onClick={() => go('/archive', { replace: true })}>instead</button>
          <button onClick={stepBack}>back</button>
        </>
      )
    }
    render(
      <AddressProvider of={inMemory()}>
        <Where />
        <Routes>
          <Route path="/:place?" nest>
            <Ways />
          </Route>
        </Routes>
      </AddressProvider>,
    )
    const seen: (string | null)[] = []
    for (const name of ['on', 'instead', 'back', 'back']) {
      await userEvent.click(await screen.findByRole('button', { name }))
      seen.push(where())
    }
    expect(seen).toEqual(['/settings /game/7', '/archive -', '/ - first', '/ - first'])
  })
  test('search words come out as they went in', async () => {
    const typed = '50 % + "%41" & více?#/'
    function Search() {
      const [words, look] = useSearchWords()
      return <button onClick={() => look(words.has('q') ? {} : { q: typed })}>{words.get('q') ?? 'none'}</button>
    }
    const addresses = inMemory('/rules/3?by=name')
    render(
      <AddressProvider of={addresses}>
        <Search />
      </AddressProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'none' }))
    expect(addresses.read().path).toBe('/rules/3')
    await userEvent.click(await screen.findByRole('button', { name: typed }))
    await screen.findByRole('button', { name: 'none' })
    expect(addresses.read()).toMatchObject({ path: '/rules/3', search: '', isFirst: true })
  })
})

describe('routes', () => {
  const Late = part(() => Promise.resolve(() => <p>late</p>))
  function One() {
    const { id, place = 'none' } = useParams()
    return (
      <p>
        {id} {place} {useIsAt('/game/:id') ? 'main' : 'beside'}
      </p>
    )
  }
  const app = (at: string) => (
    <AddressProvider of={inMemory(at)}>
      <Where />
      <Suspense>
        <Routes>
          <Route path="/">
            <p>home</p>
          </Route>
          <Route path="/late">
            <Late />
          </Route>
          <Route path="/game/:id" nest>
            <Routes>
              <Route path="/">
                <One />
              </Route>
              <Route path="/areas/:place?">
                <One />
              </Route>
              <Route path="*">
                <Redirect to="/game/7" />
              </Route>
            </Routes>
          </Route>
          <Route path="*">
            <Redirect to="/" />
          </Route>
        </Routes>
      </Suspense>
    </AddressProvider>
  )
  test.each([
    ['/', 'home', '/'],
    ['/late', 'late', '/late'],
    ['/late/', 'late', '/late/'],
    ['/game/7', '7 none main', '/game/7'],
    ['/game/7/areas', '7 none beside', '/game/7/areas'],
    ['/game/8/areas/the-twins?show=sea', '8 the-twins beside', '/game/8/areas/the-twins show=sea'],
    ['/game/8/nowhere', '7 none main', '/game/7'],
    ['/nowhere/at/all', 'home', '/'],
  ])('%s shows "%s"', async (at, text, ends) => {
    render(app(at))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(where()).toBe(`${ends} - first`)
  })
})
