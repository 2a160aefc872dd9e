// Tests the keys of a turn: Bullets of other players follow the keys, a player without cards reads why, and the last pass ends the phase.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
const pass = (by: (typeof COLOURS)[number]): OwnMove => ({ do: 'act', by, what: 'pass' })
const START: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
]
const correct = (...changes: readonly object[]) => ({ do: 'correct', changes })
const texts = () =>
  within(screen.getByRole('group', { name: /what do you do\?$/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a Bullet of a player who has passed follows the keys of the player on turn, with its own name', async () => {
  await openStandard('mafia-city', setupOf(), [...START, pass('red'), pass('blue'), { do: 'act', by: 'green', what: 'place', at: 1 }])
  expect(await screen.findByRole('button', { name: 'Anna Bullet, before Tom' })).toBeTruthy()
  // A Bullet of Petr gives up the chance of Anna, who comes before Petr.
  expect(screen.getByRole('button', { name: 'Petr Bullet, before Tom; Anna passes' })).toBeTruthy()
  // The Bullets follow the keys of the player on turn in the same row, so that the map keeps its height.
  expect(texts()).toEqual([
    'Card text or Hat',
    'Wait discard 1',
    'Pass ends the phase',
    'Anna: Bullet before Tom',
    'Petr: Bullet before Tom; Anna passes',
  ])
})

test('a player without cards and without Mafiosi in hand can only pass, and may correct the count', async () => {
  const tokens = { set: 'tokens', colour: 'red', hand: 0, reserve: 12, cell: 0, fresh: 0 }
  await openStandard('mafia-city', setupOf(), [...START, correct(tokens, { set: 'cards', colour: 'red', cards: 0 })])
  const hint = await screen.findByText(/^No Mafioso in hand and no cards: only passing is left\./)
  // The hint is above the map, so that it is in sight on a low screen.
  expect(hint.compareDocumentPosition(screen.getByRole('group', { name: 'City' })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(texts()).toEqual(['Card no cards', 'Wait no cards', 'Pass stays out'])
  expect(screen.getByRole('button', { name: 'Correct the cards' })).toBeTruthy()
})

test('a card that costs more cards than the player holds says so', async () => {
  await openStandard('mafia-city', setupOf(), [...START, correct({ set: 'cards', colour: 'red', cards: 1 })])
  fireEvent.click(await screen.findByRole('button', { name: /^Card/ }))
  expect((await screen.findByRole('button', { name: /^Two Hats/ })).textContent).toContain('needs 2 cards')
})

test('the question about Complicity shows the case so far, and no Complicity is a secondary button', async () => {
  await openStandard('mafia-city', setupOf(), [
    ...START,
    ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'place', at: 1 })),
    { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 },
    { do: 'nobody' },
  ])
  ;(await screen.findByRole('button', { name: 'Done on the board' })).click()
  const text = await screen.findByText(
    /^In the Cell so far: Petr from 1 Prison, by Anna\. Tap a location: Complicity takes .* not of Anna\.$/,
  )
  expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('button', { name: 'No Complicity' }).className).not.toContain('do')
})
