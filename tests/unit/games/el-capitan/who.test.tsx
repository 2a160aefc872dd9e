// Tests the screen *Who may act*: an action that a rule forbids only in this round is not shown as always forbidden.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { REFUSALS } from '../../../../src/games/el-capitan/model/refusals'
import { openStandard } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('no loans in the first round: a reason for now, not for ever', async () => {
  await openStandard('el-capitan', capitanSetup, [{ do: 'firstPlayer', colour: 'red' }], 'who')
  const now = await screen.findByRole('region', { name: 'Forbidden or changed in this round' })
  expect(now.textContent).toContain('No loans in the first round of the game')
  const ever = within(screen.getByRole('region', { name: 'Rules that always apply' }))
  expect(ever.queryByText(/^R6 /)).toBeNull()
  // Players may overrule some refusals, so the list of forbidden actions must not contain their rules.
  const allowed = Object.values(REFUSALS).flatMap(({ rule, count }) => (count ? [] : [rule]))
  for (const rule of allowed) expect(ever.queryByText(new RegExp(`^${rule} `))).toBeNull()
  expect(ever.getByText(/^R12 /)).toBeTruthy()
})

test('a task below the name of a player does not repeat the name', async () => {
  await openStandard('el-capitan', capitanSetup, [{ do: 'firstPlayer', colour: 'red' }], 'who')
  const merchants = await screen.findByRole('region', { name: 'Merchants' })
  expect(within(merchants).getByText(/Sail to a city, before the action/)).toBeTruthy()
  expect(merchants.textContent).not.toContain('Anna: ')
})

test('the page lists what a merchant may do, and not the questions', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'who')
  const merchants = await screen.findByRole('region', { name: 'Merchants' })
  expect(within(merchants).getByText(/Take exactly one action: warehouse, fortress, bank loan/)).toBeTruthy()
  expect(within(merchants).getByText(/Buy sailing cards, before or after the action/)).toBeTruthy()
  expect(merchants.textContent).not.toContain('?')
})
