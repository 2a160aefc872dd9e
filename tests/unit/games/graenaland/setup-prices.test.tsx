// A3: tests the set-up of the island and its prices: which price is selected, and where the controls of a tile are.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { FRESH } from '../../../../src/games/graenaland/table/parts/settled'
import { SetUpPrices } from '../../../../src/games/graenaland/table/prices/SetUpPrices'
import { SetUpIsland } from '../../../../src/games/graenaland/table/SetUp'
import { reportedNumbers } from '../../../../src/session/environment/reported-numbers'
import type { StandardDraft } from '../../../../src/table/standard/setup-steps'
import { LanguageProvider } from '../../../../src/ui/words'

beforeEach(() => reportedNumbers.setState({ byGame: {} }))

/** Renders the two screens of the set-up with one draft, as the router does one after the other. */
function Steps() {
  const [draft, setDraft] = useState({ number: 4, settled: FRESH } as unknown as StandardDraft)
  const [isPrices, setPrices] = useState(false)
  const Step = isPrices ? SetUpPrices : SetUpIsland
  return (
    <>
      <button onClick={() => setPrices(!isPrices)}>Other screen</button>
      <Step game={draft} change={(next) => setDraft(next)} />
    </>
  )
}
const show = () =>
  act(async () =>
    render(
      <LanguageProvider value="en">
        <MemoryRouter>
          <Steps />
        </MemoryRouter>
      </LanguageProvider>,
    ),
  )
const press = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }))
const pressed = () => screen.getByRole('button', { name: /, (grain|cattle|wood|ore|gold): /, pressed: true }).getAttribute('aria-label')

test('a part of the prices begins with its first unknown price', async () => {
  await show()
  await press('Other screen')
  await press('3')
  await press('0')
  expect(pressed()).toBe('Fort, wood: not known')
  await press(/^Villages/, 'radio')
  await press('1')
  await press('Reference card', 'radio')
  expect(pressed()).toBe('Fort, wood: not known')
})

test('the page says above the table that a price that is not known is asked later', async () => {
  await show()
  await press('Other screen')
  const note = screen.getByText(/A row with \? is asked when it is first built\./)
  expect(note.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a price that was typed in during this set-up is not named as a price of an earlier game', async () => {
  await show()
  await press('Other screen')
  await press(/^Villages/, 'radio')
  for (const key of ['2', '0', '2', '0', '0']) await press(key)
  await press('Other screen')
  expect(screen.queryByText(/typed in before/)).toBeNull()
})

test('the controls of a tile are above the prices, and scroll into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await show()
  scrolled.mockClear()
  await press(/^Coast.1:/)
  const terrain = screen.getByRole('radio', { name: 'plains' })
  const prices = screen.getByRole('link', { name: /Copy the prices/ })
  expect(terrain.compareDocumentPosition(prices) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(scrolled).toHaveBeenCalled()
})
