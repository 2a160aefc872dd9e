// Tests the rule numbers that questions of the second edition show, where a rule of the second edition replaces one of the first.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/westeros/model/state'
import { questions } from '../../../../src/games/westeros/prompts'
import { begun } from './opening'
import { second } from './second-game'

test('the question for orders names the rule about areas with units of its edition (E8.1)', () => {
  const rulesOf = (state: State) => questions(state).map(({ rule }) => rule)
  expect(rulesOf(begun({ tracking: { orders: 'app' }, changes: [{ set: 'stage', at: 'orders' }] }))).toContain('R8.1')
  expect(rulesOf(second([{ set: 'tracking', tracking: { orders: 'app' } }], 'orders'))).toContain('E8.1')
})
