// Tests the questions about single orders of the second edition if the app keeps the order tokens.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { askOnScreen } from './table'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens a game in which Stark has two footmen in Winterfell, after the given changes. */
const winterfell = async (...changes: readonly Change[]) => {
  const setup = secondSetupFor(6, 'full', () => 0.5)
  const standing = units({ footman: 2 })
  const table = await askOnScreen({
    setup: { ...setup, changes: [{ set: 'units', area: 'winterfell', house: 'stark', standing }, ...changes] },
  })
  await table.move({ do: 'ready' })
  return table
}
const star: Change = { set: 'order', area: 'winterfell', house: 'stark', order: 'consolidate-power-star' }

test('the only Consolidate Power order of a house is resolved by one tap', async () => {
  const table = await winterfell(star, { set: 'stage', at: 'power' })
  await press('Take 2 power tokens')
  await waitFor(() => expect(table.open().ledger.last.entry.move).toEqual({ do: 'consolidate', house: 'stark', area: 'winterfell' }))
})

test('an upgrade to a siege engine is named by its unit', async () => {
  await winterfell(star, { set: 'stage', at: 'power' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Muster here' }))
  await press(/^Winterfell: Footman to siege engine/)
  expect(await screen.findByRole('button', { name: 'Muster 1 siege engine, 1 point left unused' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take the siege engine back' })).toBeTruthy()
})

test('the list of raids names the order token, so that two kinds of Support differ', async () => {
  await winterfell(
    { set: 'order', area: 'winterfell', house: 'stark', order: 'raid' },
    { set: 'units', area: 'white-harbor', house: 'greyjoy', standing: units({ footman: 1 }) },
    { set: 'units', area: 'moat-cailin', house: 'greyjoy', standing: units({ footman: 1 }) },
    { set: 'order', area: 'white-harbor', house: 'greyjoy', order: 'support' },
    { set: 'order', area: 'moat-cailin', house: 'greyjoy', order: 'support-plus-1' },
    { set: 'stage', at: 'raids' },
  )
  if (screen.queryAllByRole('checkbox').length === 0) await userEvent.click(screen.getByRole('radio', { name: 'Winterfell' }))
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(new Set(names)).toEqual(new Set(['White Harbor: Support', 'Moat Cailin: Support +1 (star)']))
})
