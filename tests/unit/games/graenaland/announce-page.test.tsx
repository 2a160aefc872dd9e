// R79: tests announcements: the main button loses none that has begun, and the table view names what it counts.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

/** Opens a game in which the players may announce victory. */
const announcing = async () => {
  const played = { players: 4, way: 'referee', settings: { ordersSealed: false, vpCards: true, goalsSealed: false } } as const
  const [opening, ...moments] = clanMoments(played, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'announce')
  if (opening === undefined || at < 0) throw new Error('nobody may announce')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
  )
  await import('../../../../src/games/graenaland/table/questions/Announce')
  await table.go('')
  return table
}

test('while a clan is picked and its points are not, the main button waits and asks for them', async () => {
  const table = await announcing()
  const seats = within(await screen.findByRole('list', { name: /^Who announces/ }))
  await userEvent.click(seats.getByRole('button', { name: 'Petr: Announce' }))
  const main = screen.getByRole('button', { name: 'Petr: how many points?' })
  expect(main.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(main)
  const stage = () => (table.session.play.getState().open as { readonly state: { readonly stage: string } }).state.stage
  expect(stage()).toBe('announce')
  await press('4')
  expect(screen.getByRole('button', { name: 'Petr starts the final building' })).toBeTruthy()
})

test('the table view says that it counts settlements if the cards are secret', async () => {
  const table = await announcing()
  await table.go('table')
  expect((await screen.findAllByText(/^settlements?; goal card: secret$/, {}, { timeout: 30_000 })).length).toBe(4)
})
