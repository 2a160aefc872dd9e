// Tests a refusal: it names the player, the location and the reason, and offers locations where the same card may be played.
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
/** Returns the moves in which Anna, Petr and Tom place Mafiosi on these locations, round by round. */
const after = (...rounds: readonly (readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[])[]): readonly OwnMove[] => [
  { do: 'map', centre: 1, ring: [2, 3, 4, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...rounds.flatMap((round) => round.map((at, seat): OwnMove => ({ do: 'act', by: COLOURS[seat] ?? 'red', what: 'place', at }))),
]

test('a Raid where too few lie: the locations with two are buttons', async () => {
  await openStandard('mafia-city', setupOf(), after([1, 4, 2], [3, 4, 3], [6]))
  await press(/^Card/)
  await press(/^Police Raid/)
  await press(/^1 Prison/)
  const sheet = await screen.findByRole('dialog', { name: 'A Police Raid needs two of your own' })
  expect(sheet.textContent).toContain('Petr has none in the Prison. Possible: 4 Police Station.')
  const works = within(sheet).getByRole('list', { name: 'What works' })
  expect(
    within(works)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['4 Police Station'])
})

test('a card on an empty location, or twice on the same: the refusal says where it works', async () => {
  await openStandard('mafia-city', setupOf(), after([1, 4, 2]))
  await press(/^Card/)
  await press(/^Pulling Strings/)
  await press(/^7 Town Hall/)
  expect((await screen.findByRole('dialog', { name: 'Nobody is in the Town Hall' })).textContent).toContain(
    'Pulling Strings: choose a location with Mafiosi. Possible: 1 Prison, 2 Harbour, 4 Police Station.',
  )
  await press('Choose again')
  await press(/^1 Prison/)
  await press(/^1 Prison/)
  expect((await screen.findByRole('dialog', { name: 'Two different locations are needed' })).textContent).toContain(
    'Possible: 2 Harbour, 4 Police Station.',
  )
})

test('an empty hand: the ring says so, and offers what is left', async () => {
  await openStandard(
    'mafia-city',
    setupOf(),
    after([1, 4, 2], [3, 4, 3], [5, 6, 7], ...Array.from({ length: 5 }, () => [1, 2, 4] as const)),
  )
  await press(/^1 Prison/)
  const sheet = await screen.findByRole('dialog', { name: 'Anna has no Mafioso in hand' })
  expect(within(sheet).getByRole('button', { name: /^Pass/ })).toBeTruthy()
})

test('a refusal that no rule of the game explains shows no rule number', async () => {
  const { session } = await openStandard('mafia-city', setupOf(), after([1, 4, 2]))
  await act(() => session.play.getState().drawByChance())
  const sheet = await screen.findByRole('dialog', { name: 'Play has moved on, and nobody is asking for this now.' })
  expect(within(sheet).queryByRole('button', { name: /C2/ })).toBeNull()
  expect(sheet.textContent).not.toContain('C2')
  expect(within(sheet).getByRole('button', { name: 'Choose again' })).toBeTruthy()
})
