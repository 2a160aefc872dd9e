import { expect, it } from 'vitest'
import { inQuestion } from '../../../../src/games/axis-and-allies/table/map/in-question'
import { ledgerAt } from './games'

it('a battle is about the space in which it is fought', () => {
  const { state } = ledgerAt(({ battle }) => battle !== undefined).head
  expect(inQuestion(state)).toBe(state.battle?.at)
})

it('in combat the first open fight is in question, and before the turn nothing is', () => {
  const combat = ledgerAt(({ phase, turn, battle }) => phase === 4 && turn.announced.length > 0 && battle === undefined).head.state
  expect(combat.turn.announced.map(({ at }) => at)).toContain(inQuestion(combat))
  expect(inQuestion(ledgerAt(({ phase }) => phase === 0).head.state)).toBeUndefined()
})
