// Tests the correction of the owner of a site: the added piece is taken from the supply of its owner.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

/** Opens the correction of Marseille and returns its part of the page. */
const marseille = async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'correct')
  await press('Cities')
  const row = (await screen.findAllByRole('group')).find((one) => one.querySelector('summary')?.textContent === 'Marseille')
  if (row === undefined) throw new Error('no city')
  await userEvent.click(row.querySelector('summary') as HTMLElement)
  return within(row)
}

test('a warehouse that a correction puts on a site is taken from its owner', async () => {
  const city = await marseille()
  await userEvent.click(city.getByRole('button', { name: /^Site 1\b/ }))
  await userEvent.click(city.getByRole('button', { name: /Petr/ }))
  await press('Done')
  expect(await screen.findByText(/^Petr: .*5 → 4 /)).toBeTruthy()
  expect(screen.getByText(/^Marseille, site 1: .* → Petr$/)).toBeTruthy()
})

test('a fortress site is corrected in two steps: first the site, then the owner', async () => {
  const city = await marseille()
  const site = (at: number, owner: string) => city.getByRole('button', { name: new RegExp(`^Fortress site ${at}, .*, ${owner}$`) })
  const add = (who: string) => city.getByRole('button', { name: `Add ${who}` })
  await userEvent.click(site(1, 'free'))
  expect(site(1, 'free').getAttribute('aria-pressed')).toBe('true')
  expect(add('Jana').getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(add('Jana'))
  expect(site(1, 'Jana').getAttribute('aria-pressed')).toBe('true')
  // A player has one fortress in a city, so Jana cannot own the other fortress too.
  await userEvent.click(site(2, 'free'))
  expect(add('Jana').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(add('Petr'))
  await userEvent.click(city.getByRole('button', { name: 'Take the fortress off' }))
  expect(site(2, 'free')).toBeTruthy()
  await press('Done')
  expect(await screen.findByText(/^Jana: .*0 fortress/)).toBeTruthy()
})
