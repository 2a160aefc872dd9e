// Tests who controls a location after an effect: shown for each target of a card, and after an effect that nobody could cancel.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
const placed = (...at: readonly (1 | 2 | 3)[]): readonly OwnMove[] =>
  at.map((one, seat) => ({ do: 'act', by: COLOURS[seat % 3] ?? 'red', what: 'place', at: one }))
const BEGUN: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
]
const held = (...cards: readonly number[]) => ({
  do: 'correct',
  changes: COLOURS.map((colour, seat) => ({ set: 'cards', colour, cards: cards[seat] ?? 0 })),
})

test('each target of the Master Plan shows who would control it', async () => {
  await openStandard('mafia-city', setupOf(), [...BEGUN, ...placed(1, 1, 2)])
  await press(/^Card/)
  await press(/^Master Plan/)
  await press(/^1 Prison/)
  await press(/^Petr/)
  const list = within(await screen.findByRole('list', { name: 'Who leads then' }))
  const rows = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toBe('1 Prisonthen Anna leads')
  expect(rows).toContain('2 Harbourthen Tom leads')
  expect(rows).toContain('3 Fight Clubthen Petr leads')
})

test('an effect that nobody can cancel shows who could not, and who leads now', async () => {
  await openStandard('mafia-city', setupOf(), [...BEGUN, ...placed(1, 1, 2), held(2, 0, 0)])
  await press(/^Card/)
  await press(/^Snitch/)
  await press(/^1 Prison/)
  await press(/^Anna/)
  expect(await screen.findByRole('heading', { name: 'Snitch: carried out' })).toBeTruthy()
  expect(screen.getByText(/Nobody holds enough cards to answer \(Petr 0, Tom 0; a veto takes 1\)\./)).toBeTruthy()
  expect(screen.getByText(/Who leads now: 1 Prison: Petr\./)).toBeTruthy()
})

test('a family with too few cards for a veto shows how many cards a veto takes', async () => {
  await openStandard('mafia-city', setupOf(), [...BEGUN, ...placed(1, 1, 2), held(2, 2, 1)])
  await press(/^Card/)
  await press(/^Pulling Strings/)
  await press(/^1 Prison/)
  await press(/^2 Harbour/)
  const list = within(await screen.findByRole('list', { name: 'Who may answer' }))
  expect(list.getByText(/Tom/).parentElement?.textContent).toContain('too few cards: a veto takes 2')
})
