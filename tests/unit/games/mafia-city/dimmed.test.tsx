// Tests that a press on a dimmed tile or location shows why it cannot be chosen.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { line } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf, TO_LOCATIONS } from './games'

test('a location that comes later: the refusal names the rule of the numbers', async () => {
  await openStandard('mafia-city', setupOf(), TO_LOCATIONS)
  await press(/^5 Shopping District/)
  expect(await screen.findByRole('dialog', { name: /^With the Mayor on the Town Hall the lowest number comes next/ })).toBeTruthy()
})

test('a player who has no cards, or speaks later, cannot play a Secret Deal', async () => {
  const cards = [2, 1, 0].map((count, seat) => ({ set: 'cards', colour: ['red', 'blue', 'green'][seat], cards: count }))
  await openStandard('mafia-city', setupOf(), [
    ...TO_LOCATIONS,
    { do: 'correct', changes: cards },
    { do: 'choose', at: 1 },
    { do: 'choose', at: 2 },
    { do: 'choose', at: 3 },
  ])
  await press(/^Petr speaks later/)
  expect(screen.getByText('The start player plays or declines first.')).toBeTruthy()
  await press(/^Tom no cards/)
  // The newest message replaces the one before.
  expect(screen.getAllByText(/^(There are not enough cards in the hand|The start player plays or declines first)\.$/)).toHaveLength(1)
})

test('a card without a target, and a turn without cards', async () => {
  const table = await openStandard('mafia-city', setupOf(), TO_LOCATIONS.slice(0, 5))
  await press(/^Card/)
  await press(/^Police Raid needs 2 of yours/)
  expect(screen.getByText('Police Raid: needs 2 of yours.')).toBeTruthy()
  await press('Back to placing')
  await table.play({ do: 'correct', changes: [{ set: 'cards', colour: 'blue', cards: 0 }] })
  await press(/^Wait no cards/)
  expect(screen.getByText('There are not enough cards in the hand.')).toBeTruthy()
})

test('the Prison can jail nobody at an empty location', async () => {
  const emptyIn = (state: State) => ([1, 2, 3, 4, 5, 6, 7] as const).find((at) => stackAt(state, at).length === 0)
  const ledger = ledgerAt((state) => emptyIn(state) !== undefined && mafiaCity.prompts(state).some(({ kind }) => kind === 'jail'))
  await openStandard(
    'mafia-city',
    setupOf(),
    line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move])),
  )
  await press('Done on the board')
  const city = within(screen.getByRole('group', { name: 'City' }))
  city.getByRole('button', { name: new RegExp(`^${emptyIn(ledger.head.state)} `) }).click()
  expect(await screen.findByText('Nobody is there.')).toBeTruthy()
})
