// Tests the label of the undo after one tap with which several players decide the same.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { undecided } from '../../../../src/games/mafia-city/rules/strategic-phase'
import { line } from '../../../../src/referee'
import { openStandard, press } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const movesTo = (fits: (state: State) => boolean) =>
  line(ledgerAt(fits)).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))

test('after all players have left their Mafiosi, the undo names the decision and the players', async () => {
  const moves = movesTo((state) => {
    const at = state.strategy?.at
    return at !== undefined && new Set(stackAt(state, at)).size > 1 && undecided(state).length > 1
  })
  await openStandard('mafia-city', setupOf(), moves)
  await press('All leave theirs here')
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  expect(undo.textContent).toMatch(/^Undo: Choice to take nobody back \(\S+, \S+/)
})

test('after all players have kept their cards, the undo names them', async () => {
  await openStandard('mafia-city', setupOf(), [{ do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] }])
  await press(/and all others keep theirs/)
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo: Choice to keep the cards (Anna, Petr, Tom)')
})
