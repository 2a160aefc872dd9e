// R18: tests that the title of revealed orders names the orders, and is not the general title of secret choices.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

test('revealed orders are called hero orders', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee' }, 1)
  const opened = moments.findIndex(({ state }) => state.ballot?.kind === 'order')
  const ballot = moments[opened]?.state.ballot
  if (opening === undefined || ballot === undefined) throw new Error('no orders')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, opened + 1).map(({ entry }) => entry.move),
  )
  const choices = Object.fromEntries(ballot.roles.map((clan) => [clan, { go: '0' }]))
  await act(async () => table.session.play.getState().revealByHand(choices, undefined, ballot.id))
  await table.go('')
  expect((await screen.findAllByText(/Hero orders/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('This was chosen')).toBeNull()
})
