// Tests the practice round: a turn has two steps, because the button of the result ends the turn. Each step names its button.
import { expect, test } from 'vitest'
import { practice } from '../../../../src/games/el-capitan/table/practice'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
import { practiceTextsIn } from '../../../../src/games/el-capitan/table/words/practice'

test('the turn ends with the button of the outcome, in one step', () => {
  const [turn] = practice.of('Practice', 'en').parts
  expect(turn?.steps.map(({ id }) => id)).toEqual(['build', 'end', 'loan', 'voyage'])
  expect(practice.texts.en.steps['end']).toContain('“Done: Peter’s turn”')
  expect(practice.texts.cs.steps['end']).toContain('„Hotovo: na tahu Petr“')
})

test('a step quotes the labels of its buttons', () => {
  for (const language of ['en', 'cs'] as const) {
    const { act, payday } = textsIn(language)
    const { steps } = practiceTextsIn(language)
    expect(steps.build).toContain(act.buildOn(5, 4, undefined))
    expect(steps.build).toContain(act.tiles.build)
    expect(steps.loan).toContain(act.tiles.loan)
    expect(steps.loan).toContain(act.loan(10))
    expect(steps.voyage).toContain(act.tiles.sail)
    expect(steps.sheet).toContain(payday.done)
  }
})

test('the step about a city names no field for a number, because the practice game knows all numbers', () => {
  expect(practiceTextsIn('en').steps.row).not.toContain('number')
  expect(practiceTextsIn('cs').steps.row).not.toContain('číslo')
})

test('the last steps name the buttons that they ask to press', () => {
  expect(practiceTextsIn('en').steps.undo).toContain('“Undo: the payout”')
  expect(practiceTextsIn('cs').steps.undo).toContain('„Vrátit: výplata“')
  expect(practiceTextsIn('en').steps.look).toContain('“Done”')
  expect(practiceTextsIn('cs').steps.look).toContain('„Hotovo“')
})
