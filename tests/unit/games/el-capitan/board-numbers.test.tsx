// Tests the correction of board numbers: the drawing of each city, as in the form of the first visit.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

const open = async (city: string) => {
  const row = (await screen.findAllByRole('group')).find((one) => one.querySelector('summary')?.textContent === city)
  if (row === undefined) throw new Error(city)
  await userEvent.click(row.querySelector('summary') as HTMLElement)
  return within(row)
}

test('the numbers of a city are typed on its drawing, and a tap changes the kind of a site', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'correct')
  await press('Numbers of the board')
  const venezia = await open('Venezia')
  await userEvent.click(venezia.getByRole('button', { name: /^Harbour space 1, price 3/ }))
  await userEvent.click(venezia.getByRole('button', { name: '9' }))
  expect(venezia.getByRole('button', { name: /^Harbour space 1, price 9/ })).toBeTruthy()
  await userEvent.click(venezia.getByRole('radio', { name: 'Dark sites' }))
  await userEvent.click(venezia.getByRole('button', { name: /^Site 5, .*plain/ }))
  expect(venezia.getByRole('button', { name: /^Site 5, .*dark/ })).toBeTruthy()
  await press('Done')
  expect(await screen.findByText('Kind of site 5 in Venezia: plain → dark')).toBeTruthy()
})

test('a city that the players have not read has no kinds to correct', async () => {
  await openStandard('el-capitan', { ...capitanSetup, numbers: {} }, [{ do: 'firstPlayer', colour: 'red' }], 'correct')
  await press('Numbers of the board')
  const tanger = await open('Tanger')
  expect(tanger.getByRole('button', { name: /^Harbour space 1/ })).toBeTruthy()
  expect(tanger.queryByRole('radio', { name: 'Dark sites' })).toBeNull()
})
