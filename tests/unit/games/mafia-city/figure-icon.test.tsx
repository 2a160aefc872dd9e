// Tests the icon of a figure that returns to its tile: the result shows the icon of this figure.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mayor } from '../../../../src/games/mafia-city/table/parts/icons'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

test('a Mayor who returns to the Town Hall has the icon of the Mayor', async () => {
  await openStandard('mafia-city', setupOf(), [
    { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
    ...['red', 'blue', 'green'].map((by) => ({ do: 'redraw', by, discard: 0 })),
    { do: 'correct', changes: [{ set: 'figure', figure: 'mayor', holder: 'red' }] },
    ...['red', 'blue', 'green'].map((by) => ({ do: 'act', by, what: 'pass' })),
    { do: 'choose', by: 'red', at: 7 },
  ])
  const row = (await screen.findByText(/Mayor/, { selector: 'li *' })).closest('li')
  expect(row?.querySelector('path')?.getAttribute('d')).toBe(mayor)
})
