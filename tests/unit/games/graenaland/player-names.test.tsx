// Screens name the players, not the colours of their clans; the undo button of a drawn card names its territory.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

const [opening, ...moments] = clanMoments({ players: 4, way: 'referee' }, 1)
if (opening === undefined) throw new Error('an empty ledger')
const { setup } = opening.entry.move as Begin<Graenaland['setup']>
const movesTo = (at: number) => moments.slice(0, at + 1).map(({ entry }) => entry.move)

test('the undo button of a drawn card names its territory', async () => {
  const at = moments.findIndex(({ entry }) => entry.move.do === 'draw' && entry.events.some(({ e }) => e === 'drawn'))
  await openStandard('graenaland', setup, movesTo(at))
  expect(await screen.findByRole('button', { name: /^Undo: the card at (Coast|Inland)\s\d$/ })).toBeTruthy()
})

test('orders that are entered by hand ask for the next player by name', async () => {
  const at = moments.findIndex(({ state }) => state.stage === 'orders')
  await openStandard('graenaland', setup, movesTo(at))
  await userEvent.click(await screen.findByRole('button', { name: 'Reveal on the table instead' }))
  const names = setup.players.map(({ name }) => name).join('|')
  expect(await screen.findByRole('button', { name: new RegExp(`^(${names}): nothing typed in yet`) })).toBeTruthy()
})

test('after the last order that is entered by hand, a list shows all orders, and a tap changes one', async () => {
  const at = moments.findIndex(({ state }) => state.stage === 'orders')
  await openStandard('graenaland', setup, movesTo(at))
  await press('Reveal on the table instead')
  const chips = () => within(screen.getByRole('group', { name: 'Whose choice' })).getAllByRole('button')
  const count = (await screen.findAllByRole('button', { name: /^stay/ })).length && chips().length
  for (let n = 0; n < count; n++) {
    expect(chips().filter((one) => one.getAttribute('aria-pressed') === 'true')).toHaveLength(1)
    await press('stay')
  }
  const rows = within(screen.getByRole('list', { name: 'Whose choice' })).getAllByRole('button', { name: /stay/i })
  expect(rows).toHaveLength(count)
  expect(screen.queryByRole('button', { name: 'stay' })).toBeNull()
  await userEvent.click(rows[1] as HTMLElement)
  expect(chips()[1]?.getAttribute('aria-pressed')).toBe('true')
})
