// The question at the end of a round: the cards of each player by step, and the order of drawing (R31–R35).
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { drawsOf } from '../../../../src/games/mafia-city/rules/end-of-round'
import { line } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'
import { openStandard } from '../standard-table'
import { ledgerAt, setupOf } from './games'

test('a table shows who draws in which step, and the cards before and after', async () => {
  const isDrawing = (state: State) => state.stage === 'draw' && drawsOf(state).step2 !== undefined
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) =>
    isDrawing(randomLedger(mafiaCity, setupOf(), { seed: one, until: isDrawing }).head.state),
  )
  const ledger = ledgerAt(isDrawing, {}, seed)
  const { state } = ledger.head
  const { step2 = 'red', sequence } = drawsOf(state)
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  const name = state.players.find(({ colour }) => colour === step2)?.name ?? ''
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }))
  const before = state.cards[step2] ?? 0
  const own = sequence.filter((colour) => colour === step2).length
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    String(state.vp[step2] ?? 0),
    own === 3 ? '1' : '–',
    '1',
    '1',
    `${before} → ${before + own}`,
  ])
  // The table fits every phone, so no part of it scrolls to the side.
  const table = screen.getByRole('table', { name: 'Cards that the players draw' })
  expect(within(table).getByRole('columnheader', { name: 'step 3' }).textContent).toContain('3.')
  expect(screen.queryByRole('group', { name: 'Cards that the players draw' })).toBeNull()
  const order = screen.getByRole('list', { name: 'Draw in this order' })
  expect(
    within(order)
      .getAllByRole('listitem')
      .filter(({ textContent }) => /\d$/.test(textContent)),
  ).toHaveLength(sequence.length)
  expect(screen.getByRole('button', { name: 'All cards are drawn' }).className).toContain('do')
})
