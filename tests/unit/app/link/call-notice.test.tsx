import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import CallNotice from '../../../../src/app/link/CallNotice'
import { SessionProvider } from '../../../../src/session'
import { auction, follow, rolesOf } from '../../games/westeros/table/ballot/auction'

/** Tests the banner on a guest phone that calls its player to a secret choice. */

function Address() {
  return <p>{useLocation().pathname}</p>
}

test('outside the game, a phone vibrates and shows a banner that leads to the secret choice', async () => {
  const vibrate = vi.fn<() => boolean>(() => true)
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [])
  vibrate.mockClear()
  await act(async () =>
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter initialEntries={['/settings']}>
          <Address />
          <CallNotice />
        </MemoryRouter>
      </SessionProvider>,
    ),
  )
  expect(screen.queryByText('A secret choice waits for you.')).toBeNull()
  expect(vibrate).not.toHaveBeenCalled()
  await follow(table, [own])
  expect(screen.getByText('A secret choice waits for you.')).toBeTruthy()
  expect(vibrate).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Choose now', hidden: true }))
  expect(screen.getByText(`/game/${table.id}`)).toBeTruthy()
  expect(screen.queryByText('A secret choice waits for you.')).toBeNull()
  Reflect.deleteProperty(navigator, 'vibrate')
})
