// Tests that an outcome that is still shown says which values were corrected after it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupOf, TO_LOCATIONS } from './mafia-city/games'
import { openStandard, press } from './standard-table'

test('a correction while an outcome is shown is named on it', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), TO_LOCATIONS)
  await press(/^Evaluate 1 Prison/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  expect(screen.queryByText(/^Corrected since/)).toBeNull()
  await play({ do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 5 }] })
  expect(await screen.findByText(/^Corrected since: .+5.*\. The rest is as it was before\.$/)).toBeTruthy()
})
