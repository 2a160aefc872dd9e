// Tests the charts of a game: a note says that lines with equal values are drawn side by side.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

test('a chart with equal values says that their lines are drawn side by side', async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state }) => state.round === 2)
  if (opening === undefined || at < 0) throw new Error('no second round')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await table.go('charts')
  expect((await screen.findAllByText('Lines with equal values are drawn side by side.', {}, { timeout: 30_000 })).length).toBeGreaterThan(0)
})
