// Tests hitting a Mafioso: after the choice of a location, the main button is disabled until a Mafioso is chosen. The stack replaces the
// city.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { line } from '../../../../src/referee'
import { openStandard } from '../standard-table'
import { ledgerAt, setupOf } from './games'

test('the filled button no longer jails nobody while somebody is being chosen', async () => {
  const mixed = (state: State) => ([1, 2, 3, 4, 5, 6, 7] as const).find((at) => new Set(stackAt(state, at)).size > 1)
  const ledger = ledgerAt((state) => mixed(state) !== undefined && mafiaCity.prompts(state).some(({ kind }) => kind === 'jail'))
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  await userEvent.click(await screen.findByRole('button', { name: 'Done on the board' }))
  await screen.findByRole('heading', { name: /whom do you jail\?$/ })
  // The locations are the main choice, so jailing nobody is a secondary button.
  expect(screen.getByRole('button', { name: 'Jail nobody' }).className).not.toContain('do')
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${mixed(ledger.head.state)} `) }))
  expect(await screen.findByRole('button', { name: 'Tap a Mafioso' })).toBeTruthy()
  // Jailing nobody remains available as a secondary button.
  expect(screen.getByRole('button', { name: 'Jail nobody' }).className).toContain('quiet')
  // The stack replaces the city, so the question stays in view; one step back shows the city again.
  expect(screen.getByRole('heading', { name: /whom do you jail\?$/ })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'City' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(screen.getByRole('group', { name: 'City' })).toBeTruthy()
})

test('after nobody was jailed, the next screen says so and where the marker goes', async () => {
  const ledger = ledgerAt((state) => mafiaCity.prompts(state).some(({ kind }) => kind === 'jail'))
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  await userEvent.click(await screen.findByRole('button', { name: 'Done on the board' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Jail nobody' }))
  const marker = await screen.findByText('Put a marker on 1 Prison')
  expect(marker.textContent).toMatch(/jails nobody\.$/)
  expect(screen.getByText(/^Put markers on 2–4: nobody is there$/)).toBeTruthy()
})

test('the note about the Prison stands between the question and the city', async () => {
  const ledger = ledgerAt((state) => mafiaCity.prompts(state).some(({ kind }) => kind === 'jail'))
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  await userEvent.click(await screen.findByRole('button', { name: 'Done on the board' }))
  const note = await screen.findByText('Tap a location. The Police Chief can stop it, Fists cannot.')
  const title = screen.getByRole('heading', { name: /whom do you jail/ })
  const city = screen.getByRole('group', { name: 'City' })
  expect(title.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(note.compareDocumentPosition(city) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
