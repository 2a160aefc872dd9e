// Tests the screen *Who may act*: the rules that nobody may break are shown with their texts.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

test('each rule that nobody may break is shown with its text', async () => {
  await openStandard('mafia-city', setupOf(), [], 'who')
  const never = await screen.findByRole('region', { name: 'Rules that always apply' })
  for (const item of within(never).getAllByRole('listitem')) {
    expect(within(item).getByRole('button', { name: /^R\d+ / })).toBeTruthy()
    expect((await within(item).findByText(/\.$/)).textContent).not.toBe('')
  }
})

test('nothing is kept in this game, so there is no page for it', async () => {
  await openStandard('mafia-city', setupOf({ silentWindow: true }), [], 'kept')
  await screen.findByRole('button', { name: /Our city|That’s our city|locations to go/ })
  expect(screen.queryByText('Nobody keeps a secret for the whole game yet.')).toBeNull()
})
