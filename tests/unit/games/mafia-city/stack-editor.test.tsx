// Tests the correction of stacks and of cards: any Mafioso of a stack can be selected, and the piles are next to the players.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { setupOf, TO_LOCATIONS } from './games'

test('a Mafioso is added above the selected one, and a selected one is taken away', async () => {
  const hands = (['red', 'blue'] as const).map((colour) => ({ set: 'tokens', colour, hand: 6, reserve: 4, cell: 0, fresh: 0 }))
  const changes = [{ set: 'stack', at: 1, stack: ['red', 'blue'] }, ...hands]
  await openStandard('mafia-city', setupOf(), [...TO_LOCATIONS, { do: 'correct', changes }], 'correct?section=city')
  const row = (await screen.findByText('1 Prison', { selector: 'summary' })).closest('details')
  if (row === null) throw new Error('no row')
  const names = () => [...row.querySelectorAll('.stack button')].map((button) => button.getAttribute('aria-label'))
  const pressHere = (name: string) => userEvent.click(within(row).getByLabelText(name))
  expect(names()).toEqual(['Anna, 1 from the bottom', 'Petr, 2 from the bottom'])
  await pressHere('Anna, 1 from the bottom')
  expect(within(row).getByLabelText('Anna, 1 from the bottom').getAttribute('aria-pressed')).toBe('true')
  await pressHere('Tom above 1 from the bottom')
  expect(names()).toEqual(['Anna, 1 from the bottom', 'Tom, 2 from the bottom', 'Petr, 3 from the bottom'])
  await pressHere('Anna, 1 from the bottom')
  await userEvent.click(within(row).getByText('Take away Anna, 1 from the bottom'))
  expect(names()).toEqual(['Tom, 1 from the bottom', 'Petr, 2 from the bottom'])
  expect(within(row).queryByText(/^Take away/)).toBeNull()
})

test('the draw pile can be corrected next to the cards of the players', async () => {
  await openStandard('mafia-city', setupOf(), TO_LOCATIONS, 'correct?section=players')
  await userEvent.click(await screen.findByText('Draw pile and discards'))
  const pile = screen.getByRole('group', { name: 'Cards in the draw pile' })
  const row = pile.closest('details')
  if (row === null) throw new Error('no row')
  // The moves before have emptied the hands, so any number of cards is wrong. The warning is where the number is typed.
  const more = within(pile).getAllByRole('button').at(-1)
  if (more === undefined) throw new Error('no button')
  await userEvent.click(more)
  expect(within(row).getByText(/^\d+ cards in the hands and both piles; the box holds 49\.$/)).toBeTruthy()
})
