import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useFollowers, type Follower } from '../../../../src/app/link/followers'
import LinkNotice from '../../../../src/app/link/LinkNotice'
import LinkPage from '../../../../src/app/link/LinkPage'
import { forgetLost, useLost } from '../../../../src/app/link/lost'
import { rememberedSeat, rememberSeat } from '../../../../src/app/link/remembered-seat'
import { SessionProvider } from '../../../../src/session'
import { keepPhones } from '../../../../src/session/environment/linked-phones'
import { auction as openAuction, bid, firstSeat, rolesOf, sealElsewhere } from '../../games/westeros/table/ballot/auction'
import { FakeConnection, resetConnections } from './fake-connection'
import { phoneOf } from './phones'
import { openTable, press, settle } from '../../games/westeros/table/fixture'

/** Tests the page that lists the linked phones of a game. */

/** Renders this page for a game with one linked phone. */
const page = async (change: Partial<Follower> = {}) => {
  const table = await openTable()
  await act(async () => useFollowers.setState({ all: [phoneOf(table.id, change)], next: 2 }))
  await table.visit(`/link/${table.id}`)
  return table
}

test('the banner names the phones that are lost, and the head counts those that are linked', async () => {
  const table = await openTable()
  const phones = [phoneOf(table.id), phoneOf(table.id, { number: 2, seat: 'seat-2', roles: ['greyjoy'] })]
  useFollowers.setState({ all: phones.map((one) => ({ ...one, state: 'closed' })), next: 3 })
  useLost.setState({ lost: { end: 'writer', why: 'closed', game: table.id, seats: ['seat-1', 'seat-2'] } })
  await act(async () =>
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter initialEntries={[table.path('')]}>
          <LinkNotice />
        </MemoryRouter>
      </SessionProvider>,
    ),
  )
  await settle()
  expect(screen.getByText('No link to the phones of Anna and Jana.')).toBeTruthy()
  // After a reload of the table, the banner names this cause.
  await act(async () => useLost.setState({ lost: { end: 'writer', why: 'reopened', game: table.id, seats: ['seat-1', 'seat-2'] } }))
  expect(screen.getByText('The game was opened again here. The phones of Anna and Jana have to be linked again.')).toBeTruthy()
  await act(async () => useLost.setState({ lost: { end: 'writer', why: 'closed', game: table.id, seats: ['seat-1', 'seat-2'] } }))
  expect(screen.getByRole('button', { name: 'Link the phones again' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: '0/2 phones linked' })).toBeTruthy()
  await act(async () => forgetLost(table.id, 'seat-2'))
  expect(screen.getByText('The link to Anna’s phone is lost.')).toBeTruthy()
  await act(async () => forgetLost(table.id, 'seat-1'))
  expect(screen.queryByText(/is lost/)).toBeNull()
  useFollowers.setState({ all: [], next: 1 })
})

/** Returns the text of the banner about lost links on a page; empty if there is none. */
const bannerAt = async ({ session }: Awaited<ReturnType<typeof openAuction>>, path: string): Promise<string> => {
  const shown = render(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[path]}>
        <LinkNotice />
      </MemoryRouter>
    </SessionProvider>,
  )
  await settle()
  const text = shown.container.textContent ?? ''
  shown.unmount()
  return text
}

test('a new game at the table names the phones that are linked to the game before, and links them one after the other', async () => {
  const table = await openTable()
  await act(async () => useFollowers.setState({ all: [phoneOf('friday'), phoneOf('friday', { number: 2 })], next: 3 }))
  useLost.setState({ lost: { end: 'otherGame', game: table.id } })
  await act(async () =>
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter initialEntries={[table.path('')]}>
          <LinkNotice />
        </MemoryRouter>
      </SessionProvider>,
    ),
  )
  await settle()
  expect(screen.getByText('2 phones are still linked to the other game. Link them to this one.')).toBeTruthy()
  await act(async () => useFollowers.setState({ all: [phoneOf('friday'), phoneOf(table.id, { number: 2 })], next: 3 }))
  expect(screen.getByText('1 phone is still linked to the other game. Link it to this one.')).toBeTruthy()
  await press('Link the phones')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => useLost.setState({ lost: undefined }))
})

