// Tests the words for what a controller did or did not do, the taps of the location phase, and the cards laid down in a location or turn.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
type Colour = (typeof COLOURS)[number]
const BEGUN: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
]
const act = (by: Colour, what: 'place' | 'pass', at?: 1 | 2 | 3 | 4 | 6 | 7): OwnMove => ({ do: 'act', by, what, ...(at && { at }) })
const PASSED = COLOURS.map((by) => act(by, 'pass'))
/** Passes of all players after the first placement of Red. */
const OTHERS_PASSED = (['blue', 'green', 'red'] as const).map((by) => act(by, 'pass'))
const mayor = { do: 'correct', changes: [{ set: 'figure', figure: 'mayor', holder: 'red' }] }
const noCards = { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'cards', colour, cards: 0 })) }
const NOT_COUNTED = { cardsCounted: false }

test('the undo button says what a controller did not do', async () => {
  const { play } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [
    ...BEGUN,
    act('red', 'place', 1),
    act('blue', 'place', 2),
    act('green', 'place', 4),
    ...PASSED,
    { do: 'choose', at: 1 },
    { do: 'noMoreDeals' },
    { do: 'skip', by: 'red' },
  ])
  expect(await screen.findByRole('button', { name: /choice to jail nobody/ })).toBeTruthy()
  await play({ do: 'choose', at: 2 }, { do: 'noMoreDeals' }, { do: 'skip', by: 'blue' })
  expect(await screen.findByRole('button', { name: /choice to leave the Hitman where he is/ })).toBeTruthy()
})

test('the undo button and the history say which figure was taken', async () => {
  const { play, go } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [...BEGUN, act('red', 'place', 4), ...OTHERS_PASSED])
  for (const at of [1, 2, 3] as const) await play({ do: 'choose', at })
  await play({ do: 'choose', at: 4 }, { do: 'noMoreDeals' }, { do: 'takeFigure', by: 'red', take: true })
  expect(await screen.findByRole('button', { name: /taking of the Policeman/ })).toBeTruthy()
  await go('log')
  const rows = await screen.findAllByText(/Anna takes the Policeman\./)
  expect(rows.length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/decision about the figure|decision to do nothing/)
})

test('with the Mayor, one tap on a location leads to the question about Secret Deals', async () => {
  await openStandard('mafia-city', setupOf(NOT_COUNTED), [...BEGUN, act('red', 'place', 3), ...OTHERS_PASSED, mayor])
  await press(/^3 Fight Club/)
  expect(await screen.findByRole('heading', { name: /Any Secret Deals\?$/ })).toBeTruthy()
})

test('all Secret Deals of a location are told in one line, whenever they were played', async () => {
  const { play } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [
    ...BEGUN,
    act('red', 'place', 3),
    ...OTHERS_PASSED,
    mayor,
    { do: 'choose', by: 'red', at: 3 },
  ])
  await play({ do: 'deal', by: 'red', cards: 1 }, { do: 'nobody' }, { do: 'deal', by: 'green', cards: 1 }, { do: 'nobody' })
  await play({ do: 'deal', by: 'green', cards: 1 }, { do: 'nobody' }, { do: 'noMoreDeals' })
  const row = (await screen.findByText('To the discards')).closest('li')
  expect(row?.textContent).toContain('Anna 1, Tom 2')
})

test('a Bullet and the card after it are told in one line', async () => {
  const { play } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [
    ...BEGUN,
    act('red', 'place', 1),
    act('blue', 'place', 2),
    act('green', 'pass'),
    act('red', 'place', 1),
    act('blue', 'place', 2),
  ])
  await play({ do: 'bullet', by: 'green' }, { do: 'nobody' }, { do: 'act', by: 'green', what: 'strings', at: 1, to: 2 }, { do: 'nobody' })
  const row = (await screen.findByText('To the discards')).closest('li')
  expect(row?.textContent).toContain('Tom 2')
})

test('the forecast of the Private Club offers no Star to a player without cards', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [...BEGUN, act('red', 'place', 6), ...OTHERS_PASSED, mayor])
  const cards = { do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 0 }] }
  await play(cards, { do: 'choose', by: 'red', at: 6 })
  const list = await screen.findByRole('list', { name: 'What follows' })
  expect(within(list).queryByText(/Star/)).toBeNull()
})

test('skipped steps are told once, in a short sentence', async () => {
  await openStandard('mafia-city', setupOf(), [...BEGUN, act('red', 'place', 6), ...OTHERS_PASSED, mayor, noCards])
  await press(/^6 Private Club/)
  // It is a note, no task of the list.
  expect((await screen.findByText(/Skipped for lack of cards: Secret Deals\./)).closest('li')).toBeNull()
  await press('Done on the board')
  expect(await screen.findByText('Skipped for lack of cards: Anna’s Star.')).toBeTruthy()
})

test('the board check reads each stack from the bottom', async () => {
  const { go } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [...BEGUN, act('red', 'place', 1), act('blue', 'place', 1)])
  await go('check')
  expect(await screen.findByText('Bottom (left) to top (right): Anna, Petr')).toBeTruthy()
})

test('the sheet of a player marks a wrong number of Mafiosi', async () => {
  const { go } = await openStandard('mafia-city', setupOf(NOT_COUNTED), BEGUN)
  await go('check?by=beside')
  await press(/^Anna/)
  expect(screen.queryByText(/Anna: 13 of 12 Mafiosi/)).toBeNull()
  const reserve = await screen.findByRole('group', { name: 'Mafiosi in reserve' })
  await userEvent.click(within(reserve).getByRole('button', { name: /more/i }))
  expect((await screen.findAllByText(/Anna: 13 of 12 Mafiosi, 1 too many\./)).length).toBeGreaterThan(0)
})

test('who goes first is explained only if several players can answer', async () => {
  const { play } = await openStandard('mafia-city', setupOf(), [...BEGUN, act('red', 'place', 1), act('blue', 'place', 1)])
  await play(
    { do: 'correct', changes: [{ set: 'cards', colour: 'blue', cards: 0 }] },
    { do: 'act', by: 'green', what: 'thief', from: 'red' },
  )
  expect(await screen.findByRole('list', { name: 'Who may answer' })).toBeTruthy()
  expect(screen.queryByText(/the upper one goes first/)).toBeNull()
})

test('a location without Mafiosi, also the Town Hall as the last one, says that nobody was there', async () => {
  const { play } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [...BEGUN, act('red', 'place', 3), ...OTHERS_PASSED])
  await play({ do: 'choose', at: 1 })
  expect(await screen.findByText('Nobody is on 1 Prison: no point. Put a marker there.')).toBeTruthy()
  await play({ do: 'choose', at: 2 }, { do: 'choose', at: 3 }, { do: 'noMoreDeals' })
  for (const at of [4, 5, 6, 7] as const) await play({ do: 'choose', at })
  expect(await screen.findByText('Nobody is on 7 Town Hall: no point. Put a marker there.')).toBeTruthy()
})

test('the Mayor goes back to an empty Town Hall, and the result says that nobody was there', async () => {
  const { play } = await openStandard('mafia-city', setupOf(NOT_COUNTED), [...BEGUN, act('red', 'place', 3), ...OTHERS_PASSED, mayor])
  await play({ do: 'choose', by: 'red', at: 7 })
  expect(await screen.findByRole('heading', { name: 'Town Hall: nobody controls' })).toBeTruthy()
  expect(screen.getByText(/^Nobody is there\./)).toBeTruthy()
})
