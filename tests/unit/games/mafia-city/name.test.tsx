// Tests the Mayor card: its holder names the player who decides. The stack is visible, and one tap answers.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { deciderOf } from '../../../../src/games/mafia-city/rules/strategic-phase'
import { line } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf } from './games'

test('one tap on a player names who decides, and the Mafiosi there are counted', async () => {
  const isNamed = (state: State) => mafiaCity.prompts(state).some(({ kind }) => kind === 'name')
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => isNamed(randomLedger(mafiaCity, setupOf(), { seed: one, until: isNamed }).head.state))
  const ledger = ledgerAt(isNamed, {}, seed)
  const { state } = ledger.head
  const at = state.strategy?.at ?? 1
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  const players = await screen.findByRole('group', { name: new RegExp(`^${at} `) })
  const [first] = within(players).getAllByRole('button')
  if (first === undefined) throw new Error('nobody to name')
  expect(state.strategy?.decided).toEqual([])
  expect(screen.getByRole('heading', { name: /: who decides first\?$/ })).toBeTruthy()
  expect(first.textContent).toMatch(/\d there$/)
  expect(screen.getByText(/^From the top: .+ \(head\)\.$/)).toBeTruthy()
  await userEvent.click(first)
  expect(await screen.findByRole('heading', { name: new RegExp(`^${at} .+ · .+: how many come back\\?$`) })).toBeTruthy()
})

test('one tap lets all players who still decide leave their Mafiosi at the location', async () => {
  const isNamed = (state: State) => mafiaCity.prompts(state).some(({ kind }) => kind === 'name') && state.marked.length > 1
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => isNamed(randomLedger(mafiaCity, setupOf(), { seed: one, until: isNamed }).head.state))
  const ledger = ledgerAt(isNamed, {}, seed)
  const { state } = ledger.head
  const at = state.strategy?.at ?? 1
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  const { session } = await openStandard('mafia-city', setupOf(), moves)
  await press('All leave theirs here')
  const after = session.play.getState().open?.state as State
  expect(after.stacks).toEqual(state.stacks)
  expect(after.marked).not.toContain(at)
  expect(screen.queryByRole('button', { name: 'All leave theirs here' })).toBeNull()
})

test('the players at the open location are listed with what they took, and decided locations have a tick', async () => {
  const isLater = (state: State) =>
    (state.strategy?.at ?? 0) > 0 && (state.strategy?.decided.length ?? 0) > 0 && state.marked.length < 7 && deciderOf(state) !== undefined
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => isLater(randomLedger(mafiaCity, setupOf(), { seed: one, until: isLater }).head.state))
  const ledger = ledgerAt(isLater, {}, seed)
  const { state } = ledger.head
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves)
  const list = await screen.findByRole('list', { name: 'Who decides here' })
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  const taken = line(ledger).flatMap(({ entry }) =>
    entry.events.flatMap((event) => (event.e === 'tookBack' ? [event.taken[event.by] ?? 0] : [])),
  )
  const last = taken.at(-1) ?? 0
  expect(rows.some((row) => row.includes(last === 0 ? 'takes none, ' : `takes ${last}, `))).toBe(true)
  expect(rows.filter((row) => row.endsWith('decides now'))).toHaveLength(1)
  const strip = within(screen.getByRole('list', { name: 'Locations of the strategic phase' }))
  const at = state.strategy?.at ?? 1
  expect(strip.getAllByRole('listitem', { current: 'step' }).map((one) => one.textContent)).toEqual([String(at)])
  expect(strip.getAllByRole('img', { name: 'all have decided' })).toHaveLength(7 - state.marked.length)
})

test('a location that is already evaluated shows no leader any more, because deals may have decided its control', async () => {
  const isChoosing = (state: State) => state.stage === 'locations' && state.marked.length > 1
  const seed = [1, 2, 3, 4].find((one) => isChoosing(randomLedger(mafiaCity, setupOf(), { seed: one, until: isChoosing }).head.state))
  const ledger = ledgerAt(isChoosing, {}, seed)
  const { marked } = ledger.head.state
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  await openStandard('mafia-city', setupOf(), moves, 'city')
  const [at = 1] = marked
  expect(await screen.findByRole('button', { name: new RegExp(`^${at} .*; marked$`) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: new RegExp(`^${at} .*(leads with|nobody controls).*; marked$`) })).toBeNull()
})
