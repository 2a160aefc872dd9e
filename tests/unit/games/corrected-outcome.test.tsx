// Tests that an outcome that is still shown says which values were corrected after it.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../src/games/mafia-city/model/moves'
import { setupOf } from './mafia-city/games'
import { openStandard, press } from './standard-table'

const COLOURS = ['red', 'blue', 'green'] as const

test('a correction while an outcome is shown is named on it', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [
    { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
    ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
    { do: 'act', by: 'red', what: 'place', at: 3 },
    { do: 'act', by: 'blue', what: 'place', at: 5 },
    { do: 'act', by: 'green', what: 'place', at: 6 },
    ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'pass' })),
    { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'cards', colour, cards: 0 })) },
  ])
  await press(/^Evaluate 1 Prison/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  expect(screen.queryByText(/^Corrected since/)).toBeNull()
  await play({ do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 5 }] })
  expect(await screen.findByText(/^Corrected since: .+5.*\. The rest is as it was before\.$/)).toBeTruthy()
})
