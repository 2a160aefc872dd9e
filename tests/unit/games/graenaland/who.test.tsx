// Tests the screen *Who may do what*: a question that may be answered with no is not shown as a required action.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'

const setup = {
  players: [
    { clan: 'yellow', name: 'Anna' },
    { clan: 'red', name: 'Petr' },
    { clan: 'white', name: 'Tom' },
  ],
  settings: { ...WAYS_TO_PLAY.referee, three: true },
}

test('"Who begins?" is to answer', async () => {
  await openStandard('graenaland', setup, [], 'who')
  const table = await screen.findByRole('region', { name: 'The table together' })
  expect(within(table).getByText('to answer')).toBeTruthy()
  expect(within(table).queryByText('required')).toBeNull()
})
