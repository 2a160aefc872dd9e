// R23: tests the screen of a proposal: proposing nothing after a tap on a territory, and the names of the tiles.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import { clansOf } from '../../../../src/games/graenaland/model/board'
import { nextProposer, proposable } from '../../../../src/games/graenaland/rules/distribution'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

/** Opens a game in which the next clan may propose for at least two territories. */
const proposing = async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state, entry }) => {
    const by = nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed })
    return entry.move.do === 'waive' && state.stage === 'proposals' && by !== undefined && proposable(state, by).length > 1
  })
  if (opening === undefined || at < 0) throw new Error('nobody proposes')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await import('../../../../src/games/graenaland/table/questions/Propose')
  await table.go('')
}
const tiles = async () => within(await screen.findByRole('group', { name: 'Island' })).getAllByRole('button', { name: /Votes \d/ })

test('after a tap on a territory, the clan can still propose nothing', async () => {
  await proposing()
  await userEvent.click((await tiles())[0] ?? document.body)
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
  expect(screen.getByRole('button', { name: / proposes nothing$/ })).toBeTruthy()
})

test('the name of a tile says which cards lie there', async () => {
  await proposing()
  for (const tile of await tiles()) expect(tile.textContent).toMatch(/\d cards?: .*(grain|cattle|wood|ore|gold|face down)/)
})
