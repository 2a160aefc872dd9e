// The page of a house rule says when the rule was changed.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/games/mafia-city/model/settings'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const search = async (value: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Search' }), { target: { value } })
}

test('a rule that is changed during the game is not called agreed at its start', async () => {
  await openStandard('mafia-city', setupOf({ silentWindow: true }), [], 'house-rules')
  await screen.findByRole('heading', { level: 1 })
  await search('Secret reac')
  await press(/^Secret reactions/)
  expect(screen.getByText('Agreed at the start of this game.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'no' }))
  expect(screen.getByText('Changed during this game.')).toBeTruthy()
  expect(screen.queryByText('Agreed at the start of this game.')).toBeNull()
})

test('only the changed setting names the round of the change', async () => {
  const changed = { do: 'correct', changes: [{ set: 'settings', settings: { ...DEFAULT_SETTINGS, thiefDrawn: true } }] }
  await openStandard('mafia-city', setupOf(), [changed], 'house-rules')
  await screen.findByRole('heading', { level: 1 })
  await search('the')
  await press(/^The app picks the Thief/)
  expect(screen.getByText('Changed during this game, in round 1; it holds from then on.')).toBeTruthy()
  await press('Done')
  await search('Secret reac')
  await press(/^Secret reactions/)
  expect(screen.queryByText(/Changed during this game/)).toBeNull()
})
