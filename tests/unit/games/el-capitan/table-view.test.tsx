// Tests the overview for a shared screen: the nine cities, and the money of all players in turn order.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, IN_CITIES, TO_RESULT } from './games'

test('the table view shows the nine cities with warehouses and ships, and what a payday would pay', async () => {
  await openStandard(
    'el-capitan',
    capitanSetup,
    IN_CITIES.map((move) => (move.do === 'firstPlayer' ? { ...move, colour: 'blue' } : move)),
    'table',
  )
  const cities = within(await screen.findByRole('list', { name: 'Cities' })).getAllByRole('listitem')
  expect(cities).toHaveLength(9)
  expect(cities[1]?.textContent).toContain('Venezia')
  expect(within(cities[1] as HTMLElement).getByRole('img', { name: 'Ship' })).toBeTruthy()
  const people = screen.getAllByRole('article')
  expect(people.map((one) => one.getAttribute('aria-label'))).toEqual(['Jana', 'Anna', 'Petr'])
  expect(people[0]?.textContent).toMatch(/17.*if payday now/)
})

test('after the result, which repays all loans, the table view shows no loans', async () => {
  await openStandard('el-capitan', capitanSetup, TO_RESULT, 'table')
  const [anna] = await screen.findAllByRole('article')
  expect(anna?.textContent).not.toMatch(/loan/i)
  expect(within(anna as HTMLElement).queryByRole('img', { name: 'Loans' })).toBeNull()
})

test('a number of three digits has a smaller type, so that a column of a phone does not cut it', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'table')
  await play({ do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 142 }] })
  const digits = (text: string) => screen.getByText(text, { selector: 'b' }).style.getPropertyValue('--digits')
  expect(digits('142')).toBe('3')
})

test('the table view shows bonus cards, and the known part of a payout if a number is unknown', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'table')
  await play({ do: 'correct', changes: [{ set: 'bonus', colour: 'red', florins: 15 }] })
  const [anna] = await screen.findAllByRole('article')
  expect(within(anna as HTMLElement).getByRole('img', { name: 'Bonus card' })).toBeTruthy()
  expect(anna?.textContent).toMatch(/if payday now\s\+\d+/)
  expect(document.body.textContent).not.toContain('+?')
})

test('with two players, the table view shows the neutral warehouses in front of each player', async () => {
  const players = [
    { colour: 'red', name: 'Anna', neutral: 'yellow' },
    { colour: 'green', name: 'Petr', neutral: 'purple' },
  ]
  await openStandard('el-capitan', { ...capitanSetup, players }, [{ do: 'firstPlayer', colour: 'red' }], 'table')
  const [anna] = await screen.findAllByRole('article')
  const figure = within(anna as HTMLElement).getByRole('img', { name: 'Neutral warehouses in front' })
  expect(figure.closest('dt')?.nextElementSibling?.textContent).toBe('2')
})
