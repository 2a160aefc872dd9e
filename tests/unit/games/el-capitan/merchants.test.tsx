// Tests the list of a merchant's possessions, and the diagram of the coasts.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a merchant unfolds to loans with both amounts, warehouses by city and the next payday', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'merchants')
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

test('a merchant with a loan shows what is due, and a note explains the dots', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'merchants')
  await play({ do: 'loan', face: 16 })
  expect((await screen.findByRole('button', { name: /^Anna.*1 loan, 20 due/ })).textContent).toContain('20 due')
  expect(screen.getByText(/Dots: the nine cities, full where a warehouse is open/)).toBeTruthy()
})

test('the coasts show whose ships lie where, and lead to the payday as it would be now', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'coasts')
  expect(await screen.findByRole('button', { name: /^Venezia.*Ship: Anna/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'If payday were now' })).toBeTruthy()
})

test('the bought sailing cards that are not played yet are counted', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'merchants')
  await play({ do: 'buy', price: 2 }, { do: 'buy', price: 3 })
  expect((await screen.findByRole('button', { name: /^Anna/ })).textContent).toContain('up to 2 sailing cards left')
  await press(/^Anna/)
  expect(within(await screen.findByRole('list', { name: 'What Anna has' })).getByText('Up to 2 sailing cards left')).toBeTruthy()
  await play({ do: 'sail', to: 'napoli' })
  expect((await screen.findByRole('button', { name: /^Anna/ })).textContent).toContain('up to 1 sailing card left')
})
