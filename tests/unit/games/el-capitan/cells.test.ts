import { expect, test } from 'vitest'
import { SPLITS, splitOf, splitPoint } from '../../../../src/games/el-capitan/box/numbers'
import { cellOf } from '../../../../src/games/el-capitan/table/parts/cells'

const spaces = Array.from({ length: 13 }, (_, at) => at + 1)

test.each(SPLITS)('thirteen spaces go $down down, $across along and $up up', (split) => {
  const cells = spaces.map((space) => cellOf(split, space))
  expect(split.down + split.across + split.up).toBe(13)
  expect(cells.filter(({ row }) => row === split.down + 1)).toHaveLength(split.across)
  expect(cells.slice(0, split.down).every(({ column }) => column === 1)).toBe(true)
  expect(cells.slice(-split.up).map(({ row }) => row)).toEqual(Array.from({ length: split.up }, (_, at) => split.up - at))
  expect(cells.slice(-split.up).every(({ column }) => column === split.across)).toBe(true)
  expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(13)
})

test('the first way holds until a table has told another one', () => {
  expect(splitOf({})).toEqual(SPLITS[0])
  expect(splitOf({ [splitPoint.id]: 2 })).toEqual(SPLITS[2])
})
