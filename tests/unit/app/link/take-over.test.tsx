// Tests what a window or phone that takes over the table knows of the table before.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useFollowers, type Follower } from '../../../../src/app/link/followers'
import LinkNotice from '../../../../src/app/link/LinkNotice'
import { useLost } from '../../../../src/app/link/lost'
import { keepPhonesOfGames } from '../../../../src/app/link/phones-to-link'
import { keepPhones, keptPhones } from '../../../../src/session/environment/linked-phones'
import { SessionProvider } from '../../../../src/session'
import { openTable, settle } from '../../games/westeros/table/fixture'

const list = () => screen.queryByRole('heading', { name: 'On the board now' })
const phone = { number: 4, seat: 'seat-2', roles: ['greyjoy'], sealed: [] }
const phones = () => useFollowers.getState().all.map(({ game, seat, state }: Follower) => ({ game, seat, state }))

/** Opens a game that shows a list of board changes. */
const tableWithList = async () => {
  useFollowers.setState({ all: [], next: 1 })
  useLost.setState({ lost: undefined })
  const table = await openTable('', { decks: 'table' }, [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
    { set: 'supply', house: 'tyrell', level: 6 },
  ])
  await act(async () => {
    const { play } = table.play()
    await play({ do: 'ready' })
    await play({ do: 'draw', how: 'table', turned: { 1: ['supply'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
    await play({ do: 'resolve', deck: 1 })
  })
  await settle()
  expect(list()).toBeTruthy()
  return table
}

/** Makes this phone a linked phone, and takes over the table with it. */
const takeOver = async (table: Awaited<ReturnType<typeof tableWithList>>, isClosed: boolean) => {
  const { id, session } = table
  const { open } = table.play()
  if (open === undefined) throw new Error('no game is open')
  const link = { id, wish: () => true, takeOver: () => Promise.resolve(true), changing: () => true }
  await act(async () => {
    session.play.setState({ open: { ...open, followed: true }, link, seat: { id, roles: ['stark'], isTakenOver: false } })
    table.play().noteLinks({ takenSeats: { id, seats: ['seat-2', 'seat-3'], lost: ['seat-3'] } })
    if (isClosed) table.play().noteLinks({ goneOn: { id, seq: open.ledger.head.entry.seq } })
  })
  await table.visit(`/link/${id}`)
  const button = await screen.findByRole('button', { name: 'Take over the table' })
  for (let times = 0; times < 2; times++) await act(async () => fireEvent.click(button))
  await waitFor(() => expect(table.play().open?.followed).toBe(false))
  await settle()
  await settle()
}

test.each([true, false])('a list of board changes that the table before has closed (%s) is closed on the new table', async (isClosed) => {
  const table = await tableWithList()
  await takeOver(table, isClosed)
  expect(list() === null).toBe(isClosed)
})

test('a list that another window of this device closes is closed in this window', async () => {
  const table = await tableWithList()
  const { id = '' } = table.play().open?.ledger.head.entry ?? {}
  localStorage.setItem('castellan.seen', id)
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'castellan.seen' })))
  expect(list()).toBeNull()
})

