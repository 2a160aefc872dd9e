// The rule of a refused correction: only one that stands in the book of the game is named.
import { expect, test } from 'vitest'
import { CORE_REFUSALS } from '../../../../src/referee'
import { isInBook } from '../../../../src/table/corrections/in-book'

test('refusals of the referee itself stand in no book', () => {
  expect(isInBook('R20')).toBe(true)
  expect(isInBook('')).toBe(false)
  expect(isInBook(CORE_REFUSALS.COUNT_BROKEN)).toBe(false)
})
