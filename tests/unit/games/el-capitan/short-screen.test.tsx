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

test('the number of a city scrolls with the page, so that it does not cover the colour buttons', async () => {
  const light = { ...capitanSetup, numbers: {}, settings: { turnsTold: false, moneyTold: false } }
  await openStandard('el-capitan', light, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'lastPiece', colour: 'red' },
  ])
  await press('Add Anna')
  const field = await screen.findByRole('textbox', { name: 'Number on the next free space' })
  expect(field.closest('[class*="sticky"]')).toBeNull()
  const keys = screen.getByRole('button', { name: 'Add Anna' })
  expect(keys.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the map of the cities has three columns at every text size, so that neighbours stay next to each other', () => {
  const rule = /\.coasts \{([^}]*)\}/.exec(readFileSync('src/games/el-capitan/table/parts/capitan.css', 'utf8'))
  expect(rule?.[1]).toMatch(/ grid-cols-3 /)
})
