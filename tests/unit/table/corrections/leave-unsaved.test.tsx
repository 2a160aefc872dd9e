// Tests that Back asks before it leaves a correction with changes that are not saved.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press } from '../../games/standard-table'
import { capitanSetup, IN_CITIES } from '../../games/el-capitan/games'

test('Back asks whether unsaved changes are discarded; a correction without changes is left at once', async () => {
  const { go } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await go('correct')
  await press('Merchants')
  const [more] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /^One more/ })
  await userEvent.click(more ?? document.body)
  await press('Done')
  await press('Back')
  expect(screen.getByRole('alert').textContent).toBe('1 change is not saved yet.')
  await press('Keep working')
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeTruthy()
  await press('Back')
  await press('Discard it and leave')
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
  await go('correct')
  expect(screen.queryByRole('button', { name: 'Save 1 change' })).toBeNull()
  await press('Back')
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})
