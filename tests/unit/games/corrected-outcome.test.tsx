// Tests that an outcome that is still shown says which values were corrected after it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../src/games/graenaland'
import type { Begin } from '../../../src/referee'
import { clanMoments } from '../../gallery/graenaland'
import { openStandard, press } from './standard-table'

test('a correction while an outcome is shown is named on it', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  const begins = moments.findIndex(({ state }) => state.stage === 'construct')
  const building = moments[begins]?.state
  if (opening === undefined || building === undefined) throw new Error('nobody builds')
  const { chief } = building
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, begins + 1).map(({ entry }) => entry.move),
  )
  await table.play({ do: 'construct', by: chief, what: 'army' })
  await table.go('')
  expect(await screen.findByRole('button', { name: 'Done on the board' })).toBeTruthy()
  expect(screen.queryByText(/^Corrected since/)).toBeNull()
  await table.play({ do: 'correct', changes: [{ set: 'army', clan: chief, strength: 5 }] })
  expect(await screen.findByText(/^Corrected since: .+5.*\. The rest is as it was before\.$/)).toBeTruthy()
  await press('Done on the board')
  expect(screen.queryByText(/^Corrected since/)).toBeNull()
})
