// Tests the screen of a vote: the button counts the players who have not voted, and the hint about silent players ends with the last vote.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Opens a game in which several clans vote on a proposal. */
const voting = async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state }) => (state.proposal?.vote.voters.length ?? 0) > 1)
  if (opening === undefined || at < 0) throw new Error('nobody proposes')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await import('../../../../src/games/graenaland/table/questions/Vote')
  await table.go('')
  return table
}

test('players who have not voted are counted, and nobody is said to be silent once all have voted', async () => {
  await voting()
  const votes = within(await screen.findByRole('list', { name: 'Votes' }))
  for (const no of votes.getAllByRole('radio', { name: 'No' })) await userEvent.click(no)
  expect(screen.queryByText(/says nothing/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Close: the cards stay' })).toBeTruthy()
})

test('Undo stays on a short screen after a vote is entered', async () => {
  const height = innerHeight
  Object.assign(window, { innerHeight: 640 })
  await voting()
  const votes = within(await screen.findByRole('list', { name: 'Votes' }))
  await userEvent.click(votes.getAllByRole('radio', { name: 'No' })[0] ?? document.body)
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
  Object.assign(window, { innerHeight: height })
})

test('the table view says what is proposed, as the screen of the vote does', async () => {
  const table = await voting()
  const proposed = (await screen.findByRole('list', { name: 'The proposal' })).textContent
  expect(proposed).not.toBe('')
  await table.go('table')
  expect((await screen.findByRole('list', { name: 'The proposal' })).textContent).toBe(proposed)
})

test('a window that only shows the game does not say how many votes are yes so far', async () => {
  const table = await voting()
  await table.go('table')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/votes are needed, \d+ (?:is|are) yes/)
  act(() => table.session.play.setState({ writes: false }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/: needs \d+\sof\s\d+$/)
  act(() => table.session.play.setState({ writes: true }))
})
