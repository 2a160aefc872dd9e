// Tests the island page: the selected territory shows its pieces and its votes, and the user may try other pieces.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import { placesOf } from '../../../../src/games/graenaland/model/board'
import { place } from '../../../../src/games/graenaland/words/en/names'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Opens the island page after a number of moves of a random game. */
const openIsland = async (count: number, resource?: 'cattle') => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const shown = moments.slice(0, count)
  const state = shown.at(-1)?.state
  const [at] = state === undefined ? [] : placesOf(state)
  if (state === undefined || at === undefined) throw new Error('no moves')
  const changes = [{ set: 'works', at, works: ['improvement'], resource }]
  const moves = shown.map(({ entry }) => entry.move)
  await openStandard('graenaland', setup, resource === undefined ? moves : [...moves, { do: 'correct', changes }], 'island')
  return { state, at }
}

test('the selected territory names the resource of its improvement', async () => {
  const { at } = await openIsland(40, 'cattle')
  const tile = await screen.findByRole('button', { name: new RegExp(`^${place(at)}: `) })
  expect(tile.textContent).toContain('improvement (cattle)')
  await userEvent.click(tile)
  const region = screen.getByRole('heading', { name: new RegExp(`^${place(at)}, `) }).parentElement
  if (region === null) throw new Error('no territory')
  expect(within(region).queryAllByText(/improvement \(cattle\)/)).toHaveLength(1)
})

test('of cards whose kinds are not known, the selected territory names only the number', async () => {
  const { state } = await openIsland(40)
  const at = placesOf(state).find((one) => (state.cards[one]?.length ?? 0) > 1 && state.cards[one]?.every((card) => card === 'up'))
  if (at === undefined) throw new Error('no territory with cards')
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${place(at)}: `) }))
  const region = screen.getByRole('heading', { name: new RegExp(`^${place(at)}, `) }).parentElement
  expect(region?.textContent).toMatch(new RegExp(`${state.cards[at]?.length}\\scards`))
  expect(region?.textContent).not.toContain('face up')
})

test('the result of what-if is before its controls and stays in sight', async () => {
  const { at } = await openIsland(40)
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${place(at)}: `) }))
  await userEvent.click(screen.getByRole('button', { name: 'What if' }))
  const result = screen.getByRole('region', { name: 'Votes needed then' })
  expect(result.classList.contains('in-sight')).toBe(true)
  const control = screen.getByRole('switch', { name: 'Palisade' })
  expect(result.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('all pieces of a clan on a tile are in one part beside its plate', async () => {
  const { at } = await openIsland(40)
  const tile = await screen.findByRole('button', { name: new RegExp(`^${place(at)}: `) })
  const clans = [...tile.querySelectorAll('.isle-clan')]
  expect(clans.length).toBeGreaterThan(0)
  expect(clans.map(({ children }) => [...children].map((part) => part.localName))).toEqual(clans.map(() => ['svg', 'span']))
})
