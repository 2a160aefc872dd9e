// Tests the statement of a payday: each amount is below the name of its player, with the player's money before and after the payout.
import { readFileSync } from 'node:fs'
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

test('the statement fits every phone, and has a line beside the column of what a city pays', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'payday')
  const table = await screen.findByRole('table')
  const css = readFileSync('src/games/el-capitan/table/parts/statement.css', 'utf8')
  // No part of the page scrolls to the side: the width of the screen limits the size of the letters.
  expect(screen.queryByRole('group', { name: within(table).getByRole('caption').textContent })).toBeNull()
  expect(/\.statement \{([^}]*)\}/.exec(css)?.[1]).not.toContain('min-w')
  const pays = within(table).getByRole('columnheader', { name: 'pays' })
  const cells = within(within(table).getByRole('row', { name: /^Venezia/ })).getAllByRole('cell')
  expect([pays, cells[0]].map((cell) => cell?.hasAttribute('data-pays'))).toEqual([true, true])
  expect(cells.slice(1).some((cell) => cell.hasAttribute('data-pays'))).toBe(false)
  const rule = /\.statement :is\(\[data-pays\][^{]*\{([^}]*)\}/.exec(css)
  expect(rule?.[1]).toContain('border-inline-end')
})

test('the payouts and the money of the players are the first rows, so that the banker sees them without scrolling', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'payday')
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  const names = rows.slice(1, 4).map((row) => within(row).getByRole('rowheader').textContent)
  expect(names).toEqual(['Payout', 'In hand', 'Proliferation'])
})

test('amounts of the chart that the rulebook does not name are said to be assumed, until the players report them', async () => {
  const table = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'payday')
  expect(await screen.findByText(/^Assumed, because the rulebook does not name it: 1 city 0\. Compare with the chart/)).toBeTruthy()
  await table.play({ do: 'tell', point: 'chart/1', value: 0 })
  expect(screen.queryByText(/^Assumed, because/)).toBeNull()
})
