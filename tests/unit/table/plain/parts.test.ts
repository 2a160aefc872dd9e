// Answers of plain games, part by part.
import { expect, test } from 'vitest'
import { isOffered, partsOf, withUsualPayment } from '../../../../src/table/plain/parts'
import type { PlainAnswer } from '../../../../src/table/plain/plain-game'

const PAYMENTS: readonly PlainAnswer[] = [{ payment: { wood: 1, stone: 1 } }, { payment: { wood: 1, coins: 1 } }]

/** An area, and what is paid for it. */
const stepsAfter = ({ area, payment }: PlainAnswer): readonly PlainAnswer[] => {
  if (area === undefined) return [{ area: 'coast' }, { area: 'hills' }]
  return payment === undefined ? PAYMENTS : []
}

test('the parts of a draft are those that it has, and the next one', () => {
  expect(partsOf(stepsAfter, {}).map(({ part }) => part)).toEqual(['area'])
  expect(partsOf(stepsAfter, { area: 'coast' })).toMatchObject([
    { part: 'area' },
    { part: 'payment', before: { area: 'coast' }, steps: PAYMENTS },
  ])
  expect(partsOf(stepsAfter, { area: 'coast', payment: { wood: 1, stone: 1 } })).toHaveLength(2)
})

test('steps that name no part, or one part twice, end the answer', () => {
  expect(partsOf(() => [], {})).toEqual([])
  expect(partsOf(() => [{ unknown: 1 }, 5], {})).toEqual([])
  expect(partsOf(() => [{ yes: true }], { yes: true }).map(({ part }) => part)).toEqual(['yes'])
})

test('what is usual is paid where nothing else was said', () => {
  const draft = { area: 'coast' }
  expect(withUsualPayment(draft, partsOf(stepsAfter, draft).at(-1))).toEqual({ area: 'coast', payment: { wood: 1, stone: 1 } })
  const other = { area: 'coast', payment: { wood: 1 } }
  expect(withUsualPayment(other, partsOf(stepsAfter, other).at(-1))).toBe(other)
  expect(withUsualPayment({}, partsOf(stepsAfter, {}).at(-1))).toEqual({})
})

test('a payment that is only begun is not offered, nor is a die that was not told yet', () => {
  const offered = (draft: PlainAnswer) => isOffered(partsOf(stepsAfter, draft), draft)
  expect(offered({ area: 'coast' })).toBe(true)
  expect(offered({ area: 'coast', payment: { coins: 1, wood: 1 } })).toBe(true)
  expect(offered({ area: 'coast', payment: { wood: 1 } })).toBe(false)
  expect(offered({ area: 'moon' })).toBe(false)
  const dice = { faces: [3, 0] }
  expect(
    isOffered(
      partsOf(() => [{ faces: [3, 1] }], dice),
      dice,
    ),
  ).toBe(false)
})
