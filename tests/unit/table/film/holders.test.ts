import { expect, test } from 'vitest'
import { holdersOf, leaderOf } from '../../../../src/table/film/holders'

test('the leader has more than every other role', () => {
  expect(
    leaderOf([
      ['red', 1],
      ['blue', 3],
      ['green', 2],
    ]),
  ).toBe('blue')
  expect(
    leaderOf([
      ['red', 2],
      ['blue', 2],
      ['green', 1],
    ]),
  ).toBeUndefined()
  expect(leaderOf([['red', 0]])).toBeUndefined()
  expect(leaderOf([])).toBeUndefined()
})

test('areas that nobody holds are left out', () => {
  expect(holdersOf([1, 2], (area) => (area === 1 ? 'red' : undefined))).toEqual({ 1: 'red' })
})
