// Tests the input of a victory point card: the user enters its levels, which rise from left to right.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { graenaland, type State } from '../../../../src/games/graenaland'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import { numbersFor } from '../../../../src/games/graenaland/table/parts/settled'
import { Levels } from '../../../../src/games/graenaland/table/sealed/Levels'
import { shortPlace } from '../../../../src/games/graenaland/words/cs/names'
import { reportedNumbers } from '../../../../src/session/environment/reported-numbers'

const EMPTY = { choice: undefined, onChange: () => undefined, role: 'red' }
beforeEach(() => reportedNumbers.setState({ byGame: {} }))

test('a level that is not higher is not taken, and the screen says why until the next level', async () => {
  render(<Levels {...EMPTY} />)
  const press = (key: string) => userEvent.click(screen.getByRole('button', { name: key }))
  await press('5')
  await press('3')
  expect(screen.getByRole('status').textContent).toContain('higher than the one before')
  await press('6')
  expect(screen.getByRole('status').textContent).toBe('13 levels are missing.')
})

test('the short name of an inland tile is not the letter of the east', () => {
  expect([shortPlace('C1'), shortPlace('I2')]).toEqual(['P1', 'Vn2'])
})

const CARD = { settlements: [5, 6, 8], territories: [2, 3, 4], largest: [3, 4, 5], buildings: [1, 2, 3], army: [2, 4, 6] }
const OTHER = { ...CARD, settlements: [4, 6, 8] }
/** Returns the numbers that the device stores after these cards were shown. */
const storedAfter = (...cards: readonly (typeof CARD)[]) =>
  Object.fromEntries(
    cards.flatMap((card) =>
      (graenaland.tells?.({ e: 'proved', by: 'red', card, points: 6 }, { players: [], island: {} } as unknown as State) ?? []).map(
        ({ point, value }) => [point, value],
      ),
    ),
  )

test('a card that was shown in an earlier game is entered with one touch', async () => {
  reportedNumbers.setState({ byGame: { graenaland: storedAfter(CARD, OTHER) } })
  const choices: unknown[] = []
  render(<Levels {...EMPTY} onChange={(choice) => choices.push(choice)} />)
  const known = within(screen.getByRole('group', { name: 'Cards shown in earlier games' }))
  expect(known.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(known.getByRole('button', { name: /5 6 8/ }))
  expect(choices).toEqual([CARD])
  expect(screen.getByRole('status').textContent).toBe('The card is complete.')
})

test('the list of known cards does not depend on the entered levels, which nobody else may see', async () => {
  reportedNumbers.setState({ byGame: { graenaland: storedAfter(CARD, OTHER) } })
  render(<Levels {...EMPTY} />)
  await userEvent.click(screen.getByRole('button', { name: '4' }))
  const known = within(screen.getByRole('group', { name: 'Cards shown in earlier games' }))
  expect(known.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '7' }))
  expect(known.getAllByRole('button')).toHaveLength(2)
  await userEvent.click(known.getByRole('button', { name: /5 6 8/ }))
  expect(known.getAllByRole('button')).toHaveLength(2)
})

test('a stored card is no number of a new game', () => {
  expect(numbersFor(4, usualIsland(4), undefined, storedAfter(CARD))).toEqual({})
})
