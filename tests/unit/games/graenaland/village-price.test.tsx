// A3, R40: tests that the unknown price of a village is asked at its first payment, and then remembered for its tile.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

const PRICE = { grain: 2, cattle: 0, wood: 1, ore: 1, gold: 0 }

/** Opens a game in which the chief builds, without any village price. */
const building = async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee', settings: { ordersSealed: false } }, 1)
  const begins = moments.findIndex(({ state }) => state.stage === 'construct')
  if (opening === undefined || begins < 0) throw new Error('nobody builds')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, begins + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', { ...setup, numbers: {} }, moves)
  await import('../../../../src/games/graenaland/table/questions/Build')
  await table.go('')
  await press(/^Village/)
  await userEvent.click((await screen.findAllByRole('button', { name: /^Coast.\d:.*4 cards/ }))[0] ?? document.body)
  return table
}

const numbersIn = ({ session }: Awaited<ReturnType<typeof building>>) =>
  (session.play.getState().open as { readonly state: { readonly numbers: Readonly<Record<string, number>> } }).state.numbers

test('the first village on a tile asks what it costs, and the price is remembered', async () => {
  const table = await building()
  expect(await screen.findByText(/^What does the village at Coast.\d cost\?$/)).toBeTruthy()
  expect(screen.getByText(/usually 4 cards/)).toBeTruthy()
  for (const [resource, count] of Object.entries(PRICE))
    for (let n = 0; n < count; n++)
      await userEvent.click(within(screen.getByRole('group', { name: resource })).getByRole('button', { name: 'One more' }))
  await press('It costs 4 cards')
  const keys = within(await screen.findByRole('group', { name: /^Lay down/ }))
  for (const card of ['grain', 'grain', 'wood', 'ore']) await userEvent.click(keys.getByRole('button', { name: new RegExp(`^${card}`) }))
  await press('Build it: all cards are paid')
  const typed = Object.entries(numbersIn(table)).filter(([id]) => id.startsWith('price/village/'))
  expect(typed.map(([, count]) => count)).toEqual(Object.values(PRICE))
})

test('a village that is paid without typing asks no price', async () => {
  const table = await building()
  await press('Paid, not typed in')
  expect(Object.keys(numbersIn(table)).filter((id) => id.startsWith('price/'))).toEqual([])
})

/** Adds cards of one resource to the price. */
const countUp = async (resource: string, count: number) => {
  for (let n = 0; n < count; n++)
    await userEvent.click(within(screen.getByRole('group', { name: resource })).getByRole('button', { name: 'One more' }))
}

test('the figures of an unknown price remain after the player leaves the question and comes back', async () => {
  const table = await building()
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  await countUp('grain', 2)
  await countUp('ore', 1)
  await table.go('/log')
  await table.go('')
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  expect(await screen.findByRole('button', { name: 'Our tile says 3' })).toBeTruthy()
  await countUp('ore', 1)
  await press('It costs 4 cards')
  expect(await screen.findByRole('group', { name: /^Lay down/ })).toBeTruthy()
})

test('a price that differs from the rulebook is named before it is stored, and one tap stores it', async () => {
  const table = await building()
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  await countUp('grain', 3)
  expect(await screen.findByText(/^The rulebook says 4 cards, not 3\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'It costs 3 cards' })).toBeNull()
  expect(screen.queryByRole('group', { name: /^Lay down/ })).toBeNull()
  await press('Our tile says 3')
  expect(await screen.findByRole('group', { name: /^Lay down/ })).toBeTruthy()
  expect(numbersIn(table)).toEqual({})
})

test('a card that pays nothing is refused with a reason, and too many cards are questioned', async () => {
  await building()
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  await countUp('cattle', 2)
  await countUp('wood', 2)
  await press('It costs 4 cards')
  const keys = within(await screen.findByRole('group', { name: /^Lay down/ }))
  await userEvent.click(keys.getByRole('button', { name: /^grain/ }))
  expect(screen.getByText('Nothing here asks for grain.').getAttribute('role')).toBe('status')
  for (const card of ['cattle', 'cattle', 'wood', 'wood']) await userEvent.click(keys.getByRole('button', { name: new RegExp(`^${card}`) }))
  expect(screen.getByText(/by the count\. Was one forgotten\?$/).textContent).toMatch(/has (no|at most \d) resource card/)
})

test('a price that was entered for an undone village need not be entered again', async () => {
  const table = await building()
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  await countUp('grain', 2)
  await countUp('wood', 2)
  await press('It costs 4 cards')
  await press('Exact price 2 grain, 2 wood')
  await press('Build it: all cards are paid')
  await press(/^Undo /)
  expect(Object.keys(numbersIn(table)).filter((id) => id.startsWith('price/'))).toEqual([])
  await press(/^Village/)
  await userEvent.click((await screen.findAllByRole('button', { name: /^Coast.\d:.*4 cards/ }))[0] ?? document.body)
  await press('It costs 4 cards')
  expect(await screen.findByRole('button', { name: 'Exact price 2 grain, 2 wood' })).toBeTruthy()
})

test('a window that only watches shows no unfinished answer of the window that plays', async () => {
  const table = await building()
  await screen.findByText(/^What does the village at Coast.\d cost\?$/)
  await act(async () => table.session.play.setState({ writes: false }))
  expect(await screen.findByText(/what do you build\?$/)).toBeTruthy()
  // The sentence names the button of the notice at the top.
  const button = screen.getByRole('button', { name: 'Play on here' })
  expect(screen.getByText(/^Answered in the other window\./).textContent).toContain(`press “${button.textContent}” first`)
  await act(async () => table.session.play.setState({ writes: true }))
  expect(await screen.findByText(/^What does the village at Coast.\d cost\?$/)).toBeTruthy()
})
