import { expect, test } from 'vitest'
import { NOTHING_WAIVED, refusalsOf } from '../../../src/kit/refusals'

const { refuse, isOverrulable, firstReason } = refusalsOf({ TOO_FAR: { rule: 'R1', count: false }, NO_PIECE: { rule: 'R2', count: true } })

test('a refusal has its rule, or a more exact one', () => {
  expect(refuse('TOO_FAR').refusal).toEqual({ code: 'TOO_FAR', rule: 'R1', params: {} })
  expect(refuse('TOO_FAR', { steps: 3 }, 'R1.2').refusal).toEqual({ code: 'TOO_FAR', rule: 'R1.2', params: { steps: 3 } })
})

test('the first reason that holds counts; what protects the pieces is never waived', () => {
  const both = [false, undefined, ['TOO_FAR'], ['NO_PIECE']] as const
  expect(firstReason(NOTHING_WAIVED, both)?.code).toBe('TOO_FAR')
  expect(firstReason(new Set(['TOO_FAR', 'NO_PIECE']), both)?.code).toBe('NO_PIECE')
  expect(firstReason(new Set(['TOO_FAR']), [['TOO_FAR']])).toBe(undefined)
  expect([isOverrulable('TOO_FAR'), isOverrulable('NO_PIECE'), isOverrulable('MALFORMED')]).toEqual([true, false, false])
})
