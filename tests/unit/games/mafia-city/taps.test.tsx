// Counts the taps of common answers: at most two for a strategic decision; Policeman, Mayor and shops have no page of their own.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { undecided } from '../../../../src/games/mafia-city/rules/strategic-phase'
import { line } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const openAt = async (fits: (state: State) => boolean, seed = 1) => {
  const ledger = ledgerAt(fits, {}, seed)
  const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  const { session } = await openStandard('mafia-city', setupOf(), moves)
  const state = () => session.play.getState().open?.state as State
  let taps = 0
  return {
    state,
    tap: async (name: string | RegExp) => {
      taps++
      await press(name)
    },
    taps: () => taps,
  }
}
const asks = (kind: string) => (state: State) => mafiaCity.prompts(state)[0]?.kind === kind
/** Returns the number of decisions in the strategic phase so far, at the open location. */
const decisions = ({ strategy, marked }: State) => [marked.length, strategy?.decided.length]

test('without the Mayor, a strategic decision takes one tap', async () => {
  const table = await openAt((state) => asks('takeBack')(state) && state.strategy?.mayor === undefined && undecided(state).length > 1)
  const before = decisions(table.state())
  await table.tap(/^None/)
  expect(decisions(table.state())).not.toEqual(before)
  expect(table.taps()).toBe(1)
})

test('with the Mayor, a strategic decision takes two taps: the player, and the number of Mafiosi', async () => {
  const table = await openAt((state) => asks('name')(state) && undecided(state).length > 1, 3)
  const at = table.state().strategy?.at ?? 1
  const before = stackAt(table.state(), at).length
  const [player] = undecided(table.state())
  const name = { red: 'Anna', blue: 'Petr', green: 'Tom' }[String(player)] ?? ''
  await table.tap(new RegExp(`^${name} .* there$`))
  await table.tap(/^1(,| then)/)
  expect(stackAt(table.state(), at)).toHaveLength(before - 1)
  expect(table.taps()).toBe(2)
})

test('with the Mayor, one tap opens a location, and a player who is there alone is not named', async () => {
  const alone = ({ marked, stacks }: State) => marked.filter((at) => new Set(stacks[at] ?? []).size === 1)
  const table = await openAt((state) => asks('choose')(state) && state.strategy?.mayor !== undefined && alone(state).length > 0, 24)
  const [at] = alone(table.state())
  await table.tap(new RegExp(`^${at} .*; marked`))
  await screen.findByRole('heading', { name: /how many come back\?$/ })
  expect(table.taps()).toBe(1)
})

test.each(['takeFigure', 'shop'])('%s: the button of the result answers the question too', async (kind) => {
  const table = await openAt(asks(kind))
  expect(asks(kind)(table.state())).toBe(true)
  await table.tap('Done on the board')
  expect(asks(kind)(table.state())).toBe(false)
  expect(table.taps()).toBe(1)
})
