// The holder of the Mayor names the player who decides. The stack is visible, and one tap answers.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { line } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'
import { openPlain } from '../plain-table'
import { ledgerAt, setupOf } from './games'

test('one tap on a player names who decides, and the Mafiosi there are counted', async () => {
  const isNamed = (state: State) => mafiaCity.prompts(state).some(({ kind }) => kind === 'name')
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => isNamed(randomLedger(mafiaCity, setupOf(), { seed: one, until: isNamed }).head.state))
  const ledger = ledgerAt(isNamed, {}, seed)
  const { state } = ledger.head
  const at = state.strategy?.at ?? 1
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openPlain('mafia-city', setupOf(), moves)
  const players = await screen.findByRole('group', { name: new RegExp(`^${at} `) })
  const [first] = within(players).getAllByRole('button')
  if (first === undefined) throw new Error('nobody to name')
  expect(first.textContent).toMatch(/\d there$/)
  expect(screen.getByText(/^From the top: .+ \(head\)\.$/)).toBeTruthy()
  await userEvent.click(first)
  expect(await screen.findByRole('heading', { name: new RegExp(`^${at} .+ · .+: how many come back\\?$`) })).toBeTruthy()
})
