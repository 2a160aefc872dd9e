// Tests the overview for a shared screen: the parts of the round, and a legend of the symbols.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

test('the table view shows the phase of the round, and lists families from the start player on', async () => {
  await openStandard(
    'mafia-city',
    { ...setupOf({ mapDrawn: false, silentWindow: false, cardsCounted: false }), start: 'blue' },
    [{ do: 'map', centre: 1, ring: [2, 3, 4, 5, 6, 7] }, ...['blue', 'green', 'red'].map((by) => ({ do: 'redraw', by, discard: 0 }))],
    'table',
  )
  const phases = within(await screen.findByRole('list', { name: 'Phases of the round' })).getAllByRole('listitem')
  expect(phases.map((one) => one.textContent)).toEqual(['Actions', 'Locations', 'Strategic phase', 'End of round'])
  expect(phases.filter((one) => one.getAttribute('aria-current') === 'step').map((one) => one.textContent)).toEqual(['Actions'])
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['Petr', 'Tom', 'Anna'])
})

test('during a reaction, the table view marks the players who are asked, not the player on turn', async () => {
  const COLOURS = ['red', 'blue', 'green']
  await openStandard(
    'mafia-city',
    setupOf({ mapDrawn: false, silentWindow: false, cardsCounted: false }),
    [
      { do: 'map', centre: 1, ring: [2, 3, 4, 5, 6, 7] },
      ...COLOURS.map((by) => ({ do: 'redraw', by, discard: 0 })),
      ...COLOURS.map((by) => ({ do: 'act', by, what: 'place', at: 1 })),
      { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 },
    ],
    'table',
  )
  const isNow = (name: string) => within(screen.getByRole('article', { name })).queryByText('now') !== null
  await screen.findByRole('article', { name: 'Anna' })
  expect(['Anna', 'Petr', 'Tom'].map(isNow)).toEqual([false, true, true])
})
