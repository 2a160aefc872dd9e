// Tests the result of a card: the cards discarded by a chain of vetoes, and the player whose turn has ended.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { targetOf } from '../../../../src/games/mafia-city/model/tokens'
import { onlyThingOf } from '../../../../src/games/mafia-city/table/rooms/OutcomeView'
import { openStandard } from '../standard-table'
import { begun } from './games'

const setup = {
  players: [
    { colour: 'red', name: 'Anna' },
    { colour: 'blue', name: 'Petr' },
    { colour: 'green', name: 'Tom' },
  ],
  start: 'red',
  settings: { mapDrawn: false, silentWindow: false, cardsCounted: false },
}
const MAP = { do: 'map', centre: 1, ring: [2, 3, 4, 5, 6, 7] }
const keep = (by: string) => ({ do: 'redraw', by, discard: 0 })

test('a cancelled card goes to the discards with all its vetoes, and the turn is over', async () => {
  const { play } = await openStandard('mafia-city', setup, [MAP, keep('red'), keep('blue'), keep('green')])
  await play({ do: 'act', by: 'red', what: 'place', at: 2 }, { do: 'act', by: 'blue', what: 'place', at: 2 })
  await play({ do: 'act', by: 'green', what: 'snitch', at: 2, place: 1 }, { do: 'react', by: 'red', with: 'fists' }, { do: 'nobody' })
  expect(await screen.findByText('To the discards')).toBeTruthy()
  expect(screen.getByText('Anna 2, Tom 1')).toBeTruthy()
  expect(screen.getByText('Tom’s turn is over: Snitch is cancelled.')).toBeTruthy()
  expect(screen.getByText(/Anna: two Fists\./)).toBeTruthy()
  expect(screen.queryByText(/nothing to do on the board/)).toBeNull()
})

const TARGET = targetOf(begun())
const begunGame = [MAP, keep('red'), keep('blue'), keep('green')]
const place = (by: string, at: number) => ({ do: 'act', by, what: 'place', at })
const PASSES = ['red', 'blue', 'green'].map((by) => ({ do: 'act', by, what: 'pass' }))

test('the result of the Prison shows rule A2 if Mafiosi of this round leave the Cell', async () => {
  const { play } = await openStandard('mafia-city', setup, [...begunGame, place('red', 1), place('blue', 2), place('green', 1)])
  await play({ do: 'act', by: 'red', what: 'snitch', at: 2, place: 1 }, { do: 'nobody' }, { do: 'noComplicity', by: 'blue' })
  await play(...PASSES.slice(1), ...PASSES.slice(0, 1), { do: 'choose', at: 1 }, { do: 'noMoreDeals' })
  expect(await screen.findByRole('button', { name: /^A2 / })).toBeTruthy()
})

test('the result of the Prison shows no rule if nobody was jailed in this round', async () => {
  const { play } = await openStandard('mafia-city', setup, [...begunGame, place('red', 1), place('blue', 2), place('green', 1)])
  await play(...PASSES, { do: 'choose', at: 1 }, { do: 'noMoreDeals' })
  await screen.findByText(/^1 point/)
  expect(screen.queryByRole('button', { name: /^A2 / })).toBeNull()
})

test('a player who reaches the target before the last location does not end the phase', async () => {
  const { play } = await openStandard('mafia-city', setup, [...begunGame, place('red', 1), place('blue', 2), place('green', 1)])
  await play({ do: 'correct', changes: [{ set: 'vp', colour: 'red', vp: TARGET - 1 }] })
  await play(...PASSES, { do: 'choose', at: 1 }, { do: 'noMoreDeals' })
  expect(await screen.findByText(new RegExp(`${TARGET} reached: this is the last round\\. The phase is played to its end\\.`))).toBeTruthy()
})

test('an effect after two vetoes shows that their number is even', async () => {
  const { play } = await openStandard('mafia-city', setup, [...begunGame, place('red', 2), place('blue', 2)])
  await play({ do: 'act', by: 'green', what: 'snitch', at: 2, place: 1 })
  await play({ do: 'react', by: 'red', with: 'fists' }, { do: 'react', by: 'green', with: 'fists' }, { do: 'nobody' })
  expect(await screen.findByText(/^2 vetoes, even\./)).toBeTruthy()
})

test('the only piece to move is named', () => {
  expect(onlyThingOf([{ e: 'letStand' }, { e: 'marked' }], [{}])).toBe('marker')
  expect(onlyThingOf([{ e: 'jailed' }, { e: 'turnEnded' }], [{}, { byApp: true }])).toBe('mafioso')
  expect(onlyThingOf([{ e: 'released' }, { e: 'marked' }], [{}, {}])).toBeUndefined()
})
