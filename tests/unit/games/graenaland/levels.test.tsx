// Tests the input of a victory point card: the user enters its levels, which rise from left to right.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Levels } from '../../../../src/games/graenaland/table/sealed/Levels'
import { shortPlace } from '../../../../src/games/graenaland/words/cs/names'

test('a level that is not higher is not taken, and the screen says why until the next level', async () => {
  const empty = { choice: undefined, onChange: () => undefined, role: 'red' }
  render(<Levels {...empty} />)
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
