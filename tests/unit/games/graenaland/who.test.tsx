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
  expect(within(table).getByText('To answer')).toBeTruthy()
  expect(within(table).queryByText('Required')).toBeNull()
})

const START = [
  { do: 'firstPlayer', by: 'yellow' },
  { do: 'place', by: 'yellow', spots: ['C1', 'C2', 'C1'] },
  { do: 'place', by: 'red', spots: ['C2', 'C3', 'C3'] },
  { do: 'place', by: 'white', spots: ['C1', 'C3', 'C2'] },
]

test('in production, the whole table has something to do, and no clan only waits', async () => {
  await openStandard('graenaland', setup, START, 'who')
  const table = await screen.findByRole('region', { name: 'The table together' })
  expect(table.textContent).toContain('Everybody takes part; one player enters it.')
  expect(table.textContent).toContain('what does the card show?')
  expect(screen.getAllByText('with the whole table')).toHaveLength(3)
  expect(screen.queryByText(/^Waits for/)).toBeNull()
})

test('a chief who makes no proposal is listed after the clans that do', async () => {
  const moves = [
    ...START,
    { do: 'draw', card: 'wood' },
    { do: 'draw', card: 'wood' },
    { do: 'draw', card: 'wood' },
    { do: 'order', by: 'red', go: '0' },
    { do: 'order', by: 'white', go: '0' },
  ]
  await openStandard('graenaland', { ...setup, settings: { ...setup.settings, ordersSealed: false } }, moves, 'who')
  const clans = await screen.findByRole('region', { name: 'Clans' })
  expect(
    within(clans)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => /Petr|Tom|Anna/.exec(textContent)?.[0]),
  ).toEqual(['Petr', 'Tom', 'Anna'])
})