test('a phone whose table plays another game scans the code of the table', async () => {
  const table = await openTable()
  const { open } = table.play()
  if (open === undefined) throw new Error('no game')
  const link = { id: table.id, wish: () => true, takeOver: async () => true, changing: () => true }
  table.session.play.setState({ open: { ...open, followed: true }, link, tableAway: table.id, tablePlaysOther: true })
  await table.visit(table.path(''))
  expect(await screen.findAllByText(/^The table plays another game now\./)).toBeTruthy()
  await press('Scan the code of the table')
  expect(await screen.findByRole('dialog', { name: 'Scan the code of the table' })).toBeTruthy()
  expect(screen.queryByText('Who are you?')).toBeNull()
})

test('the banner gives way to the screen of an open choice, and to the links of another window', async () => {
  const table = await openAuction()
  const { role, seat } = firstSeat(table)
  useFollowers.setState({ all: [phoneOf(table.id, { state: 'closed', seat, roles: [role] })], next: 2 })
  await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [role] }] }))
  const banner = (path: string) => bannerAt(table, path)
  await act(async () => useLost.setState({ lost: { end: 'writer', why: 'closed', game: table.id, seats: [seat] } }))
  expect(await screen.findByText(/^Link lost: /)).toBeTruthy()
  expect(await banner(`/game/${table.id}`)).toBe('')
  expect(await banner(`/game/${table.id}/log`)).toContain('phone is lost.')
  // The button on the screen of the choice also leads to the phones of seats that the choice does not need.
  await act(async () => useLost.setState({ lost: { end: 'writer', why: 'reopened', game: table.id, seats: [seat, 'another'] } }))
  expect(await banner(`/game/${table.id}`)).toBe('')
  await act(async () => table.session.play.setState({ writes: false }))
  expect(await banner(`/game/${table.id}/log`)).toBe('')
  useFollowers.setState({ all: [], next: 1 })
  await act(async () => useLost.setState({ lost: undefined }))
})

test('the banner about a phone with a sealed choice stays only as long as the choice counts', async () => {
  const table = await openAuction()
  const [role = 'stark'] = rolesOf(table)
  await sealElsewhere(table, role)
  const commitment = 'ab'.repeat(32)
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  const held = phoneOf(table.id, { state: 'closed', seat: '', roles: [], sealed: [{ ballot, role, commitment }] })
  useFollowers.setState({ all: [held], next: 2 })
  await act(async () => useLost.setState({ lost: { end: 'writer', why: 'closed', game: table.id, seats: [], isHolder: true } }))
  expect(await bannerAt(table, table.path(''))).toBe('')
  const banner = () => bannerAt(table, table.path('/log'))
  expect(await banner()).toContain('The link to a phone that holds a sealed choice is lost.')
  useFollowers.setState({ all: [{ ...held, sealed: [{ ballot, role, commitment: 'replaced' }] }], next: 2 })
  expect(await banner()).toBe('')
  useFollowers.setState({ all: [], next: 1 })
  await act(async () => useLost.setState({ lost: undefined }))
})

test('the banner about a seat on another phone stays until the open choice is revealed', async () => {
  const table = await openAuction()
  const { seat } = firstSeat(table)
  await act(async () => useLost.setState({ lost: { end: 'seat', game: table.id, seat } }))
  render(
    <SessionProvider value={table.session}>
      <MemoryRouter initialEntries={[table.path('')]}>
        <LinkNotice />
      </MemoryRouter>
    </SessionProvider>,
  )
  const banner = () => screen.queryAllByText(/: the seat is on another phone now\.$/).length
  await bid(table)
  expect(banner()).toBeGreaterThan(0)
  await act(async () => void (await table.play().reveal()))
  expect(banner()).toBe(0)
  expect(useLost.getState().lost).toBeUndefined()
})

test('a lost phone has its name in the list, and a button that shows the code at once', async () => {
  const end = () => useFollowers.setState({ all: [] })
  const table = await page({ state: 'closed', end })
  expect(await screen.findByText('Link lost')).toBeTruthy()
  expect(screen.getByText('Anna’s phone')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Link the phone again: Anna’s phone' }))
  // The test browser has no WebRTC, so the page cannot create a code.
  expect(await screen.findByRole('heading', { name: 'This browser cannot link phones.' })).toBeTruthy()
  await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: ['stark'] }] }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Anna’s phone' }))
  await waitFor(() => expect(table.play().lostPhones).toEqual([]))
  expect(screen.queryByText('Anna’s phone')).toBeNull()
  await settle()
})

