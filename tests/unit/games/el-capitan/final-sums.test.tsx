// Tests the payments at the end of the game: one line for each, so that the players can make them with the real coins.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, TO_RESULT } from './games'

test('the result lists the money in hand and each kind of loan of a player, with the sum', async () => {
  await openStandard('el-capitan', capitanSetup, TO_RESULT)
  const list = within(await screen.findByRole('list', { name: 'How to settle it with the coins' }))
  const linesOf = (name: RegExp) =>
    within(list.getByRole('listitem', { name }))
      .getAllByText(/./)
      .map(({ textContent }) => textContent)
  expect(linesOf(/^Anna: /)).toEqual(['Anna', 'In hand', '56', 'Loan of 10: repay 12', '−12', 'Final florins', '44'])
})
