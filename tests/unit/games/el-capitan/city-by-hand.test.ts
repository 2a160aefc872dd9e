import { expect, test } from 'vitest'
import type { City } from '../../../../src/games/el-capitan/model/state'
import { withOneShut, withoutOneShut, withOwnerOn } from '../../../../src/games/el-capitan/table/corrections/city-by-hand'

const city: City = { row: [null, 'red', 'green'], shut: ['blue', 'red'], fortresses: [null, null] }

test('an owner stands on a site, and a row ends with its last one', () => {
  expect(withOwnerOn(city, 1, 'blue')).toEqual(['blue', 'red', 'green'])
  expect(withOwnerOn(city, 5, 'blue')).toEqual([null, 'red', 'green', null, 'blue'])
  expect(withOwnerOn(city, 3, null)).toEqual([null, 'red'])
  expect(withOwnerOn({ ...city, row: ['red'] }, 1, null)).toEqual([])
})

test('the newest warehouse on the picture comes and goes', () => {
  expect(withOneShut(city.shut, 'green')).toEqual(['blue', 'red', 'green'])
  expect(withoutOneShut(city.shut)).toEqual(['blue'])
  expect(withoutOneShut([])).toEqual([])
})