test('the new table lists the phones that have to be linked again, and shows the code at once', async () => {
  const table = await tableWithList()
  await takeOver(table, true)
  const game = table.play().open?.id ?? ''
  expect(phones()).toEqual([
    { game, seat: 'seat-2', state: 'closed' },
    { game, seat: 'seat-3', state: 'closed' },
  ])
  await table.visit(`/link/${game}`)
  expect(await screen.findByRole('button', { name: 'Link the phone again: Jana’s phone' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add another phone' })).toBeNull()
  useFollowers.setState({ all: [], next: 1 })
})

test('the new table names the phones that are still missing after the first link, and is silent when all are linked', async () => {
  const table = await tableWithList()
  keepPhonesOfGames(table.session)
  await takeOver(table, true)
  const game = table.play().open?.id ?? ''
  await act(async () =>
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter initialEntries={[`/game/${game}`]}>
          <LinkNotice />
        </MemoryRouter>
      </SessionProvider>,
    ),
  )
  expect(screen.getByText('This phone is the table now. The other phones have to be linked again.')).toBeTruthy()
  const linkFirst = () => act(async () => useFollowers.setState(({ all }) => ({ all: all.map(linked) })))
  let seat = 'seat-2'
  const linked = (one: Follower): Follower => (one.seat === seat ? { ...one, state: 'sending' } : one)
  await linkFirst()
  expect(screen.getByText(/^This phone is the table now\. Still to be linked: \S+\.$/)).toBeTruthy()
  seat = 'seat-3'
  await linkFirst()
  expect(screen.queryByText(/^This phone is the table now/)).toBeNull()
  expect(useLost.getState().lost).toBeUndefined()
  useFollowers.setState({ all: [], next: 1 })
})

test('a phone with a list of board changes shows one warning with one button to play on with the copy', async () => {
  const table = await tableWithList()
  const { id } = table
  const { open } = table.play()
  await act(async () => {
    table.session.play.setState({ open: { ...open, followed: true } as never, link: undefined, deleted: [id] })
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Play on with the copy' })).toHaveLength(1)
})

test('a window that begins to write a game lists the phones of the window before', async () => {
  const table = await tableWithList()
  keepPhonesOfGames(table.session)
  const { id } = table
  const now = Date.now()
  await act(async () => table.session.play.setState({ writes: false }))
  keepPhones('another', [{ ...phone, game: 'another' }], now)
  keepPhones(id, [{ ...phone, game: id }], now)
  expect(phones()).toEqual([])
  await table.visit('/')
  await table.visit(`/game/${id}`)
  expect(await screen.findByText(/If you play on here, 1 player’s phone has to be linked again\.$/)).toBeTruthy()
  // The other window links a further phone meanwhile.
  keepPhones(
    id,
    [1, 2].map((number) => ({ ...phone, number, game: id })),
    now,
  )
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')))
  expect(screen.getByText(/If you play on here, 2 players’ phones have to be linked again\.$/)).toBeTruthy()
  await act(async () => table.session.play.setState({ writes: true }))
  expect(phones()).toEqual([{ game: id, seat: 'seat-2', state: 'closed' }])
  expect(table.play().lostPhones).toEqual([{ id, roles: ['greyjoy'] }])
  expect(useLost.getState().lost).toMatchObject({ end: 'writer', game: id, seats: ['seat-2'] })
  // The first window takes the game back before the phone is linked again: it lists the phone as the second window did.
  await act(async () => table.session.play.setState({ writes: false }))
  expect(phones()).toEqual([])
  expect(table.play().lostPhones).toEqual([])
  await act(async () => table.session.play.setState({ writes: true }))
  expect(phones()).toEqual([{ game: id, seat: 'seat-2', state: 'closed' }])
  // A phone that the players remove is not expected any more.
  useFollowers.getState().all[0]?.end()
  expect(keptPhones(id, now)).toEqual([])
  useFollowers.setState({ all: [], next: 1 })
  useLost.setState({ lost: undefined })
})

test('the phones of another evening are not expected', () => {
  const hour = 60 * 60_000
  keepPhones('friday', [{ ...phone, game: 'friday' }], 0)
  expect(keptPhones('friday', 11 * hour)).toEqual([{ ...phone, game: 'friday' }])
  expect(keptPhones('friday', 13 * hour)).toEqual([])
  keepPhones('saturday', [{ ...phone, game: 'saturday' }], 13 * hour)
  expect(keptPhones('friday', 0)).toEqual([])
  localStorage.clear()
})

test('phones that an older version of the app has kept, and damaged ones, are read as far as possible', () => {
  const { sealed: _, ...older } = { ...phone, game: 'friday' }
  const kept = { friday: { time: 0, phones: [older, { game: 1 }, 7] }, saturday: 1 }
  localStorage.setItem('castellan.phonesOfGames', JSON.stringify(kept))
  expect(keptPhones('friday', 0)).toEqual([{ ...phone, game: 'friday' }])
  expect(keptPhones('saturday', 0)).toEqual([])
  localStorage.clear()
})

test('a phone that was unlinked by another window of the table says so, on the screen of the game and on its page', async () => {
  const table = await tableWithList()
  const { id } = table
  const { open } = table.play()
  await act(async () => {
    table.session.play.setState({ open: { ...open, followed: true } as never, link: undefined, unlinked: id })
    table.play().noteLinks({ newTable: { id, seat: '', isWindow: true } })
  })
  expect(screen.getByText(/^The table was taken over in another window\. .*scan the code/)).toBeTruthy()
  await table.visit(`/link/${id}`)
  expect(await screen.findByRole('heading', { name: 'The table was taken over in another window.' })).toBeTruthy()
  await act(async () => table.play().noteLinks({ newTable: undefined }))
  expect(await screen.findByRole('heading', { name: 'The link to the table is lost.' })).toBeTruthy()
})
