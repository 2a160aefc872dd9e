// Tests the result of a card: the cards discarded by a chain of vetoes, and the player whose turn has ended.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyThingOf } from '../../../../src/games/mafia-city/table/rooms/OutcomeView'
import { openStandard } from '../standard-table'

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

test('the only piece to move is named', () => {
  expect(onlyThingOf([{ e: 'letStand' }, { e: 'marked' }], [{}])).toBe('marker')
  expect(onlyThingOf([{ e: 'jailed' }, { e: 'turnEnded' }], [{}, { byApp: true }])).toBe('mafioso')
  expect(onlyThingOf([{ e: 'released' }, { e: 'marked' }], [{}, {}])).toBeUndefined()
})
