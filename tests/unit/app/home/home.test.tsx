import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import type { Entry } from '../../../../src/referee'
import { memoryStore, type GameFile } from '../../../../src/storage'
import { signedAnew } from '../../../fixtures/damage'
import { openApp, press, settle, setupOf } from '../../games/westeros/table/fixture'

const withGames = async (names: readonly string[]) => {
  const app = await openApp()
  for (const name of names) await act(() => app.play().createGame({ game: 'westeros', name, setup: setupOf() }))
  await app.go('/')
  return app
}

/** Simulates choosing a file: passes the text to the hidden file input of the button. */
const take = async (text: string) => {
  await userEvent.upload(await screen.findByLabelText('Open a saved game'), new File([text], 'game.json', { type: 'application/json' }))
  await settle()
}

/** Returns the ledger entries of a game file in which `change` replaces some properties of the first state. */
const withState = ({ entries: [first, ...others] }: GameFile, change: object): readonly Partial<Entry>[] => {
  const [begun] = (first?.events ?? []) as unknown as readonly { readonly state: object }[]
  return [{ ...first, events: [{ e: 'begun', state: { ...begun?.state, ...change } }] } as unknown as Partial<Entry>, ...others]
}

describe('home', () => {
  test('keeps the way in for a file while the list is still being read, so that none is lost', async () => {
    const store = memoryStore()
    const before = await openApp({ store })
    await act(() => before.play().createGame({ game: 'westeros', name: 'Friday', setup: setupOf() }))
    cleanup()
    let read = (): void => undefined
    const reading = new Promise<void>((done) => (read = done))
    await openApp({ store: { ...store, games: () => reading.then(() => store.games()) } })
    const field = await screen.findByLabelText('Open a saved game')
    read()
    await screen.findByRole('region', { name: 'Friday' })
    expect(await screen.findByLabelText('Open a saved game')).toBe(field)
  })
  test('shows the saved games, the latest large with how it stands', async () => {
    const app = await withGames(['Friday', 'Saturday <b>'])
    const latest = await screen.findByRole('region', { name: 'Saturday <b>' })
    expect(latest.textContent).toContain('Round 1 of 10')
    expect((await within(latest).findByRole('list', { name: 'Castles and strongholds' })).children).toHaveLength(5)
    await userEvent.click(await screen.findByRole('link', { name: /^Friday/ }))
    await settle()
    expect(app.play().open?.name).toBe('Friday')
  })
  test('on a low screen, the button to continue comes before the state of the game', async () => {
    await withGames(['Friday'])
    const latest = await screen.findByRole('region', { name: 'Friday' })
    const list = await within(latest).findByRole('list', { name: 'Castles and strongholds' })
    const goOn = within(latest).getByRole('button', { name: 'Continue' })
    const parts = [...latest.children]
    expect(parts.filter((part) => part.classList.contains('low:order-last'))).toEqual([parts.find((part) => part.contains(list))])
    expect(parts.at(-1)).toBe(goOn)
  })
  test('leads to the result of a game that is over', async () => {
    const app = await withGames(['Friday'])
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
    await act(() => app.play().play({ do: 'ready' }))
    const castles = ['seagard', 'riverrun', 'harrenhal', 'moat-cailin', 'flints-finger']
    const changes = castles.map((area) => ({ set: 'units', area, house: 'stark', standing: { footman: 1, knight: 0, ship: 0 } }) as const)
    await act(() => app.play().play({ do: 'correct', changes }))
    await app.go('/')
    expect(await screen.findByRole('heading', { name: 'Welcome back. The last game is over.' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'See the result' })).toBeTruthy()
  })
  test('names the winner of an earlier game, but not of a game that goes on', async () => {
    const app = await withGames(['Friday'])
    await act(() => app.play().play({ do: 'ready' }))
    const castles = ['seagard', 'riverrun', 'harrenhal', 'moat-cailin', 'flints-finger']
    const changes = castles.map((area) => ({ set: 'units', area, house: 'stark', standing: { footman: 1, knight: 0, ship: 0 } }) as const)
    await act(() => app.play().play({ do: 'correct', changes }))
    for (const name of ['Saturday', 'Sunday']) await act(() => app.play().createGame({ game: 'westeros', name, setup: setupOf() }))
    await app.go('/')
    const { houses, seats, players } = setupOf()
    const seat = seats.find(({ id }) => id === houses.stark)
    const stark = players.find(({ id }) => id === seat?.player)?.name
    expect(stark).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('link', { name: /^Friday/ }).textContent).toMatch(new RegExp(`· Won: ${stark}$`)))
    expect(screen.getByRole('link', { name: /^Saturday/ }).textContent).not.toContain('Won')
  })
  test('says of a copy whether it follows the phone on the table, has no link, or was deleted there', async () => {
    const store = memoryStore()
    const before = await openApp({ store })
    await act(() => before.play().createGame({ game: 'westeros', name: 'Friday', setup: setupOf() }))
    cleanup()
    const followed = async () => {
      const found = await store.games()
      return found.ok ? { ...found, value: found.value.map((record) => ({ ...record, followed: true })) } : found
    }
    const app = await openApp({ store: { ...store, games: followed } })
    const card = await screen.findByRole('region', { name: 'Friday' })
    expect(card.textContent).toContain('copy of a game on another phone, not linked now')
    expect(screen.getByRole('heading', { name: 'Welcome back. This is a copy of the game.' })).toBeTruthy()
    const [{ id } = { id: '' }] = app.session.games.getState().games ?? []
    await act(async () => app.play().noteLinks({ deleted: [id] }))
    expect(card.textContent).toContain('copy; deleted at the table')
    const link = { id, wish: () => true, takeOver: () => Promise.resolve(true), changing: () => true }
    await act(async () => app.play().noteLinks({ deleted: [], link }))
    expect(card.textContent).toContain('follows the phone on the table')
    expect(card.textContent).not.toContain('holds a sealed choice')
    const [record] = app.session.games.getState().games ?? []
    app.session.games.setState({ sealedIn: (only) => Promise.resolve(only === id && record !== undefined ? [record] : []) })
    await app.go('/help')
    await app.go('/')
    expect(await screen.findByText(/ · holds a sealed choice$/)).toBeTruthy()
  })
  test('renames a game', async () => {
    await withGames(['Friday'])
    await press('More about Friday')
    const field = await screen.findByRole('textbox', { name: 'Name of the game' })
    await userEvent.clear(field)
    expect(await screen.findByRole('button', { name: 'A game needs a name' })).toBeTruthy()
    await userEvent.type(field, 'Cottage')
    await press('Save the name')
    expect(await screen.findByRole('region', { name: 'Cottage' })).toBeTruthy()
  })
  test('ends the links to the phones of a game that is deleted', async () => {
    const app = await withGames(['Friday'])
    const [game = ''] = (app.session.games.getState().games ?? []).map(({ id }) => id)
    const ended: number[] = []
    const phone = (number: number, of: string, state: 'sending' | 'closed' = 'sending') => ({
      number,
      game: of,
      state,
      seat: state === 'closed' ? 'seat-1' : '',
      roles: [],
      hasChosen: true,
      isReplaced: false,
      sealed: [],
      sit: () => undefined,
      stepBack: () => undefined,
      end: () => void ended.push(number),
    })
    await act(async () => useFollowers.setState({ all: [phone(1, game), phone(2, 'other'), phone(3, game, 'closed')], next: 4 }))
    await press('More about Friday')
    await press('Delete this game')
    expect(await screen.findByText('2 linked phones then have no table.')).toBeTruthy()
    await press('Delete it')
    expect(ended).toEqual([1, 3])
    useFollowers.setState({ all: [], next: 1 })
  })
  test('deletes a game only after asking', async () => {
    await withGames(['Friday'])
    await press('More about Friday')
    await screen.findByRole('textbox', { name: 'Name of the game' })
    await press('Delete this game')
    await press('Keep it')
    expect(await screen.findByRole('textbox', { name: 'Name of the game' })).toBeTruthy()
    await press('Delete this game')
    await press('Delete it')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your referee at the board-game table' })).toBeTruthy()
  })
  test('exports a game as a file that can be taken in elsewhere', async () => {
    const texts: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await withGames(['Friday'])
    await press('More about Friday')
    await press('Save to a file')
    await waitFor(() => expect(texts).toHaveLength(1))
    const text = (await texts[0]?.text()) ?? ''
    cleanup()
    const elsewhere = await openApp({ store: memoryStore() })
    await take(text)
    await press('Load')
    await waitFor(() => expect(elsewhere.play().open?.name).toBe('Friday'))
  })
})

