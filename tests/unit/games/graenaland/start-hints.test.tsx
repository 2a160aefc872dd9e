// Tests hints at the start and in the production phase: villages on one tile, cards of a free start, and an empty deck.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import { openStandard, press, settle } from '../standard-table'

const setupWith = (settings: object) => ({
  players: [
    { clan: 'yellow', name: 'Anna' },
    { clan: 'red', name: 'Petr' },
    { clan: 'white', name: 'Tom' },
  ],
  settings: { ...WAYS_TO_PLAY.referee, three: true, ...settings },
})
const BEGIN = { do: 'firstPlayer', by: 'yellow' }
const SPOTS = [
  { do: 'place', by: 'yellow', spots: ['C1', 'C2', 'C1'] },
  { do: 'place', by: 'red', spots: ['C2', 'C3', 'C3'] },
  { do: 'place', by: 'white', spots: ['C1', 'C3', 'C2'] },
]

test('an empty deck is first made of its discards, and a card is left out only without discards', async () => {
  const table = await openStandard('graenaland', setupWith({}), [BEGIN, ...SPOTS])
  await press('Done on the board')
  await import('../../../../src/games/graenaland/table/questions/Draw')
  await table.go('')
  await press('The deck is empty')
  expect(screen.getByText('Shuffle the plains discards, then draw.')).toBeTruthy()
  const { drawn } = (table.session.play.getState().open as { readonly state: { readonly drawn: object } }).state
  expect(drawn).toEqual({})
  await press('No discards either: no card')
  await settle()
  const after = (table.session.play.getState().open as { readonly state: { readonly drawn: Readonly<Record<string, unknown>> } }).state
  expect(after.drawn).toEqual({ C1: ['empty'] })
})

test('two villages on one tile are questioned', async () => {
  const table = await openStandard('graenaland', setupWith({}), [BEGIN])
  await press('Done on the board')
  await import('../../../../src/games/graenaland/table/questions/Start')
  await table.go('')
  const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  await tap(/^Coast.1:/)
  await tap(/^Coast.1:/)
  await tap(/^Inland.1:/)
  expect(screen.getByText(/^Both villages stand at Coast.1\./)).toBeTruthy()
})

test('an undo lists the houses and warriors that leave the board', async () => {
  const { play } = await openStandard('graenaland', setupWith({}), [BEGIN])
  await press('Done on the board')
  await play(...SPOTS.slice(0, 1))
  await press(/^Undo/)
  const list = await screen.findByRole('region', { name: 'Now on the real table' })
  expect(list.textContent).toMatch(/Coast.1/)
  await userEvent.click(screen.getByRole('heading', { name: /^Now on the real table: / }))
  await press('Done on the table')
  expect(screen.queryByRole('region', { name: 'Now on the real table' })).toBeNull()
})

test('a tap beyond the three pieces says why nothing is added, and an own action removes them', async () => {
  const table = await openStandard('graenaland', setupWith({}), [BEGIN])
  await press('Done on the board')
  await import('../../../../src/games/graenaland/table/questions/Start')
  await table.go('')
  const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  await tap(/^Coast.1:/)
  await tap(/^Coast.2:/)
  await tap(/^Inland.1:/)
  await tap(/^Coast.3:/)
  expect(await screen.findByText('Two villages and the warrior are placed; nothing is left to add.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Coast.1:.*; village$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Inland.1:.*; warrior$/ })).toBeTruthy()
  await press('Remove all three, place anew')
  expect(await screen.findByRole('button', { name: 'Tap the place of the first village' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /; (village|warrior)$/ })).toBeNull()
})

test('the set-up lists the four supply cards, and the cards of the coast for a free start', async () => {
  await openStandard('graenaland', setupWith({ freeStart: true }), [BEGIN])
  expect(await screen.findByText('Turn up four supply cards in a row')).toBeTruthy()
  expect(screen.getByText('At each coastal tile, lay two cards of its terrain face down')).toBeTruthy()
})

test('in the preset Light, a free start takes place on the table: two passes, no printed spots, and its own rule', async () => {
  const settings = { ...WAYS_TO_PLAY.light, freeStart: true }
  const table = await openStandard('graenaland', { ...setupWith(settings), spots: [['C1', 'C2', 'C1']] }, [BEGIN])
  await press('Done on the board')
  await import('../../../../src/games/graenaland/table/questions/Start')
  await table.go('')
  expect(
    await screen.findByText(/^First settle at the table: clockwise a village and warrior, then in reverse a village, each with a card/),
  ).toBeTruthy()
  expect(screen.queryByText(/layout marks the spots|As in the last game/)).toBeNull()
  expect(screen.queryByRole('button', { name: /; (village|warrior)$/ })).toBeNull()
  expect(table.session.play.getState().open?.prompts[0]?.rule).toBe('R72')
})

test('in a reported free start, the warrior stands with the first village and can be put on another coastal tile only', async () => {
  const settings = { ...WAYS_TO_PLAY.light, freeStart: true }
  const table = await openStandard('graenaland', setupWith(settings), [BEGIN])
  await press('Done on the board')
  await import('../../../../src/games/graenaland/table/questions/Start')
  await table.go('')
  const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  await tap(/^Coast.1:/)
  await tap(/^Coast.2:/)
  expect(await screen.findByRole('button', { name: /^Coast.1:.*; village, warrior$/ })).toBeTruthy()
  await tap(/^Inland.1:/)
  expect(screen.queryByRole('button', { name: /^Inland.1:.*; warrior$/ })).toBeNull()
  await tap(/^Coast.3:/)
  expect(await screen.findByRole('button', { name: /^Coast.3:.*; warrior$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'They stand there' })).toBeTruthy()
})

test('after a free start on the table, no first cards are drawn, and the cards left on the coast are discarded', async () => {
  const settings = { ...WAYS_TO_PLAY.light, freeStart: true }
  await openStandard('graenaland', setupWith(settings), [BEGIN, ...SPOTS])
  const list = await screen.findByRole('region', { name: 'On the board now' })
  expect(list.textContent).toMatch(/Discard the cards left on the coast/)
  expect(list.textContent).not.toMatch(/Draws two cards/)
})

test.each(['island', 'check?by=board', 'moment/2', 'table'])('%s shows the face-down cards of a free start', async (room) => {
  const table = await openStandard('graenaland', setupWith({ freeStart: true }), [BEGIN, { do: 'settle', by: 'yellow', at: 'C1' }])
  await table.go(room)
  expect((await screen.findAllByText(/2 start cards, face down/)).length).toBeGreaterThan(0)
})
