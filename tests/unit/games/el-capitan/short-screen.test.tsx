// Tests the voyage on a short screen, on which the turn order is hidden.
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup } from './games'

test('the voyage has one line with the money of all players', async () => {
  await openStandard('el-capitan', capitanSetup, [{ do: 'firstPlayer', colour: 'blue' }])
  const line = await screen.findByRole('list', { name: 'Florins' })
  expect(
    within(line)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['20', '20', '20'])
})

test('a long city name is marked for a smaller font', async () => {
  await openStandard('el-capitan', capitanSetup, [{ do: 'firstPlayer', colour: 'blue' }])
  const names = (await screen.findAllByText(/^(Constantinople|Valencia)$/)).map((name) => name.hasAttribute('data-long'))
  expect(names).toEqual([true, false])
})

test('the number of a city is entered inside the drawing of the city, above the colour buttons', async () => {
  const light = { ...capitanSetup, numbers: {}, settings: { turnsTold: false, moneyTold: false } }
  await openStandard('el-capitan', light, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'lastPiece', colour: 'red' },
  ])
  await press('Add Anna')
  const city = screen.getByRole('list', { name: 'The sites of Marseille' })
  expect(within(city).getByRole('textbox', { name: 'Number on the next free space' })).toBeTruthy()
  expect(within(city).queryByRole('button', { name: 'Add Anna' })).toBeNull()
})

test('the map of the cities has three columns at every text size, so that neighbours stay next to each other', () => {
  const rule = /\.coasts \{([^}]*)\}/.exec(readFileSync('src/games/el-capitan/table/parts/capitan.css', 'utf8'))
  expect(rule?.[1]).toMatch(/ grid-cols-3 /)
})
