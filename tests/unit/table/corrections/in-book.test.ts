// Tests the rules cited by a refused correction: only rules in the rules reference of the game.
import { expect, test } from 'vitest'
import { CORE_REFUSALS } from '../../../../src/referee'
import { isInBook } from '../../../../src/table/corrections/in-book'

test('refusals of the referee itself stand in no book', () => {
  expect(isInBook('R20')).toBe(true)
  expect(isInBook('')).toBe(false)
  expect(isInBook(CORE_REFUSALS.COUNT_BROKEN)).toBe(false)
})