test('an earlier phone of a seat is linked again under its name, which is also its name at the table', async () => {
  resetConnections()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  const table = await openAuction()
  const [role = 'stark'] = rolesOf(table)
  const ballot = table.state().ballot?.id ?? ''
  const commitment = 'ab'.repeat(32)
  await sealElsewhere(table, role)
  const held = { state: 'closed', seat: '', roles: [], sealed: [{ ballot, role, commitment }] } as const
  await act(async () => useFollowers.setState({ all: [phoneOf(table.id, { number: 2 }), phoneOf(table.id, held)], next: 3 }))
  await act(async () =>
    table.play().noteLinks({ holders: [{ id: table.id, ballot, role, commitment, phone: 1, roles: [], isLinked: true }] }),
  )
  const atTable = await screen.findByText(/^Sealed on another phone: /)
  const [, name = ''] = /\((.+ earlier phone)\)/.exec(atTable.textContent ?? '') ?? []
  await table.visit(`/link/${table.id}`)
  await userEvent.click(await screen.findByRole('button', { name: `Link the phone again: ${name}` }))
  expect(await screen.findByRole('heading', { name: `Link the phone again: ${name}` })).toBeTruthy()
  // The game names the phone too. After the reveal, the phone keeps this name.
  await table.visit(`/game/${table.id}`)
  const lost = { id: table.id, ballot, role, commitment, phone: 1, roles: [], isLinked: false }
  await act(async () => table.play().noteLinks({ holders: [lost] }))
  expect(await screen.findByRole('button', { name: `Link ${name} again` })).toBeTruthy()
  await table.visit(`/link/${table.id}`)
  await act(async () => useFollowers.setState({ all: [phoneOf(table.id, { ...held, sealed: [{ ballot: 'over', role, commitment }] })] }))
  expect(await screen.findByRole('button', { name: `Link the phone again: ${name}` })).toBeTruthy()
  await act(async () => useFollowers.setState({ all: [], next: 1 }))
  vi.unstubAllGlobals()
  await settle()
})

test('an unlinked phone with the choice of a seat that has another linked phone says that the player chooses there', async () => {
  const table = await openAuction()
  const { role, seat } = firstSeat(table)
  const ballot = table.state().ballot?.id ?? ''
  await sealElsewhere(table, role)
  const holder = phoneOf(table.id, { seat: '', roles: [], sealed: [{ ballot, role, commitment: 'ab'.repeat(32) }] })
  const current = phoneOf(table.id, { number: 2, seat, roles: [role] })
  await act(async () => useFollowers.setState({ all: [holder, current], next: 3 }))
  await table.visit(`/link/${table.id}`)
  const [unlinkIt] = await screen.findAllByRole('button', { name: /^Unlink .+ earlier phone$/ })
  if (unlinkIt === undefined) throw new Error('no button')
  fireEvent.click(unlinkIt)
  fireEvent.click(unlinkIt)
  expect(await screen.findByText(/ link it again, or choose anew on the phone with the seat\.$/)).toBeTruthy()
  useFollowers.setState({ all: [], next: 1 })
})

test('a phone that holds a sealed choice says so, and is not removed by a single tap', async () => {
  const table = await openAuction()
  const [role = 'stark'] = rolesOf(table)
  const ballot = table.state().ballot?.id ?? ''
  await sealElsewhere(table, role)
  let isRemoved = false
  const end = () => useFollowers.setState({ all: ((isRemoved = true), []) })
  const sealed = [{ ballot, role, commitment: 'ab'.repeat(32) }]
  const holder = phoneOf(table.id, { seat: '', roles: [], sealed, end })
  await act(async () => useFollowers.setState({ all: [holder], next: 2 }))
  await table.visit(`/link/${table.id}`)
  expect(await screen.findByText(/^The choice of .+ is sealed on it, and cannot be revealed without this phone\.$/)).toBeTruthy()
  expect(screen.getByRole('combobox')).toHaveProperty('selectedOptions.0.textContent', 'only watches')
  await act(async () => useFollowers.setState({ all: [{ ...holder, state: 'closed' }] }))
  const remove = screen.getByRole('button', { name: /^Remove .+’s earlier phone$/ })
  fireEvent.click(remove)
  expect(isRemoved).toBe(false)
  fireEvent.click(remove)
  expect(isRemoved).toBe(true)
})

