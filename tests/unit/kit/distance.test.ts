import { expect, test } from 'vitest'
import { distance } from '../../../src/kit/distance'
import { parseWordTable } from '../../../src/kit/parse-word-table'

/** Five areas in a row, with an additional connection between the areas 1 and 4. The key is an area, the list contains its neighbours. */
const NEAR: Readonly<Record<string, readonly string[]>> = { 1: ['2', '4'], 2: ['1', '3'], 3: ['2', '4'], 4: ['3', '5', '1'], 5: ['4'] }
const steps = (from: string, to: string, most: number, closed = '') =>
  distance(
    from,
    to,
    (at) => NEAR[at] ?? [],
    (at) => at !== closed,
    most,
  )

test('the shortest way, round what is closed, as far as it reaches', () => {
  expect(steps('1', '1', 0)).toBe(0)
  expect(steps('1', '5', 9)).toBe(2)
  expect(steps('1', '5', 1)).toBe(undefined)
  expect(steps('1', '3', 9, '4')).toBe(2)
  expect(steps('1', '4', 9, '4')).toBe(1)
  expect(steps('2', '5', 9, '4')).toBe(undefined)
})

test('a table of words written close together', () => {
  expect(parseWordTable('\noslo Oslo|bergen Old Bergen\nvoss Voss\n')).toEqual({ oslo: 'Oslo', bergen: 'Old Bergen', voss: 'Voss' })
})
