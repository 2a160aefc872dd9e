import { expect, test } from 'vitest'
import { stepsBeside, OFF_BOARD, stepAt, stepsOf } from '../../../../src/table/check/walk'

const steps = stepsOf(['north', 'south'], (area) => `area:${area}`, ['player:one', 'player:two'])
const at = (asked: string | null, ...ticked: readonly string[]) => stepAt(steps, asked, new Set(ticked))?.step

test('the walk goes through the areas, then beside them', () => {
  expect(steps.map(({ step }) => step)).toEqual(['north', 'south', OFF_BOARD])
  expect(stepsOf(['north'], (area) => area, []).map(({ step }) => step)).toEqual(['north'])
})

test('the walk begins at the first step that is not ticked whole, or where the address says', () => {
  expect(at(null)).toBe('north')
  expect(at(null, 'area:north')).toBe('south')
  expect(at(null, 'area:north', 'area:south', 'player:one')).toBe(OFF_BOARD)
  expect(at(null, 'area:north', 'area:south', 'player:one', 'player:two')).toBe('north')
  expect(at('south')).toBe('south')
  expect(at('west')).toBe('north')
})

test('each step knows its neighbours', () => {
  const [north, south, beside] = steps
  expect(stepsBeside(steps, north)).toEqual({ before: undefined, next: south })
  expect(stepsBeside(steps, south)).toEqual({ before: north, next: beside })
  expect(stepsBeside(steps, beside)).toEqual({ before: south, next: undefined })
})