test('a phone that holds the choice of its own seat says so, is not removed by a single tap, and stays after it was unlinked', async () => {
  const table = await openAuction()
  const { role, seat } = firstSeat(table)
  const ballot = table.state().ballot?.id ?? ''
  await sealElsewhere(table, role)
  const end = () => useFollowers.setState({ all: [] })
  const holder = phoneOf(table.id, { seat, roles: [role], sealed: [{ ballot, role, commitment: 'ab'.repeat(32) }], end })
  await act(async () => useFollowers.setState({ all: [holder], next: 2 }))
  await table.visit(`/link/${table.id}`)
  expect(await screen.findByText(/^A choice of .+ is sealed on it\.$/)).toBeTruthy()
  await act(async () => useFollowers.setState({ all: [{ ...holder, state: 'closed' }] }))
  expect(screen.getByText(/is sealed on it, and cannot be revealed without this phone\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Remove / }))
  expect(useFollowers.getState().all).toHaveLength(1)
  await act(async () => useFollowers.setState({ all: [holder] }))
  const unlinkIt = screen.getByRole('button', { name: /^Unlink / })
  fireEvent.click(unlinkIt)
  fireEvent.click(unlinkIt)
  expect(await screen.findByText(/is unlinked, but a choice of .+ is sealed on it: /)).toBeTruthy()
  expect(screen.getByText('Unlinked')).toBeTruthy()
  expect(table.play().holders.map(({ isLinked }) => isLinked)).toEqual([false])
  useFollowers.setState({ all: [], next: 1 })
})

test('a table whose page was loaded again, or that comes from the list of games, can go back to the game', async () => {
  const table = await page()
  await press('Back to the game')
  expect(table.address()).toBe(`/game/${table.id}`)
  cleanup()
  render(
    <SessionProvider value={table.session}>
      <MemoryRouter initialEntries={[{ pathname: `/link/${table.id}`, state: '/' }]}>
        <Routes>
          <Route path="/link/:id" element={<LinkPage />} />
          <Route path="/game/:id" element="the game" />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  )
  await press('Back to the game')
  expect(await screen.findByText('the game')).toBeTruthy()
  useFollowers.setState({ all: [], next: 1 })
})

test('a window that only shows the game links no phones, and can take the game back', async () => {
  const table = await openTable()
  const writeHere = vi.fn<() => void>()
  await act(async () => table.session.play.setState({ writes: false, writeHere }))
  const kept = [1, 2].map((number) => ({ game: table.id, number, seat: `seat-${number}`, roles: [], sealed: [] }))
  keepPhones(table.id, kept, Date.now())
  await table.visit(`/link/${table.id}?code`)
  expect(
    await screen.findByText(/^This game is being played in another window. Link phones there. If you play on here, 2 players’ phones/),
  ).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'This browser cannot link phones.' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add another phone' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play on here' }))
  expect(writeHere).toHaveBeenCalled()
  keepPhones(table.id, [], Date.now())
})

