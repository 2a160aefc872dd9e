import { expect, test } from 'vitest'
import type { CopiedRow } from '../../../../src/games/el-capitan/table/questions/row-draft'
import {
  firstOf,
  nextFor,
  ownerOn,
  rowIn,
  withoutWarehouse,
  withWarehouse,
} from '../../../../src/games/el-capitan/table/questions/row-draft'

const EMPTY: CopiedRow = { row: [], last: 0 }

test('the first warehouse of a city goes onto any site, the next ones behind it, and after site 12 in front', () => {
  const one = withWarehouse(EMPTY, 11, 'red')
  expect(one).toEqual({ row: ['red'], last: 11 })
  expect(nextFor(one)).toBe(12)
  const two = withWarehouse(one, 12, 'blue')
  expect(two).toEqual({ row: ['red', 'blue'], last: 12 })
  expect(nextFor(two)).toBe(10)
  expect(withWarehouse(two, 10, 'green')).toEqual({ row: ['green', 'red', 'blue'], last: 12 })
})

test('a colour replaces the one on its site, and goes nowhere away from the row', () => {
  const row: CopiedRow = { row: ['red', 'blue'], last: 4 }
  expect(withWarehouse(row, 3, 'green')).toEqual({ row: ['green', 'blue'], last: 4 })
  expect(withWarehouse(row, 8, 'green')).toBe(row)
})

test('a freed site leaves a gap in front; a gap within the row closes towards the last one', () => {
  const row: CopiedRow = { row: ['red', 'blue', 'green'], last: 6 }
  expect(withoutWarehouse(row, 4)).toEqual({ row: ['blue', 'green'], last: 6 })
  expect(withoutWarehouse(row, 5)).toEqual({ row: ['red', 'green'], last: 6 })
  expect(withoutWarehouse(row, 6)).toEqual({ row: ['red', 'blue'], last: 5 })
  expect(withoutWarehouse(row, 9)).toBe(row)
  expect(withoutWarehouse({ row: ['red'], last: 1 }, 1)).toEqual(EMPTY)
})

test('a full city takes nothing more', () => {
  expect(nextFor({ row: Array.from({ length: 12 }, () => 'red' as const), last: 12 })).toBeUndefined()
})

test('a city is copied as it is', () => {
  const copied = rowIn({ row: [null, null, 'red', 'blue'] })
  expect(copied).toEqual({ row: ['red', 'blue'], last: 4 })
  expect(firstOf(copied)).toBe(3)
  expect([2, 3, 4, 5].map((site) => ownerOn(copied, site))).toEqual([undefined, 'red', 'blue', undefined])
})
