// Tests the repayment of several loans: the app checks the cash for a loan only when all other loans are decided.
import { expect, test } from 'vitest'
import type { Loan } from '../../../../src/games/el-capitan/model/state'
import { forcedMixes } from '../../../../src/games/el-capitan/rules/loans'
import { isDecidedBeside, supposed } from '../../../../src/games/el-capitan/table/questions/loan-choices'
import { kindsIn } from '../../../../src/games/el-capitan/table/parts/loans'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'

const fresh: Loan = { face: 16, extended: false }
const late: Loan = { face: 10, extended: true }

test('beside an undecided loan the cash check is not known', () => {
  expect(isDecidedBeside([fresh, fresh], [], 0)).toBe(false)
  expect(isDecidedBeside([fresh, fresh], [null, 'repay'], 0)).toBe(true)
  expect(isDecidedBeside([fresh, fresh], ['extend', null], 0)).toBe(false)
})

test('an extended loan is no decision', () => {
  expect(isDecidedBeside([fresh, late], [], 0)).toBe(true)
  expect(supposed([fresh, late], [])).toEqual(['extend', 'repay'])
})

test('the key then says only what is left in hand', () => {
  expect(textsIn('en').settle.outlook(30, undefined)).toBe('in hand\u00a030')
  expect(textsIn('cs').settle.outlook(30, undefined)).toBe('v\u00a0ruce\u00a030')
  expect(textsIn('en').settle.outlook(30, -10)).toBe('in hand\u00a030 · cash check\u00a0−10')
})

test('after the first payday no loan can have been extended, unless somebody holds one', () => {
  const ids = (phase: number, held: readonly Loan[]) => kindsIn(phase, held).map(({ id }) => id)
  expect(ids(1, [])).toEqual(['fresh10', 'fresh16'])
  expect(ids(1, [late])).toEqual(['fresh10', 'fresh16', 'late10'])
  expect(ids(2, [])).toEqual(['fresh10', 'fresh16', 'late10', 'late16'])
})

test('offered new loans contain no loan that can be left out', () => {
  const mixesFor = (short: number) => forcedMixes((taken) => taken.reduce<number>((sum, face) => sum + face, 0) >= short)
  expect(mixesFor(28)).toEqual([
    [16, 16],
    [10, 10, 16],
    [10, 10, 10],
  ])
  expect(mixesFor(10)).toEqual([[16], [10]])
  expect(mixesFor(0)).toEqual([[]])
})