test('a table that another phone takes over does not open its camera', async () => {
  const table = await page()
  await table.visit(`/link/${table.id}?code`)
  await screen.findByRole('heading', { name: 'This browser cannot link phones.' })
  await act(async () =>
    table.session.play.setState({
      open: { ...table.play().open, followed: true } as never,
      writes: false,
      newTable: { id: table.id, seat: 'seat-1' },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Another phone is the table now.' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a phone without a link is not said to be connected, also if another phone has taken its seat', async () => {
  await page({ isReplaced: true, state: 'closed', seat: '', roles: [] })
  expect(await screen.findByText('Link lost')).toBeTruthy()
  expect(screen.queryByText(/^Connected/)).toBeNull()
})

test('a phone that has chosen no seat yet is not said to only watch', async () => {
  await page({ seat: '', roles: [], hasChosen: false })
  const whose = await screen.findByRole('combobox', { name: 'Who plays on Phone 1?' })
  expect(whose).toHaveProperty('selectedOptions.0.textContent', 'no seat yet')
  await act(async () => useFollowers.setState(({ all }) => ({ all: all.map((one) => ({ ...one, hasChosen: true })) })))
  expect(whose).toHaveProperty('selectedOptions.0.textContent', 'only watches')
})

test('the address with ?code shows the code at once, although phones are in the list', async () => {
  const table = await page()
  expect(await screen.findByRole('heading', { name: 'Linked phones' })).toBeTruthy()
  await table.visit(`/link/${table.id}?code`)
  expect(await screen.findByRole('heading', { name: 'This browser cannot link phones.' })).toBeTruthy()
})

/** Presses a button twice. With a keyboard, two presses replace holding the button. */
const agree = async (name: string) => {
  const held = screen.getByRole('button', { name })
  for (let times = 0; times < 2; times++) await act(async () => fireEvent.click(held))
  await settle()
}

test('the list leads back to the game from which it was opened, and the home screen counts the linked phones', async () => {
  const table = await page()
  await table.go('')
  await press('More')
  await press('Own phones')
  await press('Back to the game')
  expect(table.address()).toBe(table.path(''))
  await table.visit('/')
  expect((await screen.findByRole('region', { name: 'Friday' })).textContent).toContain('1 phone linked')
  useFollowers.setState({ all: [], next: 1 })
})

test('unlinking is held, and what follows from it is said', async () => {
  let isEnded = false
  await page({ end: () => useFollowers.setState({ all: ((isEnded = true), []) }) })
  const unlinkIt = await screen.findByRole('button', { name: 'Unlink Anna’s phone' })
  fireEvent.click(unlinkIt)
  expect(isEnded).toBe(false)
  fireEvent.click(unlinkIt)
  expect(isEnded).toBe(true)
  expect(await screen.findByText(/^Anna’s phone is unlinked and only keeps a copy\./)).toBeTruthy()
})

test('a seat that is on another phone already is marked, and taken by holding a button', async () => {
  const table = await openTable()
  const { id } = table
  const wishes: string[] = []
  const link = { id, wish: (seat: string) => wishes.push(seat) > 0, takeOver: () => Promise.resolve(true), changing: () => true }
  await act(async () => {
    table.session.play.setState({ open: { ...table.play().open, followed: true } as never, link })
    table.play().noteLinks({ takenSeats: { id, seats: ['seat-2'], lost: [] } })
  })
  await table.visit(`/link/${id}`)
  expect(await screen.findByRole('heading', { name: 'On another phone' })).toBeTruthy()
  expect(screen.getByText(/^To take a seat, hold its button for two seconds\./)).toBeTruthy()
  // The free seats come before the seats that are on other phones.
  const [free, elsewhere] = screen.getAllByRole('list').slice(-2)
  expect(within(free as HTMLElement).queryByText('Jana')).toBeNull()
  expect(within(free as HTMLElement).getByRole('button', { name: 'I only watch' })).toBeTruthy()
  expect(within(elsewhere as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Jana' })).toBeNull()
  await agree('Take Jana’s seat')
  expect(wishes).toEqual(['seat-2'])
})

test('a seat whose phone has lost its link is listed as a seat without link, and taken by holding a button', async () => {
  const table = await openTable()
  const { id } = table
  const wishes: string[] = []
  const link = { id, wish: (seat: string) => wishes.push(seat) > 0, takeOver: () => Promise.resolve(true), changing: () => true }
  await act(async () => {
    table.session.play.setState({ open: { ...table.play().open, followed: true } as never, link })
    table.play().noteLinks({ takenSeats: { id, seats: ['seat-2'], lost: ['seat-2'] } })
  })
  await table.visit(`/link/${id}`)
  expect(await screen.findByRole('heading', { name: 'Phone without a link' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'On another phone' })).toBeNull()
  await agree('Take Jana’s seat')
  expect(wishes).toEqual(['seat-2'])
})

test('a phone remembers its seat beyond its window, for the newest games only', async () => {
  for (let game = 1; game <= 9; game++) rememberSeat(`game-${game}`, `seat-${game}`)
  sessionStorage.clear()
  expect(rememberedSeat('game-9')).toBe('seat-9')
  expect(rememberedSeat('game-2')).toBe('seat-2')
  expect(rememberedSeat('game-1')).toBeUndefined()
  rememberSeat('game-9', '')
  expect(rememberedSeat('game-9')).toBe('')
  localStorage.setItem('castellan.ownSeats', '[["a"],7,["b","c"]]')
  expect(rememberedSeat('b')).toBe('c')
  expect(rememberedSeat('a')).toBeUndefined()
})

test('a table that does not answer is not taken over while its link holds', async () => {
  const table = await openTable()
  const { id } = table
  const link = { id, wish: () => true, takeOver: () => Promise.resolve(false), changing: () => true }
  await act(async () => table.session.play.setState({ open: { ...table.play().open, followed: true } as never, link }))
  await table.visit(`/link/${id}`)
  await agree('Take over the table')
  expect(await screen.findByText(/^The table has not answered\./)).toBeTruthy()
  expect(table.play().open?.followed).toBe(true)
})
