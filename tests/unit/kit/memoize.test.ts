// Tests that a cached result is computed again if any of its inputs has changed.
import { expect, test } from 'vitest'
import { westeros } from '../../../src/games/westeros'
import { evolve } from '../../../src/games/westeros/transaction/evolve'
import { garrisonsOf, onBoard, ordersOf } from '../../../src/games/westeros/model/position'
import { castleAreas, controlledBy } from '../../../src/games/westeros/model/control'
import { reachable } from '../../../src/games/westeros/rules/geography'
import { afterPurchases } from '../../../src/games/westeros/rules/mustering'
import type { MusterStep } from '../../../src/games/westeros/model/moves'
import { begun, laidOut } from '../games/westeros/opening'

test('control follows the board, the box, the houses that play, and what is tracked', () => {
  const state = begun()
  expect(controlledBy(state, 'stark')).toContain('winterfell')
  const { winterfell: home, ...areas } = state.box.areas
  if (home === undefined) throw new Error('no home')
  expect(controlledBy({ ...state, box: { ...state.box, areas } }, 'stark')).not.toContain('winterfell')
  expect(castleAreas(state, 'stark')).toContain('winterfell')
  const open = { ...areas, winterfell: { ...home, castle: 0 as const } }
  expect(castleAreas({ ...state, box: { ...state.box, areas: open } }, 'stark')).not.toContain('winterfell')
  const untracked = { ...state, tracking: { ...state.tracking, units: false } }
  expect(controlledBy(untracked, 'stark')).toEqual(['winterfell'])
  expect(controlledBy({ ...untracked, playing: untracked.playing.filter((house) => house !== 'stark') }, 'stark')).toEqual([])
  expect(controlledBy(state, 'stark')).toContain('white-harbor')
})

test('pieces follow the board', () => {
  const state = begun()
  const before = onBoard(state, 'stark')
  const moved = evolve(state, {
    e: 'unitsRemoved',
    house: 'stark',
    why: 'supply',
    units: { winterfell: { footman: 1, knight: 0, ship: 0 } },
  })
  expect(onBoard(moved, 'stark')).toEqual({ ...before, footman: before.footman - 1 })
  expect(garrisonsOf(moved, 'stark')).not.toEqual(garrisonsOf(state, 'stark'))
  expect(ordersOf(state, 'stark')).toEqual([])
  const ordered = evolve(state, { e: 'ordersRevealed', orders: { winterfell: { house: 'stark', order: 'march-0' } } })
  expect(ordersOf(ordered, 'stark').map(({ area }) => area)).toEqual(['winterfell'])
})

test('ways follow the ships', () => {
  const state = begun()
  const { 'shivering-sea': _sea, ...areas } = state.areas
  expect(reachable(state, 'stark', 'winterfell').size).toBeGreaterThan(reachable({ ...state, areas }, 'stark', 'winterfell').size)
})

test('the same purchases on another board give another board', () => {
  const state = begun()
  const steps: readonly MusterStep[] = [{ at: 'winterfell', what: 'footman' }]
  const once = afterPurchases(state, 'stark', steps)
  expect(afterPurchases(state, 'stark', steps)).toBe(once)
  expect(onBoard(afterPurchases(once, 'stark', steps), 'stark').footman).toBe(onBoard(state, 'stark').footman + 2)
})

test('what a move has just led to is handed on once; again, and on another position, it is worked out anew', () => {
  const state = laidOut()
  const decided = westeros.decide(state, { do: 'ready' })
  if (!decided.ok) throw new Error(decided.refusal.code)
  const [first] = decided.value
  if (first === undefined) throw new Error('nothing happened')
  const after = westeros.evolve(state, first)
  expect(after).toEqual(evolve(state, first))
  expect(westeros.evolve(state, first)).toEqual(after)
  const other = { ...state, round: 7 }
  expect(westeros.evolve(other, first)).toEqual(evolve(other, first))
  expect(westeros.evolve(other, first)).not.toEqual(after)
})
