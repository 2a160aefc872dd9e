// Plays random games of the second edition with invariants, moves of the players and corrections.
import { describe, expect, test } from 'vitest'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { secondSetupFor } from '../../../playout/westeros-second-edition'

describe.each([3, 4, 5, 6] as const)('%i players', (players) => {
  test.each(['referee', 'full', 'light'] as const)('a game with the preset %s reaches its result', (preset) => {
    const random = seeded(40 + players)
    const setup = secondSetupFor(players, preset, random)
    const tides = { ...setup, settings: { ...setup.settings, tidesOfBattle: players % 2 === 0 } }
    expect(playGame({ setup: tides, random, watch: true, disturb: true }).ledger.head.state.outcome).toBeDefined()
  })
})

test('an order whose units a correction removed during the question about a port does not stay on the board', () => {
  const random = seeded(700_200)
  const setup = secondSetupFor(5, 'full', random)
  const tides = { ...setup, settings: { ...setup.settings, tidesOfBattle: true } }
  expect(playGame({ setup: tides, random, watch: true, disturb: true }).ledger.head.state.outcome).toBeDefined()
})
