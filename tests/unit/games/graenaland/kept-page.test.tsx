// Tests the page of the kept secrets while hero orders are sealed: the page says where these orders are.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

test('the page of the kept secrets says where an order is that was sealed for this round', async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee' }, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'orders')
  if (opening === undefined || at < 0) throw new Error('nobody orders')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const { session, go } = await openStandard('graenaland', setup, moves, 'kept')
  expect(screen.queryByText(/opened from the open question/)).toBeNull()
  const { open, cast } = session.play.getState()
  const [role] = open?.prompts.flatMap(({ roles }) => roles) ?? []
  await act(async () => expect(await cast(role ?? '', { go: '0' })).toMatchObject({ how: 'done' }))
  await go('kept')
  expect(await screen.findByText(/opened from the open question/)).toBeTruthy()
})
