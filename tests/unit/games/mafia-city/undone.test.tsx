// Tests the list of pieces that the players put back on the real table after an undo.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard, press } from '../standard-table'
import { setupOf, TO_LOCATIONS } from './games'

const MAP: OwnMove = { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }
const KEPT = (['red', 'blue', 'green'] as const).map((by): OwnMove => ({ do: 'redraw', by, discard: 0 }))
const place = (by: 'red' | 'blue' | 'green', at: 1 | 2): OwnMove => ({ do: 'act', by, what: 'place', at })
const rows = async () => {
  const list = await screen.findByRole('region', { name: 'Now on the real table' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
}

test('an undo lists the pieces to put back, and several undos count as one', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [MAP, ...KEPT, place('red', 1)])
  expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
  await play(place('blue', 1))
  await press(/^Undo/)
  expect(await rows()).toEqual(['Petr: hand 7 → 8, reserve 4, Cell 0', 'Prison: from the bottom Anna, Petr → from the bottom Anna'])
  await press(/^Undo/)
  expect((await rows()).at(-1)).toBe('Prison: from the bottom Anna, Petr → nobody')
})

test('the list is gone after the players have put the pieces back, and after a new move', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [MAP, ...KEPT, place('red', 1), place('blue', 2)])
  await press(/^Undo/)
  await userEvent.click(screen.getByRole('heading', { name: /^Now on the real table: / }))
  await press('Done on the table')
  expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
  await press(/^Undo/)
  expect(await rows()).toEqual(['Anna: hand 7 → 8, reserve 4, Cell 0', expect.stringContaining('Prison')])
  await play(place('red', 2))
  expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
})

test('an undo names only the markers that change', async () => {
  const passes = (['red', 'blue', 'green'] as const).map((by): OwnMove => ({ do: 'act', by, what: 'pass' }))
  const chosen = ([1, 2, 3] as const).map((at): OwnMove => ({ do: 'choose', at }))
  await openStandard('mafia-city', setupOf(), [MAP, ...KEPT, ...passes, ...chosen])
  await press(/^Undo/)
  expect(await rows()).toEqual(['Take the marker off 3 Fight Club.'])
})

test('the point of a location is the first row, and one row lists the markers of the empty locations before it', async () => {
  await openStandard('mafia-city', setupOf(), TO_LOCATIONS)
  await press(/^Evaluate 1 Prison/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  const list = within(screen.getByRole('region', { name: 'On the board now' }))
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/point for Anna|Anna/)
  expect(texts[1]).toBe('Put markers on 1, 2: nobody is there')
  // Nothing is revealed step by step, so the main button does not wait.
  expect(screen.getByRole('button', { name: 'Done on the board' })).toBeTruthy()
})

test('an undo at the first of several outcomes does not name a point that was never shown', async () => {
  await openStandard('mafia-city', setupOf(), TO_LOCATIONS)
  await press(/^Evaluate 1 Prison/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  await press(/^Undo/)
  const list = (await rows()).join('; ')
  expect(list).toContain('Anna')
  expect(list).not.toContain('Petr')
})

test('points that were never shown are not named either if the board was corrected before the undo', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), TO_LOCATIONS)
  await press(/^Evaluate 1 Prison/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  await play({ do: 'correct', changes: [{ set: 'hitman', at: 5 }] })
  await screen.findByText(/Fight Club: Anna gets the point/)
  await press(/^Undo/)
  await screen.findByText(/Fight Club: Anna gets the point/)
  await press(/^Undo/)
  const list = (await rows()).join('; ')
  expect(list).toContain('Anna')
  expect(list).not.toContain('Petr')
})

test('an undo of a card lists the stack, the Cell and the cards as they were', async () => {
  await openStandard('mafia-city', setupOf({ cardsCounted: false }), [
    MAP,
    ...KEPT,
    place('red', 1),
    place('blue', 1),
    { do: 'act', by: 'green', what: 'snitch', at: 1, place: 1 },
    { do: 'nobody' },
    { do: 'noComplicity', by: 'red' },
  ])
  await press(/^Undo/)
  await press(/^Undo/)
  expect(await rows()).toContain('Prison: from the bottom Petr → from the bottom Anna, Petr')
  expect(await rows()).toContain('Anna: hand 7, reserve 4, Cell 1 → 0')
})
