// Tests two labels: the button for no reaction says what happens then, and the undo button says that a player kept the cards.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { keysIn } from '../../../../src/games/mafia-city/table/asking/words/keys'
import { openStandard } from '../standard-table'
import { actionIn } from '../../../../src/games/mafia-city/table/rooms/action-names'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { ledgerAt, setupOf } from './games'

const MAP: OwnMove = { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }
const redraw = (...discarded: readonly number[]): readonly OwnMove[] =>
  discarded.map((discard, seat) => ({ do: 'redraw', by: (['red', 'blue', 'green'] as const)[seat] ?? 'red', discard }))

test('a reaction that nobody gives names what happens then', async () => {
  await openStandard('mafia-city', setupOf(), [
    MAP,
    ...redraw(0, 0, 0),
    ...(['red', 'blue', 'green'] as const).map((by): OwnMove => ({ do: 'act', by, what: 'place', at: 1 })),
    { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 },
  ])
  expect(await screen.findByRole('button', { name: 'Nobody: the Mafioso is jailed' })).toBeTruthy()
  expect(keysIn('en').nobody('snitch', false)).toBe('Nobody: Snitch is cancelled')
  expect(keysIn('en').nobody('hat', true)).toBe('Nobody: the Mafioso comes back')
  expect(keysIn('cs').nobody('raid', true)).toBe('Nikdo: razie proběhne')
  expect(keysIn('en').nobody('thief', true, true)).toBe('Nobody: there is no card left to take')
  expect(keysIn('cs').nobody('thief', true, true)).toBe('Nikdo: není co vzít')
  expect(keysIn('cs').nobody('twoHats', false)).toBe('Nikdo: dva Klobouky neplatí')
})

test('the undo of the end of the deals names the location', () => {
  const before = ledgerAt(({ cycle }) => cycle !== undefined).head.state
  if (before.cycle === undefined) throw new Error('no location is open')
  const at = `${before.cycle.at} ${textsIn('en').locations[before.cycle.at]}`
  expect(actionIn({ do: 'noDeal', by: 'red' }, 'en', [], before)).toBe(`the end of the deals at ${at}`)
})

test('the undo of cards that were kept does not call them exchanged', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [MAP, ...redraw(0)])
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo Anna’s choice to keep the cards')
  await play({ do: 'redraw', by: 'blue', discard: 2 })
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo Petr’s exchange of cards')
})
