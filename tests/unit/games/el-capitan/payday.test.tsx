// Tests the statement of a payday: each amount is below the name of its player, with the player's money before and after the payout.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('amounts stand in the column of their player, and the purse is shown before and after', async () => {
  // Jana plays first, so her column comes first, although her seat is the last.
  const moves = IN_CITIES.map((move) => (move.do === 'firstPlayer' ? { ...move, colour: 'blue' } : move))
  await openStandard('el-capitan', capitanSetup, moves, 'payday')
  const table = await screen.findByRole('table')
  const [head] = within(table).getAllByRole('row')
  expect(head?.textContent).toMatch(/Jana.*Anna.*Petr/)
  // Jana built in Venezia, Anna in Tanger, Petr in Valencia. Each of them has the majority in that city.
  const row = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(-3)
  expect(row(/^Venezia/).map((text) => text === '·')).toEqual([false, true, true])
  expect(row(/^Tanger/).map((text) => text === '·')).toEqual([true, false, true])
  expect(row(/^Valencia/).map((text) => text === '·')).toEqual([true, true, false])
  for (const text of row(/^In hand/)) expect(text).toMatch(/^\d+\s→ \d+$/)
})
