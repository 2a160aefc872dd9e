// Tests the first screen of the strategic phase, and the screen that shows a marker and a step that the app skipped.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MafiaCity, State } from '../../../../src/games/mafia-city'
import { keysIn } from '../../../../src/games/mafia-city/table/asking/words/keys'
import { withoutScreen } from '../../../../src/games/mafia-city/table/rooms/without-screen'
import { line, type Moment } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, played, setupOf } from './games'

test('the strategic phase begins with its order', async () => {
  const ledger = ledgerAt(({ stage, strategy }) => stage === 'strategy' && strategy?.mayor === undefined)
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  if (screen.queryByRole('button', { name: 'Done on the board' }) !== null) await press('Done on the board')
  expect(await screen.findByText(/The Mayor is on the Town Hall: locations 1 to 7, players from \S+ clockwise\./)).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'What has just happened' })).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(keysIn('en').strategyBegun('Tom', 'Anna')).toContain('Tom holds the Mayor')
})

test('a marker of the same answer is shown with the next outcome, and not after it', () => {
  const state: State = played(() => true)
  const moments = [
    { move: { do: 'skip', by: 'red' }, events: [{ e: 'skipped' }, { e: 'marked', at: 6 }] },
    { move: { do: 'choose', at: 7 }, events: [{ e: 'chosen', at: 7 }], continues: true },
    { move: { do: 'noMoreDeals' }, events: [{ e: 'controlled', at: 7, control: { why: 'most' } }], continues: true },
    { move: { do: 'takeFigure' }, events: [{ e: 'marked', at: 7 }], continues: true },
  ]
  const chain = moments.reduce<readonly Moment<MafiaCity>[]>(
    (all, entry) => [...all, { entry, parent: all.at(-1) ?? { entry: { events: [] }, state }, state } as unknown as Moment<MafiaCity>],
    [],
  )
  const [skipped, chosen, controlled, taken] = chain
  if (controlled === undefined || taken === undefined) throw new Error('no moments')
  expect(withoutScreen(controlled)).toEqual([skipped, chosen])
  expect(withoutScreen(taken)).toEqual([])
})
