// Tests the back arrow of pages: the browser's back button must not open the left page again.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../../src/ui/Button'
import { HistoryRecorder, useReturnTo } from '../../../src/ui/return-to'

let index = 0
beforeEach(() => vi.spyOn(history, 'state', 'get').mockImplementation(() => ({ idx: index })))
afterEach(() => vi.restoreAllMocks())

function Page() {
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Button onClick={() => returnTo('/game')}>Return</Button>
      <Button onClick={() => void navigate(-1)}>Back</Button>
    </>
  )
}

const press = async (name: string) => act(async () => userEvent.click(screen.getByRole('button', { name })))
const open = (entries: readonly string[], at: number) =>
  render(
    <MemoryRouter initialEntries={[...entries]} initialIndex={at}>
      <HistoryRecorder />
      <Page />
    </MemoryRouter>,
  )

test('a page whose origin is not in the history is replaced', async () => {
  index = 1
  open(['/home', '/phones'], 1)
  await press('Return')
  expect(screen.getByText('/game')).toBeTruthy()
  await press('Back')
  expect(screen.getByText('/home')).toBeTruthy()
})

test('a page goes back to the entry it was opened from, also over several pages', async () => {
  const entries = ['/home', '/game', '/log', '/moment']
  for (index = 0; index < entries.length - 1; index++) open(entries, index).unmount()
  open(entries, index)
  await press('Return')
  expect(screen.getByText('/game')).toBeTruthy()
  await press('Back')
  expect(screen.getByText('/home')).toBeTruthy()
})
