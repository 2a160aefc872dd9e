// Tests the label of the undo after one tap with which several players decide the same.
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { undecided } from '../../../../src/games/mafia-city/rules/strategic-phase'
import { line } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const movesTo = (fits: (state: State) => boolean, seed = 1) =>
  line(ledgerAt(fits, {}, seed)).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))

test('after all players have left their Mafiosi, the undo names the decision and the players', async () => {
  const moves = movesTo((state) => {
    const at = state.strategy?.at
    return at !== undefined && new Set(stackAt(state, at)).size > 1 && undecided(state).length > 1
  })
  await openStandard('mafia-city', setupOf(), moves)
  await press('All leave theirs here')
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  expect(undo.textContent).toMatch(/^Undo: choice to take nobody back \(\S+, \S+/)
})

test('two taps away from the undo leave all Mafiosi to the end of the strategic phase', async () => {
  const moves = movesTo(({ strategy, marked }) => strategy !== undefined && strategy.at !== undefined && marked.length > 2)
  const { session } = await openStandard('mafia-city', setupOf(), moves)
  const stage = () => (session.play.getState().open?.state as State | undefined)?.stage
  expect(stage()).toBe('strategy')
  expect(document.querySelector('.answer')?.textContent).not.toContain('at all other locations')
  await press('All leave theirs here and at all other locations')
  expect(stage()).toBe('strategy')
  await press('Tap again to end the phase')
  expect(stage()).not.toBe('strategy')
})

test('with the Mayor, a tap on a location opens it', async () => {
  const moves = movesTo(({ strategy, marked, stacks }) => {
    const lying = marked.filter((at) => (stacks[at] ?? []).length > 0)
    return strategy?.mayor !== undefined && strategy.at === undefined && lying.length > 1
  }, 24)
  const { session } = await openStandard('mafia-city', setupOf(), moves)
  const opened = () => (session.play.getState().open?.state as State | undefined)?.strategy?.at
  if (screen.queryByRole('button', { name: 'Done on the board' }) !== null) await press('Done on the board')
  expect(opened()).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Tap a location' })).toBeNull()
  const ring = within(await screen.findByRole('group', { name: 'City' }))
  const open = ring.getAllByRole('button').find((one) => one.getAttribute('aria-disabled') === null)
  await act(async () => open?.click())
  expect(opened()).toBeDefined()
})

test('the undo names the location that the holder of the Mayor has chosen, not an empty one', async () => {
  const moves = movesTo(({ strategy, marked, stacks }) => {
    const lying = marked.filter((at) => (stacks[at] ?? []).length > 0)
    return strategy?.mayor !== undefined && strategy.at === undefined && lying.length > 1 && lying.length < marked.length
  }, 24)
  const { session } = await openStandard('mafia-city', setupOf(), moves)
  if (screen.queryByRole('button', { name: 'Done on the board' }) !== null) await press('Done on the board')
  const ring = within(await screen.findByRole('group', { name: 'City' }))
  await act(async () =>
    ring
      .getAllByRole('button')
      .find((one) => one.getAttribute('aria-disabled') === null)
      ?.click(),
  )
  const at = (session.play.getState().open?.state as State | undefined)?.strategy?.at
  expect(at).toBeDefined()
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain(`choice of ${at} `)
})

test('after all players have kept their cards, the undo names them', async () => {
  await openStandard('mafia-city', setupOf(), [{ do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }])
  await press(/and all others keep theirs/)
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo: choice to keep the cards (Anna, Petr, Tom)')
})
