// Tests pairing several phones one after another. A fake replaces the WebRTC connection, which needs a browser.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import { FakeConnection, openChannel, resetConnections } from './fake-connection'
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
    expect(await screen.findByRole('heading', { name: 'Linked. Now the next phone' })).toBeTruthy()
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
