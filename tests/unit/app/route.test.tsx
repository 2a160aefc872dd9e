import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HashRouter, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../../src/app/App'
import { useWords } from '../../../src/app/words'
import { takeRefusedAddresses } from '../../../src/ui/history-limit'

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

// Simulated browser history. Going back is synchronous, unlike in a browser.
let entries: { readonly state: unknown; readonly hash: string }[] = []
const top = () => entries.at(-1) ?? { state: null, hash: '' }
const hashes = () => entries.map(({ hash }) => hash)
const tell = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
const back = () => {
  entries.pop()
  tell()
}
/** Simulates a user who types an address. */
const type = (hash: string) => {
  entries.push({ state: null, hash })
  tell()
}

beforeEach(() => {
  entries = [{ state: null, hash: '#/' }]
  const hashOf = (url: string | URL | null | undefined) => (url === undefined || url === null || url === '' ? top().hash : `${url}`)
  vi.spyOn(history, 'state', 'get').mockImplementation(() => top().state)
  vi.spyOn(location, 'hash', 'get').mockImplementation(() => top().hash)
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => void entries.push({ state, hash: hashOf(url) }))
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => void entries.splice(-1, 1, { state, hash: hashOf(url) }))
  vi.spyOn(history, 'go').mockImplementation(back)
})
afterEach(() => vi.restoreAllMocks())

/** Renders the current address as text, e.g. "/game/7 ?round=3 - first". */
function Where() {
  const { pathname, search, key, state } = useLocation() as { readonly pathname: string; search: string; key: string; state: unknown }
  const words = [pathname, search, typeof state === 'string' ? state : '-', key === 'default' ? 'first' : '']
  return <p role="status">{words.filter((word) => word !== '').join(' ')}</p>
}
const where = () => screen.getByRole('status').textContent

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <Where />
      <button onClick={() => void navigate('/settings', { state: '/game/7' })}>on</button>
      <button onClick={() => void navigate('/archive', { replace: true })}>instead</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <Link to="/fair/7?chance">Chance</Link>
    </>
  )
}
const show = () =>
  render(
    <HashRouter useTransitions={false}>
      <Ways />
    </HashRouter>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('an address', () => {
  test.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/game/7/log?round=3', '/game/7/log ?round=3'],
    ['#settings', '/settings'],
    ['#?q=a', '/ ?q=a'],
    ['#/rules/1?q=what%3F&r=1#2', '/rules/1 ?q=what%3F&r=1'],
    ['#/rules?q=who?', '/rules ?q=who?'],
    ['#/fair/7?chance', '/fair/7 ?chance'],
  ])('%s is read', (hash, read) => {
    entries = [{ state: null, hash }]
    show()
    expect(where()).toBe(`${read} - first`)
  })
  test.each(['text', 7, { step: 3 }, { step: 3, from: '/game/7' }, { step: 3, over: true }])(
    'a note that the router has not written is none: %o',
    async (state) => {
      entries = [{ state, hash: '#/settings' }]
      show()
      expect(where()).toBe('/settings - first')
      await press('on')
      expect(where()).toBe('/settings /game/7')
      act(back)
      expect(where()).toBe('/settings - first')
    },
  )
  test('leads on, is replaced, and leads back', async () => {
    show()
    const seen: (string | null)[] = []
    for (const name of ['on', 'instead', 'back']) {
      await press(name)
      seen.push(where())
    }
    expect(seen).toEqual(['/settings /game/7', '/archive -', '/ - first'])
    expect(hashes()).toEqual(['#/'])
  })
  test('that somebody types is taken, and nothing of the app lies behind it', async () => {
    show()
    await press('on')
    type('#/archive?year=1')
    expect(where()).toBe('/archive ?year=1 - first')
  })
  test('a link leads on, and one to where one is adds nothing', async () => {
    show()
    const link = screen.getByRole('link', { name: 'Chance' })
    expect(link.getAttribute('href')).toBe('#/fair/7?chance')
    for (let times = 0; times < 2; times++) await userEvent.click(link)
    expect(where()).toBe('/fair/7 ?chance -')
    expect(hashes()).toEqual(['#/', '#/fair/7?chance'])
  })
  test('that the browser refuses to note is taken all the same', async () => {
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError')
    }
    show()
    vi.spyOn(history, 'pushState').mockImplementation(refuse)
    vi.spyOn(history, 'replaceState').mockImplementation(refuse)
    takeRefusedAddresses()
    vi.spyOn(location, 'assign').mockImplementation((url) => void entries.push({ state: null, hash: `${url}` }))
    vi.spyOn(location, 'replace').mockImplementation((url) => void entries.splice(-1, 1, { state: null, hash: `${url}` }))
    await press('on')
    expect([where(), hashes()]).toEqual(['/settings - first', ['#/', '#/settings']])
    await press('instead')
    expect([where(), hashes()]).toEqual(['/archive - first', ['#/', '#/archive']])
    // A history state without an address is ignored; other errors are reported.
    expect(() => history.replaceState(null, '')).not.toThrow()
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('no such note', 'DataCloneError')
    })
    takeRefusedAddresses()
    expect(() => history.replaceState(null, '', '#/')).toThrow('no such note')
  })
})

test('search words come out as they went in', async () => {
  const typed = '50 % + "%41" & více?#/'
  function Search() {
    const [words, look] = useSearchParams()
    return <button onClick={() => look(words.has('q') ? {} : { q: typed }, { replace: true })}>{words.get('q') ?? 'none'}</button>
  }
  entries = [{ state: null, hash: '#/rules/50%25?by=name' }]
  render(
    <HashRouter useTransitions={false}>
      <Search />
    </HashRouter>,
  )
  await press('none')
  expect(hashes()).toEqual([`#/rules/50%25?${new URLSearchParams({ q: typed })}`])
  await press(typed)
  await press('none')
  await press(typed)
  expect(hashes()).toEqual(['#/rules/50%25'])
})

describe('the app', () => {
  const begin = async (hash: string) => {
    await useWords.load('en')
    entries = [{ state: null, hash }]
    await act(async () => render(<App />))
  }
  const isHome = () => screen.findByRole('button', { name: 'New game' })

  test.each(['#/', '#', '#/nowhere/at/all', '#/rules/nothing', '#//nowhere', '#/resume', '#/%', '#https://nowhere.example/'])(
    '%s leads home',
    async (hash) => {
      await begin(hash)
      expect(await isHome()).toBeTruthy()
      expect(entries).toHaveLength(1)
      expect(top().hash).toMatch(/^#\/?$/)
    },
  )
  test.each([
    ['#/settings', '#/settings', 'How should it look and speak?'],
    ['#settings/', '#settings/', 'How should it look and speak?'],
    ['#/new', '#/new', 'Which game do you play?'],
    ['#/new/westeros/nowhere', '#/new/westeros', 'Who sits at the table?'],
    ['#/new/westeros/box', '#/new/westeros', 'Who sits at the table?'],
    ['#/new/nothing', '#/new', 'Which game do you play?'],
  ])('%s ends at %s', async (from, to, title) => {
    await begin(from)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(hashes()).toEqual([to])
  })
  test('a way back is heard while a screen is still being fetched', async () => {
    await begin('#/')
    await isHome()
    type('#/archive')
    expect(screen.queryByRole('button', { name: 'New game' })).toBeNull()
    back()
    expect(await isHome()).toBeTruthy()
    await settle()
    expect(screen.getByRole('button', { name: 'New game' })).toBeTruthy()
  })
})
