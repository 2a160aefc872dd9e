// Tests the table of refusals: the first reason that applies, its parameters, and refusals that players can overrule.
import { expect, test } from 'vitest'
import { asAnswer, DONE, NOTHING_WAIVED, refusalsOf } from '../../../src/kit/refusals'

const { refuse, firstReason, isOverrulable } = refusalsOf({
  TOO_FAR: { rule: 'R1', count: false },
  TOO_DEAR: { rule: 'R2', count: false },
  NONE_LEFT: { rule: 'R3', count: true },
})

test('a refusal has the rule of the table, or a more exact one', () => {
  expect(refuse('TOO_FAR').refusal).toEqual({ code: 'TOO_FAR', rule: 'R1', params: {} })
  expect(refuse('TOO_FAR', { most: 2 }, 'R9').refusal).toEqual({ code: 'TOO_FAR', rule: 'R9', params: { most: 2 } })
})

test('of several reasons the first is given, and the others are named', () => {
  expect(firstReason(NOTHING_WAIVED, [false, undefined])).toBeUndefined()
  expect(firstReason(NOTHING_WAIVED, [false, ['TOO_DEAR', { price: 3 }]])).toEqual({ code: 'TOO_DEAR', rule: 'R2', params: { price: 3 } })
  expect(firstReason(NOTHING_WAIVED, [['TOO_FAR'], ['TOO_FAR'], ['NONE_LEFT']])?.params).toEqual({ also: ['NONE_LEFT'] })
})

test('what is waived holds no more, but for what protects the count', () => {
  const waived = new Set(['TOO_FAR', 'NONE_LEFT'])
  expect(firstReason(waived, [['TOO_FAR'], ['TOO_DEAR']])?.code).toBe('TOO_DEAR')
  expect(firstReason(waived, [['TOO_FAR'], ['NONE_LEFT']])?.code).toBe('NONE_LEFT')
  expect(['TOO_FAR', 'NONE_LEFT', 'MALFORMED'].map(isOverrulable)).toEqual([true, false, false])
})

test('no refusal is an answer', () => {
  expect(asAnswer(undefined)).toBe(DONE)
  expect(asAnswer(refuse('TOO_DEAR').refusal)).toEqual(refuse('TOO_DEAR'))
})
