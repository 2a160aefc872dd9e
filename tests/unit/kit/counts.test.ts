import { expect, test } from 'vitest'
import { minus, plus, totalOf } from '../../../src/kit/counts'

test('what there is none of is not named', () => {
  expect(plus({ a: 1 }, { a: 2, b: 0 })).toEqual({ a: 3 })
  expect(minus({ a: 3, b: 1 }, { a: 1, b: 1 })).toEqual({ a: 2 })
  expect(plus<string>(undefined, { c: 1 })).toEqual({ c: 1 })
})

test('all together', () => {
  expect(totalOf({ a: 2, b: 3 })).toBe(5)
  expect(totalOf({})).toBe(0)
})
