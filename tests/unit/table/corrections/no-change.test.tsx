// Tests that a value that is set back to what it was is not listed as a change of the correction.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press } from '../../games/standard-table'
import { capitanSetup, IN_CITIES } from '../../games/el-capitan/games'

test('a change that is taken back by hand leaves nothing to save', async () => {
  const { go } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await go('correct')
  await press('Merchants')
  const step = async (name: RegExp) => {
    const [first] = within(await screen.findByRole('dialog')).getAllByRole('button', { name })
    await userEvent.click(first ?? document.body)
  }
  await step(/^One more/)
  const save = () => screen.queryByRole('button', { name: 'Save 1 change', hidden: true })
  expect(save()).toBeTruthy()
  await step(/^One less/)
  expect(save()).toBeNull()
})
