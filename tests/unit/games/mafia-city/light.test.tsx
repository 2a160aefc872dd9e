// Tests the preset Light, in which the app does not track Mafiosi: the help for setting up the table, and the undo of removed markers.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const setup = setupOf({ tokensKept: false })
const COLOURS = ['red', 'blue', 'green'] as const
const act = (by: string, what: string) => ({ do: 'act', by, what })

test('the first turn says what each player gets and how cards are exchanged', async () => {
  const { play } = await openStandard('mafia-city', setup)
  expect(
    await screen.findByText(/^Each: 8 Mafiosi in hand, 4 in reserve, 2 cards\. .* each player may swap both cards once\.$/),
  ).toBeTruthy()
  await play(act('red', 'acted'))
  expect(await screen.findByText('Placed, played a card, or waited.')).toBeTruthy()
  await play(act('blue', 'acted'), act('green', 'acted'))
  expect(screen.queryByText(/Mafiosi in hand/)).toBeNull()
})

test('one undo button names the removal of all markers', async () => {
  const stacks = [1, 2, 3, 4, 5, 6, 7].flatMap((at) => [
    { do: 'choose', at },
    { do: 'stackNow', stack: [], deals: [] },
  ])
  await openStandard('mafia-city', setup, [...COLOURS.map((by) => act(by, 'pass')), ...stacks])
  await press('All have decided: markers off')
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo: removal of the markers')
})

test('after a cancelled Star the question says so, and asks for another one', async () => {
  const before = ([1, 2, 3, 4, 5] as const).flatMap((at) => [
    { do: 'choose', at },
    { do: 'stackNow', stack: [], deals: [] },
  ])
  const club = [
    { do: 'choose', at: 6 },
    { do: 'stackNow', stack: ['red'], deals: [] },
  ]
  await openStandard('mafia-city', setup, [...COLOURS.map((by) => act(by, 'pass')), ...before, ...club])
  await press(/^Done/)
  expect(await screen.findByText('Points: 1 → 2.')).toBeTruthy()
  await press('Star played, but cancelled')
  expect(await screen.findByRole('heading', { name: 'Anna: the Star was cancelled. Another one?' })).toBeTruthy()
})

test('with the Mayor, one tap on the list opens a location', async () => {
  const mayor = { do: 'correct', changes: [{ set: 'figure', figure: 'mayor', holder: 'red' }] }
  await openStandard('mafia-city', setup, [...COLOURS.map((by) => act(by, 'pass')), mayor])
  await screen.findByRole('heading', { name: 'Anna: which location comes next?' })
  await press(/^3 Fight Club/)
  expect(await screen.findByRole('heading', { name: '3 Fight Club: who is there?' })).toBeTruthy()
})

test('one button enters that all have passed, and the locations follow', async () => {
  await openStandard('mafia-city', setup, [act('red', 'acted'), act('blue', 'pass')])
  await press('All have passed: on to the locations')
  expect(await screen.findByRole('heading', { name: /1 Prison/ })).toBeTruthy()
})

test('if a Raid makes the only passed player active again, no further question follows', async () => {
  const { session } = await openStandard('mafia-city', setup, [act('red', 'pass')])
  await press(/^Police Raid/)
  await press('Anna is active again')
  expect(session.play.getState().open?.state).toMatchObject({ turns: { passed: [] } })
  expect(screen.queryByRole('button', { name: 'Nobody else' })).toBeNull()
})

test('the only location has one button, and its marker is placed after its effect', async () => {
  await openStandard(
    'mafia-city',
    setup,
    COLOURS.map((by) => act(by, 'pass')),
  )
  expect(await screen.findAllByRole('button', { name: /1 Prison/ })).toHaveLength(1)
  await press('Evaluate 1 Prison')
  await press('Anna on top')
  await press(/^Anna controls/)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  const effect = rows.findIndex((text) => text.includes('then Anna may jail one Mafioso'))
  expect(effect).toBeGreaterThanOrEqual(0)
  expect(rows.findIndex((text) => text.includes('Put a marker on 1 Prison'))).toBeGreaterThan(effect)
})

test('the second click of a double tap on Pass does not pass for the next player', async () => {
  const { session } = await openStandard('mafia-city', setup)
  const tile = await screen.findByRole('button', { name: /^Pass/ })
  fireEvent.click(tile, { detail: 2 })
  await press(/^Pass/)
  expect(session.play.getState().open?.state).toMatchObject({ turns: { passed: ['red'] } })
})

test('one button takes back what was entered last: first the Secret Deal, then the upper Mafioso', async () => {
  await openStandard('mafia-city', setup, [...COLOURS.map((by) => act(by, 'pass')), { do: 'choose', at: 1 }])
  for (const name of ['Anna on top', 'Petr on top', 'Secret Deal: Petr']) await press(name)
  expect(await screen.findByRole('button', { name: 'Petr controls: 1 point, 0 to 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /off$/ })).toBeNull()
  await press('Take back')
  expect(await screen.findByRole('button', { name: 'Anna controls: 1 point, 0 to 1' })).toBeTruthy()
  await press('Take back')
  expect(await screen.findByText('Anna is alone here.')).toBeTruthy()
})

test('no number of a tie is preset, and the button names the players without a number', async () => {
  const level = { do: 'correct', changes: COLOURS.map((colour) => ({ set: 'vp', colour, vp: colour === 'green' ? 9 : 10 })) }
  const empty = [1, 2, 3, 4, 5, 6].flatMap((at) => [
    { do: 'choose', at },
    { do: 'stackNow', stack: [], deals: [] },
  ])
  const last = [
    { do: 'choose', at: 7 },
    { do: 'stackNow', stack: ['green'], deals: [] },
    { do: 'takeFigure', by: 'green', take: true },
  ]
  const passes = COLOURS.map((by) => act(by, 'pass'))
  const { session } = await openStandard('mafia-city', setupOf({ tokensKept: false, cardsCounted: false }), [
    ...passes,
    level,
    ...empty,
    ...last,
  ])
  await screen.findByRole('heading', { name: 'Anna, Petr and Tom are tied: Mafiosi in reserve?' })
  const counter = (name: string) => screen.getByRole('group', { name })
  expect(counter('Anna: Mafiosi in reserve').textContent).toBe('–')
  await press('Number missing: Anna, Petr and Tom')
  expect(session.play.getState().open?.state).not.toHaveProperty('result')
  const enter = (name: string, button: 'One less' | 'One more') =>
    userEvent.click(within(counter(name)).getByRole('button', { name: button }))
  await enter('Anna: Mafiosi in reserve', 'One less')
  await enter('Petr: Mafiosi in reserve', 'One more')
  expect(screen.getByRole('button', { name: 'Number missing: Tom' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Cards' })).toBeNull()
  await enter('Tom: Mafiosi in reserve', 'One less')
  expect(screen.getByRole('button', { name: 'Number missing: Anna and Tom' })).toBeTruthy()
  await enter('Anna: cards in hand', 'One less')
  await enter('Tom: cards in hand', 'One more')
  await press('Show the result')
  expect(session.play.getState().open?.state).toMatchObject({ result: { places: ['green', 'red', 'blue'] } })
})

test('the board check has no views of locations, which the app does not track', async () => {
  await openStandard('mafia-city', setup, [], 'check')
  expect(await screen.findByRole('button', { name: /^Figures/ })).toBeTruthy()
  expect(screen.queryByText('By location')).toBeNull()
  expect(screen.queryByText('By family')).toBeNull()
})
