// Tests the rules of the games with the shared screens: chapters in both languages, and a mark on the readings of the app.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rulesIn as axis } from '../../../../src/games/axis-and-allies/words/rules'
import { rulesIn as capitan } from '../../../../src/games/el-capitan/words/rules'
import { WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import { rulesIn as graenaland } from '../../../../src/games/graenaland/words/rules'
import { rulesIn as mafia } from '../../../../src/games/mafia-city/words/rules'
import { openStandard } from '../../games/standard-table'

const GAMES = { axis, capitan, graenaland, mafia }
const setup = {
  players: [
    { clan: 'yellow', name: 'Anna' },
    { clan: 'red', name: 'Petr' },
    { clan: 'white', name: 'Tom' },
  ],
  settings: { ...WAYS_TO_PLAY.referee, three: true },
}

test.each(Object.entries(GAMES))('%s: every rule belongs to a chapter, and the readings of the app have their own', (_, rulesIn) => {
  for (const language of ['en', 'cs'] as const) {
    const { rules, chapters } = rulesIn(language)
    const numbers = Object.keys(rules)
    const begins = Object.keys(chapters).map((number) => numbers.indexOf(number))
    expect(begins).toEqual(begins.toSorted((a, b) => a - b))
    expect(begins[0]).toBe(0)
    const readings = numbers.find((number) => number.startsWith('A'))
    expect(Object.keys(chapters).at(-1)).toBe(readings)
  }
})

test('the rules list chapters instead of all rules', async () => {
  await openStandard('graenaland', setup, [], 'rules')
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  expect(within(contents).getAllByRole('link')).toHaveLength(Object.keys(graenaland('en').chapters).length)
  expect(within(contents).getByRole('link', { name: /Counting votes/ })).toBeTruthy()
})

test('a chapter explains the readings of the app once, and each of them has a short label', async () => {
  const table = await openStandard('graenaland', setup, [], 'rules/A1')
  await screen.findByRole('heading', { name: /^A9/ })
  expect(screen.getAllByText(/rulebook leaves/)).toHaveLength(1)
  const readings = Object.keys(graenaland('en').rules).filter((number) => number.startsWith('A'))
  expect(screen.getAllByText('A reading of the app')).toHaveLength(readings.length)
  await table.go('rules/R1')
  await screen.findByRole('heading', { name: /^R1/ })
  expect(screen.queryByText(/rulebook leaves/)).toBeNull()
})

test('a reading of the app says so, and a rule of the rulebook does not', async () => {
  const table = await openStandard('graenaland', setup, [], 'rules/A9')
  const article = async (name: RegExp) => (await screen.findByRole('heading', { name })).closest('article')?.textContent
  expect(await article(/^A9/)).toContain('A reading of the app')
  await table.go('rules/R1')
  expect(await article(/Players$/)).not.toContain('reading of the app')
})
