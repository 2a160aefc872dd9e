import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import CallNotice from '../../../../src/app/session-preferences/CallNotice'
import { SessionProvider } from '../../../../src/session'
import { pass, usePassing } from '../../../../src/table/ballot/passing'
import { atTheTable, auction, bid, follow, result, rolesOf, type Table } from '../../games/westeros/table/ballot/auction'

/** Tests the banner on a guest phone that calls its player to a secret choice. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

function Address() {
  return <p>{useLocation().pathname}</p>
}

const show = (table: Table, at: string) =>
  act(async () =>
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <CallNotice />
        </MemoryRouter>
      </SessionProvider>,
    ),
  )

test('outside the game, a phone vibrates and shows a banner that leads to the secret choice', async () => {
  const vibrate = vi.fn<() => boolean>(() => true)
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await follow(table, [])
  vibrate.mockClear()
  await show(table, '/settings')
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

test('a change of a sealed choice that came after the reveal is reported to its player, once, on the result', async () => {
  const late = 'Your change came too late: what was sealed before counts.'
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await bid(table)
  await follow(table, [own])
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  await act(async () => pass({ ballot, role: own, anew: true, opened: true }))
  expect(await screen.findByText('What was sealed before counts until you seal again.')).toBeTruthy()
  await atTheTable(table, () => table.play().reveal())
  await result()
  expect(await screen.findByText(late)).toBeTruthy()
  await show(table, table.path(''))
  expect(screen.getAllByText(late)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByText(late)).toBeNull()
})
