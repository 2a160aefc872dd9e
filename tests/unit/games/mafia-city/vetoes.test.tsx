// Tests the screen of reactions with several vetoes (R52–R56): which lines it shows above the players who may answer.
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
const moves = (vetoes: number): readonly unknown[] => [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] } satisfies OwnMove,
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'place', at: 1 })),
  { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'cards', colour, cards: 9 })) },
  { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 } satisfies OwnMove,
  ...COLOURS.flatMap((): readonly OwnMove[] => [
    { do: 'react', by: 'blue', with: 'fists' },
    { do: 'react', by: 'red', with: 'fists' },
  ]).slice(0, vetoes),
]

const tall = innerHeight
afterEach(() => {
  window.innerHeight = tall
})

test('from the second veto on, a short screen lists the earlier vetoes in one line', async () => {
  window.innerHeight = 640
  await openStandard('mafia-city', setupOf(), moves(2))
  expect(await screen.findByText('1 more: Petr – two Fists')).toBeTruthy()
  expect(screen.getByText('Anna: two Fists')).toBeTruthy()
  expect(screen.queryByText('Petr: two Fists')).toBeNull()
})

test('on a tall screen, two vetoes have a row each, and of four vetoes only the last one has a row', async () => {
  window.innerHeight = 844
  const { play } = await openStandard('mafia-city', setupOf(), moves(2))
  expect(await screen.findByText('Petr: two Fists')).toBeTruthy()
  await play(...moves(4).slice(-2))
  expect(await screen.findByText('3 more: Petr – two Fists, Anna – two Fists, Petr – two Fists')).toBeTruthy()
})

test('the players who may answer replace the turn order', async () => {
  await openStandard('mafia-city', setupOf(), moves(1))
  expect(await screen.findByRole('list', { name: 'Who may answer' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Turn order' })).toBeNull()
  expect(within(screen.getByRole('list', { name: 'Who may answer' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Discarded either way: Anna 1, Petr 2.')).toBeTruthy()
})
