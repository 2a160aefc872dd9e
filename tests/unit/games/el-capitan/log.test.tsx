// Tests the headings of the log: the phase, and the round of the phase.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { turnSummaryOf } from '../../../../src/games/el-capitan/table/rooms/turn-summary'
import { line } from '../../../../src/referee'
import { openStandard } from '../standard-table'
import { capitanSetup, IN_CITIES, ledgerAfter, SETTLED, TO_PAYDAY } from './games'

test('each heading of the log names the phase and its round', async () => {
  await openStandard('el-capitan', capitanSetup, [...TO_PAYDAY, { do: 'paid' }, ...SETTLED, { do: 'loan', face: 10 }], 'log')
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toEqual(
    [/^Phase 2 · round 1/, /^Phase 1 · Payday 1/, /^Phase 1 · round 2/, /^Phase 1 · round 1/].map((text) => expect.stringMatching(text)),
  )
})

test('two phases whose adjacent rounds have the same number have two headings', async () => {
  const lastPiece = {
    do: 'correct',
    changes: [
      { set: 'city', city: 'venezia', row: ['red', 'red', 'red', 'red', 'red'], shut: [], fortresses: ['red', null] },
      { set: 'left', colour: 'red', main: 1, neutral: 0, fortresses: 0 },
    ],
  }
  await openStandard(
    'el-capitan',
    capitanSetup,
    [
      { do: 'firstPlayer', colour: 'red' },
      lastPiece,
      ...['napoli', 'tanger', 'valencia'].flatMap((to) => [{ do: 'sail', to }, { do: 'build', site: 1 }, { do: 'endTurn' }]),
      { do: 'paid' },
      { do: 'nameStart', by: 'blue', starts: 'green' },
      { do: 'build' },
    ],
    'log',
  )
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toEqual([/^Phase 2 · round 1/, /^Phase 1 · Payday 1/, /^Phase 1 · round 1/].map((text) => expect.stringMatching(text)))
})

test('the list of what follows at the start of a phase has the new phase in its header', async () => {
  await openStandard('el-capitan', capitanSetup, [...TO_PAYDAY, { do: 'paid' }, ...SETTLED])
  expect(await screen.findByRole('heading', { name: /^Phase 2 begins/ })).toBeTruthy()
  expect(screen.getByRole('banner').textContent).toMatch(/^Phase 2 · round 1/)
})

test('the collapsed row of a turn says what the merchant did, without the end of the turn', () => {
  const turn = line(ledgerAfter(...IN_CITIES)).filter(({ parent }) => parent?.state.turns.turn === 'red')
  expect(turnSummaryOf(turn, '2 × sail', 'en')).toBe(
    'Anna sails to Venezia, harbour 1. Anna builds a warehouse in Venezia on site 1 for 3 florins.',
  )
  expect(turnSummaryOf([], '2 × sail', 'en')).toBe('2 × sail')
})