describe('a file', () => {
  test.each([
    ['', 'The file is empty'],
    ['no game', 'cannot be read'],
    ['{"a":1}', 'not a game of this app'],
    ['{"format":"castellan-game","version":99}', ''],
  ])('%s is not taken in, and says why', async (text, why) => {
    await openApp()
    await take(text)
    expect((await screen.findByRole('dialog', { name: 'This file was not loaded.' })).textContent).toContain(why)
    await press('All right')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your referee at the board-game table' })).toBeTruthy()
  })
  test('with one game is shown before it is taken in', async () => {
    const app = await withGames(['Friday'])
    const file = await app.session.games.getState().exportGame(app.play().open?.id ?? '')
    cleanup()
    const elsewhere = await openApp({ store: memoryStore() })
    await take(file.ok ? file.value.text : '')
    const sheet = within(await screen.findByRole('dialog', { name: 'Friday' }))
    expect(sheet.getByText(/ · 1 round · 2 entries · New here$/)).toBeTruthy()
    expect((await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)).toContain('AnnaStark')
    expect(sheet.queryByRole('alert')).toBeNull()
    await press('Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await elsewhere.session.games.getState().look(app.play().open?.id ?? '')).toBeUndefined()
  })
  test('against the rules says so, with the entry, before it is taken in', async () => {
    const app = await withGames(['Friday'])
    await act(() => app.play().play({ do: 'ready' }))
    const file = await app.session.games.getState().exportGame(app.play().open?.id ?? '')
    const frame = JSON.parse(file.ok ? file.value.text : '') as GameFile
    const odd = { e: 'powerGained', house: 'stark', amount: 5, due: 5, why: 'consolidate' }
    const lines = frame.entries.map((entry) => (entry.move.do === 'ready' ? { ...entry, events: [...entry.events, odd] } : entry))
    cleanup()
    await openApp({ store: memoryStore() })
    await take(signedAnew(frame, lines))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Against the rules: they cannot lead to entry 3/)
    await press('Load')
    expect(await screen.findByText('Game loaded.')).toBeTruthy()
  })
  test.each([
    ['name', (frame: GameFile) => signedAnew(frame, frame.entries, { name: 'x'.repeat(1_000_000) }), 'far too long'],
    ['box', (frame: GameFile) => signedAnew(frame, withState(frame, { box: 7 })), 'its first entry was invented'],
    ['brackets', () => '['.repeat(50_000_000), 'little more than brackets'],
    [
      'id',
      (frame: GameFile) => signedAnew(frame, [{ ...frame.entries[0], id: 'a/b' }, ...frame.entries.slice(1)]),
      'Entry 1 has a name that no address can hold',
    ],
  ])('that was made up with right digests is refused with its reason: %s', async (_, made, why) => {
    const app = await withGames(['Friday'])
    const file = await app.session.games.getState().exportGame(app.play().open?.id ?? '')
    await take(made(JSON.parse(file.ok ? file.value.text : '') as GameFile))
    expect((await screen.findByRole('dialog', { name: 'This file was not loaded.' })).textContent).toContain(why)
  })
  test('that is here already offers to open it', async () => {
    const app = await withGames(['Friday'])
    const id = app.play().open?.id ?? ''
    const file = await app.session.games.getState().exportGame(id)
    await take(file.ok ? file.value.text : '')
    await press('Open it')
    expect(app.address()).toBe(`/game/${id}`)
  })
  test('that was changed says where', async () => {
    const app = await withGames(['Friday'])
    const file = await app.session.games.getState().exportGame(app.play().open?.id ?? '')
    await take((file.ok ? file.value.text : '').replace('"Anna"', '"Eva"'))
    expect((await screen.findByRole('dialog')).textContent).toContain('entry 1 does not fit')
  })
})
