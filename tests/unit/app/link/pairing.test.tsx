// Tests pairing several phones one after another. A fake replaces the WebRTC connection, which needs a browser.
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import { FakeConnection, openChannel, resetConnections } from './fake-connection'
import { auction as openAuction, firstSeat } from '../../games/westeros/table/ballot/auction'
import { openTable, press, settle } from '../../games/westeros/table/fixture'

beforeEach(() => {
  resetConnections()
  useFollowers.setState({ all: [], next: 1 })
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
})
afterEach(() => vi.unstubAllGlobals())

const code = () => screen.findByRole('img', { name: 'Code for the camera of the other phone' })
const another = async () => {
  await code()
  await act(async () => void openChannel())
  await settle()
}

test('after a pairing the next code is shown, until each player has a phone; then one button leads to the game', async () => {
  const table = await openTable()
  await press('Link the players’ phones')
  expect(await screen.findByRole('heading', { name: 'Link another phone' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Done, no more phones' })).toBeNull()
  const players = table.play().open?.game.seats(table.state()).length ?? 0
  for (let phone = 1; phone < players; phone++) {
    await another()
    expect(await screen.findByRole('heading', { name: 'Now the next phone' })).toBeTruthy()
    await code()
  }
  await another()
  expect(await screen.findByText(`${players} linked phones`)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the game' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })).toBeTruthy()
})

test('with fewer phones than players, Done ends the series and leads to the game', async () => {
  await openTable()
  await press('Link the players’ phones')
  await another()
  await userEvent.click(await screen.findByRole('button', { name: 'Done, no more phones' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })).toBeTruthy()
})

test('the page names whose phones are to be linked: those that lost their links, then those who have none', async () => {
  const table = await openTable()
  const lost = {
    number: 1,
    game: table.id,
    state: 'closed' as const,
    seat: 'seat-1',
    roles: ['stark'],
    hasChosen: true,
    sealed: [],
    isReplaced: false,
  }
  const nothing = { sit: () => undefined, end: () => undefined, stepBack: () => undefined }
  await act(async () => useFollowers.setState({ all: [{ ...lost, ...nothing }], next: 2 }))
  await table.visit(`/link/${table.id}?code`)
  expect(await screen.findByRole('heading', { name: 'Link the phone again: Anna' })).toBeTruthy()
  await another()
  await act(async () => useFollowers.setState({ all: [{ ...lost, ...nothing, state: 'sending' }] }))
  expect(screen.queryByRole('heading', { name: /^Link the phone again/ })).toBeNull()
})

test('“Add another phone” does not name a phone that is lost', async () => {
  const table = await openTable()
  const nothing = { sit: () => undefined, end: () => undefined, stepBack: () => undefined, sealed: [], hasChosen: true, isReplaced: false }
  const lost = { number: 1, game: table.id, state: 'closed' as const, seat: 'seat-1', roles: ['stark'], ...nothing }
  const linked = { ...lost, number: 2, state: 'sending' as const, seat: 'seat-2', roles: ['greyjoy'] }
  await act(async () => useFollowers.setState({ all: [lost, linked], next: 3 }))
  await table.visit(`/link/${table.id}`)
  await press('Add another phone')
  expect(await screen.findByRole('heading', { name: 'Link another phone' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^Link the phone again/ })).toBeNull()
})

test('after the last lost phone is linked again, the table goes straight back to the game', async () => {
  const table = await openAuction()
  const { role, seat } = firstSeat(table)
  const nothing = { sit: () => undefined, end: () => undefined, stepBack: () => undefined, sealed: [], hasChosen: true, isReplaced: false }
  const phone = { number: 1, game: table.id, state: 'closed' as const, seat, roles: [role], ...nothing }
  await act(async () => {
    useFollowers.setState({ all: [phone], next: 2 })
    table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [role] }] })
  })
  await press('Link the phone again')
  expect(await screen.findByRole('heading', { name: /^Link the phone again: / })).toBeTruthy()
  await another()
  expect(table.address()).toBe(`/link/${table.id}?code`)
  await act(async () => useFollowers.setState({ all: [{ ...phone, state: 'sending' }] }))
  await settle()
  expect(table.address()).toBe(`/game/${table.id}`)
})

test('after a pairing, those without a phone of their own are named', async () => {
  const table = await openTable()
  await press('Link the players’ phones')
  await another()
  const missing = await screen.findByText(/^Without a phone of their own: /)
  const names = table.state().players.map(({ name }) => name)
  for (const name of names) expect(missing.textContent).toContain(name)
  await act(async () =>
    useFollowers.setState(({ all }) => ({ all: all.map((one) => ({ ...one, seat: 'seat-1', roles: ['stark'] as readonly string[] })) })),
  )
  expect((await screen.findByText(/^Without a phone of their own: /)).textContent).not.toContain(names[0])
})

test('if another phone than the missing one is linked, the page says which, and whose phone is still missing', async () => {
  const table = await openTable()
  const nothing = { sit: () => undefined, end: () => undefined, stepBack: () => undefined, sealed: [], hasChosen: true, isReplaced: false }
  const lost = { number: 1, game: table.id, state: 'closed' as const, seat: 'seat-1', roles: ['stark'], ...nothing }
  await act(async () => useFollowers.setState({ all: [lost], next: 2 }))
  await table.visit(`/link/${table.id}?code`)
  await another()
  const sit = { seat: 'seat-2', roles: ['greyjoy'] }
  await act(async () => useFollowers.setState(({ all }) => ({ all: all.map((one) => (one.number === 1 ? one : { ...one, ...sit })) })))
  expect(await screen.findByText('Jana’s phone is linked.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Link the phone again: Anna' })).toBeTruthy()
})

test('after a phone is unlinked, the page shows the reason instead of a code', async () => {
  const table = await openTable()
  await press('Link the players’ phones')
  await another()
  await code()
  const end = screen.getByRole('button', { name: /^Unlink/ })
  fireEvent.click(end)
  fireEvent.click(end)
  expect(await screen.findByText(/is unlinked and only keeps a copy/)).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Code for the camera of the other phone' })).toBeNull()
  expect(table.address()).toBe(`/link/${table.id}`)
})
