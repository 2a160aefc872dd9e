// Tests R6: no loan is taken in the first round of the game. A correction of the phase ends the first round of the game.
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import { reasonAgainst } from '../../../../src/games/el-capitan/prompts/domains'
import { ledgerAfter } from './games'

const START: readonly OwnMove[] = [{ do: 'firstPlayer', colour: 'red' }]
const PHASE_TWO = [...START, { do: 'correct', changes: [{ set: 'phase', phase: 2 }] }] as readonly OwnMove[]

const reasonAfter = (moves: readonly OwnMove[]): string | undefined =>
  reasonAgainst(ledgerAfter(...moves).head.state, { roles: ['red'] }, { kind: 'loan', face: 10 })

test('in the first round of a later phase, a loan is allowed', () => {
  expect(reasonAfter(START)).toBe('NO_LOAN_IN_FIRST_ROUND')
  expect(reasonAfter(PHASE_TWO)).toBeUndefined()
})
