// Tests the page with the charts of a game: every reason for a payout has its bar.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { courseOf, statesAfterPaydays } from '../../../../src/games/el-capitan/views/course'
import { capitanSetup, ledgerAfter, SETTLED, TO_PAYDAY, TO_RESULT } from './games'

test('the line of a player ends with the result, if the app tracks money', async () => {
  await openStandard('el-capitan', capitanSetup, TO_RESULT, 'charts')
  const { result } = ledgerAfter(...TO_RESULT).head.state
  const lines = await screen.findByRole('figure', { name: 'Money after each payday' })
  for (const florins of Object.values(result?.florins ?? {})) expect(lines.textContent).toContain(`${florins}`)
  expect(within(lines).getByText(/^Florins in hand after the loans/).textContent).toContain(`Anna ${result?.florins.red}`)
})

test('if the app does not track money, the line adds up the payouts', async () => {
  await openStandard('el-capitan', { ...capitanSetup, settings: { turnsTold: false, moneyTold: false } }, [], 'charts')
  expect(screen.queryByRole('figure', { name: 'Money after each payday' })).toBeNull()
})

test('the money of a payday is that after the loans', () => {
  const paid = ledgerAfter(...TO_PAYDAY, { do: 'paid' }, ...SETTLED)
  const [start, first] = statesAfterPaydays(courseOf(paid))
  expect(start?.money['red']).toBe(20)
  expect(first?.money['red']).toBe(paid.head.state.money['red'])
})

test('the bars of the payouts contain majorities, proliferation and fortresses', async () => {
  await openStandard('el-capitan', capitanSetup, TO_RESULT, 'charts')
  const bars = await screen.findByRole('figure', { name: 'Sum of the payouts, by reason' })
  expect(within(bars).getByText(/thin bar for fortresses/)).toBeTruthy()
  // Each of the three players has three bars.
  expect(
    within(bars)
      .getAllByText(/^\d+$/, { selector: 'b' })
      .map(({ textContent }) => textContent),
  ).toHaveLength(9)
})
