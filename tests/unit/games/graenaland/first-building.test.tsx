// Tests the note about the first building, which does not count in a game of three players (R69).
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

const openOverview = async (three: boolean) => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'light', settings: { three } }, 1)
  if (opening === undefined) throw new Error('no game')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const at = moments.findIndex(({ state }) => state.stage === 'construct')
  return openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
    'table',
  )
}

test.each([
  [true, 1],
  [false, 0],
] as const)(
  'the overview says that the first building does not count, only with the rules for three players (%s)',
  async (three, notes) => {
    await openOverview(three)
    expect(await screen.findByText(/^Ship marker: /)).toBeTruthy()
    expect(screen.queryAllByText('buildings: the first one does not count')).toHaveLength(notes)
  },
)
