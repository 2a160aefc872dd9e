// Tests the screen *Who may act*: the rules that nobody may break are shown with their texts.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
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

test('the player on turn comes first, and each other player takes one line', async () => {
  const colours = ['red', 'blue', 'green'] as const
  const moves: readonly OwnMove[] = [
    { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
    ...colours.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
    { do: 'act', by: 'red', what: 'place', at: 1 },
  ]
  await openStandard('mafia-city', setupOf(), moves, 'who')
  const families = within(await screen.findByRole('region', { name: 'Families' }))
  const rows = families.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Petr · Blue',
    'Anna · RedOptional',
    'Tom · GreenOptional',
  ])
  expect(rows.map((row) => row.querySelector('details')?.open)).toEqual([undefined, false, false])
})

test('nothing is kept in this game, so there is no page for it', async () => {
  await openStandard('mafia-city', setupOf({ silentWindow: true }), [], 'kept')
  await screen.findByRole('button', { name: /Our city|That’s our city|locations to go/ })
  expect(screen.queryByText('Nobody keeps a secret for the whole game yet.')).toBeNull()
})
