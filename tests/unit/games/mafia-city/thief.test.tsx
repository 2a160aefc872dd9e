// Tests the Thief with a card drawn by the app: the button names the draw, and a result screen shows the position and both hands.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { FRESH, settingsIn, switchesFor } from '../../../../src/games/mafia-city/table/settled'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const MOVES: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...(['red', 'blue', 'green'] as const).map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  { do: 'act', by: 'red', what: 'thief', from: 'blue' },
  { do: 'nobody' },
]

test('the app draws the position of the card, and the result names it', async () => {
  const { go } = await openStandard('mafia-city', setupOf({ thiefDrawn: true }), MOVES)
  expect(screen.queryByRole('button', { name: 'Roll the dice' })).toBeNull()
  await press('Draw the position')
  expect(await screen.findByRole('heading', { name: /^The (1st|2nd) card from the left$/ })).toBeTruthy()
  expect(screen.getByText('Cards of Anna').closest('li')?.textContent).toMatch(/1.*2/)
  expect(screen.getByText('Cards of Petr').closest('li')?.textContent).toMatch(/2.*1/)
  await go('')
  await press('The card is taken')
  expect(await screen.findByRole('heading', { name: 'Petr: what do you do?' })).toBeTruthy()
})

test('a Thief against a hand that vetoes have emptied says that nothing is taken', async () => {
  const counts = {
    do: 'correct',
    changes: (['red', 'blue', 'green'] as const).map((colour, at) => ({ set: 'cards', colour, cards: [1, 1, 2][at] })),
  }
  await openStandard('mafia-city', setupOf(), [
    ...MOVES.slice(0, 4),
    counts,
    MOVES[4],
    { do: 'react', by: 'blue', with: 'chief' },
    { do: 'react', by: 'green', with: 'fists' },
    { do: 'nobody' },
  ])
  expect(await screen.findByRole('heading', { name: 'Thief: carried out' })).toBeTruthy()
  expect(screen.getByText('Petr has no card left: nothing is taken.')).toBeTruthy()
})

test('a card that the players take themselves needs no result', async () => {
  await openStandard('mafia-city', setupOf(), MOVES)
  await press('The card is taken')
  expect(await screen.findByRole('heading', { name: 'Petr: what do you do?' })).toBeTruthy()
})

test('the question about reactions says in a sentence whose card the Thief takes', async () => {
  await openStandard('mafia-city', setupOf(), MOVES.slice(0, -1))
  expect(await screen.findByText('Anna takes a card of Petr at random, unseen')).toBeTruthy()
})

const held = (...cards: readonly number[]) => ({
  do: 'correct',
  changes: (['red', 'blue', 'green'] as const).map((colour, at) => ({ set: 'cards', colour, cards: cards[at] })),
})

test('the result of the Thief lists the discards', async () => {
  await openStandard('mafia-city', setupOf({ thiefDrawn: true }), MOVES)
  await press('Draw the position')
  expect((await screen.findByText('To the discards')).closest('li')?.textContent).toContain('Anna 1')
})

test('a Thief and a Bullet that take effect after vetoes list the discards before the next question', async () => {
  const vetoes = [{ do: 'react', by: 'blue', with: 'fists' }, { do: 'react', by: 'red', with: 'fists' }, { do: 'nobody' }]
  const { play } = await openStandard('mafia-city', setupOf(), [...MOVES.slice(0, 4), held(6, 7, 5), MOVES[4], ...vetoes])
  expect(await screen.findByRole('heading', { name: 'Thief: carried out' })).toBeTruthy()
  expect(screen.getByText('Anna 3, Petr 2')).toBeTruthy()
  await play({ do: 'taken' }, { do: 'act', by: 'blue', what: 'pass' }, { do: 'act', by: 'green', what: 'pass' })
  await play({ do: 'act', by: 'red', what: 'place', at: 1 }, { do: 'bullet', by: 'blue' })
  await play({ do: 'react', by: 'red', with: 'fists' }, { do: 'react', by: 'blue', with: 'fists' }, { do: 'nobody' })
  expect(await screen.findByRole('heading', { name: 'Bullet: carried out' })).toBeTruthy()
  expect(screen.getByText('Anna 2, Petr 3')).toBeTruthy()
})

test('the only card of a hand is taken without a draw', async () => {
  await openStandard('mafia-city', setupOf({ thiefDrawn: true }), [...MOVES.slice(0, 4), held(2, 1, 0), MOVES[4], { do: 'nobody' }])
  expect(await screen.findByRole('heading', { name: 'Anna takes a card from Petr' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Draw the position' })).toBeNull()
  await press('The card is taken')
  expect(await screen.findByRole('heading', { name: 'Petr: what do you do?' })).toBeTruthy()
})

test('without counted cards, the app draws no position, and the players take the card themselves', async () => {
  await openStandard('mafia-city', setupOf({ thiefDrawn: true, cardsCounted: false }), MOVES)
  expect(screen.queryByRole('button', { name: 'Draw the position' })).toBeNull()
  await press('The card is taken')
  expect(await screen.findByRole('heading', { name: 'Petr: what do you do?' })).toBeTruthy()
})

test('without counted cards, the same holds after a silent window', async () => {
  const settings = { thiefDrawn: true, cardsCounted: false, silentWindow: true }
  const { session, play } = await openStandard('mafia-city', setupOf(settings), MOVES.slice(0, -1))
  const [ballot] = session.play.getState().open?.ballots ?? []
  const opened = Object.fromEntries((ballot?.roles ?? []).map((role) => [role, { choice: false }]))
  await play({ do: 'reveal', ballot: ballot?.id, opened })
  expect(await screen.findByText(/Nobody reacts\./)).toBeTruthy()
  await press('Done on the board')
  await press('The card is taken')
  expect(await screen.findByRole('heading', { name: 'Petr: what do you do?' })).toBeTruthy()
})

test('the set-up offers the drawn position only if the app counts the cards', () => {
  const switches = { silentWindow: true, thiefDrawn: true, mapDrawn: true }
  const set = (way: 'referee' | 'cardless' | 'light') => settingsIn({ ...FRESH, way, switches })
  expect(switchesFor('cardless')).toEqual(['silentWindow', 'mapDrawn'])
  expect(set('referee')).toMatchObject(switches)
  expect(set('cardless')).toMatchObject({ ...switches, thiefDrawn: false })
  expect(set('light')).toMatchObject(FRESH.switches)
})
