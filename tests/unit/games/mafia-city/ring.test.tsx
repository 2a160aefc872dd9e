// Tests the drawing of the city as a circle of locations, at the set-up and in the session break.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity } from '../../../../src/games/mafia-city'
import { line } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const hexagons = async () => within(await screen.findByRole('group', { name: 'City' })).getAllByRole('img', { name: /^[1-7] / })

test('the city laid out by the app is drawn', async () => {
  await openStandard('mafia-city', setupOf({ mapDrawn: true }))
  expect(await screen.findByRole('heading', { name: 'The app lays out the city' })).toBeTruthy()
  await press('Lay out the city')
  expect(await screen.findByText('Lay out the city like this')).toBeTruthy()
  expect(screen.queryByText(/this one thing/)).toBeNull()
  expect(await hexagons()).toHaveLength(7)
})

test('the sheet of a session break and the list for setting up again draw the city', async () => {
  const ledger = ledgerAt((state) => mafiaCity.prompts(state)[0]?.kind === 'act')
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  const { go } = await openStandard('mafia-city', setupOf(), moves, 'pack')
  expect(await hexagons()).toHaveLength(7)
  await go('pack/unpack')
  expect(await hexagons()).toHaveLength(7)
})

test('the ring shows who holds the Policeman and the Mayor', async () => {
  const map = { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }
  const taken = { do: 'correct', changes: [{ set: 'figure', figure: 'mayor', holder: 'blue' }] }
  await openStandard('mafia-city', setupOf(), [map, taken], 'city')
  const ring = within(await screen.findByRole('group', { name: 'City' }))
  expect(ring.getByRole('img', { name: 'The Mayor: Petr' })).toBeTruthy()
})

test('a hexagon draws the whole stack up to six Mafiosi, and above that the top ones', async () => {
  const map = { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }
  const changes = [
    { set: 'stack', at: 2, stack: ['blue', 'blue', 'red', 'blue'] },
    { set: 'stack', at: 3, stack: ['red', 'red', 'red', 'green', 'green', 'green', 'blue', 'green'] },
    ...['red', 'blue', 'green'].map((colour) => ({ set: 'tokens', colour, hand: 4, reserve: 4, cell: 0, fresh: 0 })),
  ]
  await openStandard('mafia-city', setupOf(), [map, { do: 'correct', changes }], 'city')
  const ring = within(await screen.findByRole('group', { name: 'City' }))
  const drawn = (name: RegExp) => [...ring.getByRole('button', { name }).querySelectorAll('.mafioso')].map((one) => one.className)
  const harbour = drawn(/^2 Harbour/)
  expect(harbour).toHaveLength(4)
  expect(harbour[3]).toBe(harbour[0])
  expect(drawn(/^3 Fight Club/)).toHaveLength(5)
  expect(ring.getByText('+3')).toBeTruthy()
})

test('while locations are placed, the tiles and the row of the undo button keep their places', async () => {
  await openStandard('mafia-city', setupOf())
  const tray = () => within(screen.getByRole('group', { name: /not on the table yet/ })).getAllByRole('button')
  const rows = () => document.querySelectorAll('.answer .ways > *').length
  await screen.findByRole('heading', { name: 'How are the locations arranged?' })
  expect([tray().length, rows()]).toEqual([7, 1])
  for (const at of ['4 Police', '1 Prison', '2 Harbour', '3 Fight', '5 Shopping', '6 Private']) {
    await press(new RegExp(`^${at}`))
    expect([tray().length, rows()]).toEqual([7, 1])
  }
})
