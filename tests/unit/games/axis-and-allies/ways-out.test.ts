// Tests the alternatives offered after a refused move: another target for an aircraft, a path around a closed canal, a shorter path.
import { expect, test } from 'vitest'
import { ZONE_IDS } from '../../../../src/games/axis-and-allies/box/board'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import { againstGoing, targetsFrom } from '../../../../src/games/axis-and-allies/table/voyages/march'
import { insteadOf, roundOf, shorterWay, wayRound } from '../../../../src/games/axis-and-allies/table/voyages/ways-out'
import type { State } from '../../../../src/games/axis-and-allies'
import { ledgerAt } from './games'

const reported = ledgerAt(({ phase }) => phase === 0, { armiesTold: true }).head.state

const allTargets = (state: State, from: string) => {
  const steps = targetsFrom(state, from)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

test('a fighter that could not land is offered the nearest space that it may attack', () => {
  const state = fields.apply(reported, [{ set: 'clock', round: 1, power: 'germany', phase: 3 }])
  const to = ZONE_IDS.find((at) => againstGoing(state, 'ftr', 'western-europe', at)?.code === 'NO_LANDING') ?? 'none'
  expect(to).toBe('sz1')
  const instead = insteadOf(state, 'ftr', 'western-europe', to, allTargets(state, 'western-europe'))
  expect(instead).toBeDefined()
  expect(againstGoing(state, 'ftr', 'western-europe', instead ?? '')).toBeUndefined()
})

test('a space out of reach is told to be too far', () => {
  const state = fields.apply(reported, [{ set: 'clock', round: 1, power: 'germany', phase: 3 }])
  expect(againstGoing(state, 'inf', 'germany', 'russia')?.code).toBe('TOO_FAR')
  expect(againstGoing(state, 'ftr', 'germany', 'sz45')?.code).toBe('TOO_FAR')
})

test('a closed canal is told with the way round', () => {
  const state = fields.apply(reported, [{ set: 'clock', round: 1, power: 'germany', phase: 3 }])
  const closed = { ...state, turn: { ...state.turn, canals: { panama: 'allies', suez: 'allies' } as const } }
  expect(wayRound({ ...state, turn: { ...state.turn, canals: { panama: 'axis', suez: 'axis' } } }, 'sz15', 'sz34')).toBe(1)
  const around = wayRound(closed, 'sz15', 'sz34')
  expect(around).toBeGreaterThan(5)
  const refusal = { code: 'CANAL_CLOSED' as const, rule: 'R4', params: { from: 'sz15', to: 'sz34' } }
  expect(roundOf(closed, refusal)).toBe(around)
  expect(roundOf(closed, { ...refusal, code: 'TOO_FAR' })).toBeUndefined()
})

test('a way is cut back to where it is legal', () => {
  expect(shorterWay(['a', 'b', 'c', 'd'], (way) => way.length < 4)).toEqual(['a', 'b', 'c'])
  expect(shorterWay(['a', 'b'], () => true)).toBeUndefined()
})
