// R18: tests the question for revealed compass plates.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

test('the answer says that no hero moves if all plates say so', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light' }, 1)
  const begins = moments.findIndex(({ state }) => state.stage === 'orders')
  if (opening === undefined || begins < 0) throw new Error('no hero moves in this game')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  await openStandard(
    'graenaland',
    setup,
    moments.slice(0, begins + 1).map(({ entry }) => entry.move),
  )
  expect(await screen.findByRole('heading', { name: 'Turn the plates: what do they say?' })).toBeTruthy()
  for (const _ of [1, 2]) await press('stay')
  expect(await screen.findByRole('button', { name: 'All heroes stay' })).toBeTruthy()
})
