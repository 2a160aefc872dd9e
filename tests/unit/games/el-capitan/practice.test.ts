// Tests the practice round: a turn has two steps, because the button of the result ends the turn. Each step names its button.
import { expect, test } from 'vitest'
import { practice } from '../../../../src/games/el-capitan/table/practice'

test('the turn ends with the button of the outcome, in one step', () => {
  const [turn] = practice.of('Practice', 'en').parts
  expect(turn?.steps.map(({ id }) => id)).toEqual(['build', 'end'])
  expect(practice.texts.en.steps['end']).toContain('“Done: Peter’s turn”')
  expect(practice.texts.cs.steps['end']).toContain('„Hotovo: na tahu Petr“')
})
