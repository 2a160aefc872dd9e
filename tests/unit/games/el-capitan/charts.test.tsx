// Tests the page with the charts of a game: every reason for a payout has its bar.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, TO_RESULT } from './games'

test('the bars of the payouts contain majorities, proliferation and fortresses', async () => {
  await openStandard('el-capitan', capitanSetup, TO_RESULT, 'charts')
  const bars = await screen.findByRole('figure', { name: 'What it was paid for' })
  expect(within(bars).getByText(/thin bar for fortresses/)).toBeTruthy()
  // Each of the three players has three bars.
  expect(
    within(bars)
      .getAllByText(/^\d+$/, { selector: 'b' })
      .map(({ textContent }) => textContent),
  ).toHaveLength(9)
})
