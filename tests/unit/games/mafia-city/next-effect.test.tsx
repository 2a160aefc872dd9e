// Tests the result page of a location: the figure (Policeman or Mayor) and the cards that the controller takes are rows with one button.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { line } from '../../../../src/referee'
import { openStandard } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const openAt = async (kind: string) => {
  const isDue = (state: State) => mafiaCity.prompts(state)[0]?.kind === kind
  const ledger = ledgerAt(isDue)
  await openStandard(
    'mafia-city',
    setupOf(),
    line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move])),
  )
  await screen.findByRole('button', { name: 'Done on the board' })
  return ledger.head.state
}

test('the Policeman is taken with the result of the Police Station', async () => {
  await openAt('takeFigure')
  expect(screen.getByText(/takes the (Policeman|Mayor)/)).toBeTruthy()
  expect(screen.getByText(/^Put a marker on [47] /)).toBeTruthy()
  expect(screen.getByRole('button', { name: /leaves the (Policeman|Mayor)$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done on the board' }))
  await screen.findByRole('heading')
  // The figure and the marker are not repeated with the next question.
  expect(screen.queryByText(/takes the (Policeman|Mayor)|Put a marker/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
})

test('the cards of the Shopping District are counted before and after', async () => {
  const { cards, cycle } = await openAt('shop')
  const held = cards[cycle?.control?.controller ?? 'red'] ?? 0
  expect(screen.getByRole('img', { name: `${held} → ${held + 2}` })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Draw no cards' })).toBeTruthy()
})

test('a correction of the points does not take the figure from the result page', async () => {
  const isDue = (state: State) => mafiaCity.prompts(state)[0]?.kind === 'takeFigure'
  const moves = line(ledgerAt(isDue)).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  const points = { do: 'correct', changes: [{ set: 'vp', colour: 'red', vp: 5 }] }
  const { session } = await openStandard('mafia-city', setupOf(), [...moves, points])
  expect(await screen.findByText(/takes the (Policeman|Mayor)/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done on the board' }))
  await screen.findByRole('heading')
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  expect(session.play.getState().open?.state).toMatchObject({ vp: { red: 5 } })
})
