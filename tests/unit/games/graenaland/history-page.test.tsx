// Tests that the history hides the words for comparing digests until the user shows every step.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

test('the words of a round are shown with every step only', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  const ends = moments.findIndex(({ entry, parent }) =>
    entry.events.some((event) => event.e !== 'rewound' && parent !== undefined && graenaland.closes(event, parent.state) !== undefined),
  )
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  await openStandard(
    'graenaland',
    setup,
    moments.slice(0, ends + 1).map(({ entry }) => entry.move),
    'log',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Filter', expanded: false }))
  expect(screen.queryByText(/^Words of round/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Every step' }))
  expect(await screen.findByText(/^Words of round 1/)).toBeTruthy()
})

test('the result of a vote heads its entry, before the votes that came with it', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  const proposed = moments.findIndex(({ state }) => state.proposal !== undefined)
  const { proposal } = moments[proposed]?.state ?? {}
  if (opening === undefined || proposal === undefined) throw new Error('nobody proposes')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const votes = Object.fromEntries(proposal.vote.voters.map(({ role }) => [role, true]))
  const moves = [...moments.slice(0, proposed + 1).map(({ entry }) => entry.move), { do: 'closeVote', said: votes }]
  await openStandard('graenaland', setup, moves, 'log')
  await screen.findByRole('button', { name: 'Filter' })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.join(' ')).toMatch(/(Coast|Inland)\u00a0\d: adopted, \d+ of \d+ votes?, \d+ needed/)
  expect(rows.filter((row) => /says yes.*adopted/.test(row))).toEqual([])
})

test.each([
  ['en', /^Undo.*moves of the heroes/i],
  ['cs', /^Vrátit.*tahy hrdinů/i],
] as const)('the undo button of a reveal names the moves of the heroes: %s', async (language, label) => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee' }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const at = moments.findIndex(({ entry }) => entry.move.do === 'reveal')
  const moves = moments.slice(0, at + 1).map(({ entry: { move } }) => move)
  await openStandard('graenaland', setup, moves, '', language)
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})

test('the history can be limited to one territory of the island', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee', settings: { ordersSealed: false } }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, 12).map(({ entry }) => entry.move)
  await openStandard('graenaland', setup, moves, 'log')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  const choice = await screen.findByRole('combobox', { name: 'Place on the board' })
  // The island of three players has five territories.
  expect(within(choice).getAllByRole('option')).toHaveLength(6)
  await userEvent.selectOptions(choice, 'C1')
  expect(screen.getByRole('button', { name: 'Filter: Coast\u00a01', expanded: true })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ of \d+ entries$/)
  const rows = within(screen.getByRole('main')).getAllByRole('link')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ textContent }) => !textContent.includes('Coast\u00a01'))).toEqual([])
})
