// Tests the question about several loans: one tap decides about all of them.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, TO_PAYDAY } from './games'

test('all loans are repaid or extended with one tap', async () => {
  await openStandard('el-capitan', capitanSetup, [...TO_PAYDAY, { do: 'paid' }])
  expect(await screen.findByRole('button', { name: 'Extend all that can be extended' })).toBeTruthy()
  await press('Repay all')
  expect(screen.getAllByRole('radio', { name: /^Repay/, checked: true })).toHaveLength(2)
  expect(screen.getByRole('button', { name: /^Settle: / })).toBeTruthy()
})

test('a player who cannot repay all loans is not offered to', async () => {
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 25 }] }
  await openStandard('el-capitan', capitanSetup, [...TO_PAYDAY, { do: 'paid' }, poor])
  expect(await screen.findByRole('button', { name: 'Extend all that can be extended' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Repay all' })).toBeNull()
})
