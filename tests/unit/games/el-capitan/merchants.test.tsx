// The possessions of a merchant, and the chart of the coasts.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPlain, press } from '../plain-table'
import { capitanSetup, IN_CITIES } from './games'

test('a merchant unfolds to loans with both amounts, warehouses by city and the next payday', async () => {
  const { play } = await openPlain('el-capitan', capitanSetup, IN_CITIES, 'merchants')
  await play({ do: 'loan', face: 16 })
  await press(/^Anna/)
  const sheet = await screen.findByRole('list', { name: 'What Anna has' })
  expect(within(sheet).getByText('Costs 20 after the next payday, 30 if extended.')).toBeTruthy()
  expect(within(sheet).getByText('Ship: the bank')).toBeTruthy()
  const venezia = within(sheet)
    .getAllByRole('listitem')
    .find((one) => one.textContent?.startsWith('Venezia'))
  expect(venezia?.textContent).toContain('site 1')
  expect(within(sheet).getByText(/^If payday were now: \d+$/)).toBeTruthy()
})

test('the coasts show whose ships lie where, and lead to the payday as it would be now', async () => {
  await openPlain('el-capitan', capitanSetup, IN_CITIES, 'coasts')
  expect(await screen.findByRole('button', { name: /^Venezia.*Ship: Anna/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'If payday were now' })).toBeTruthy()
})
