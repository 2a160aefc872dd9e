// Tests answers that players compose from several choices, one after another, on the shared screens.
import { expect, test } from 'vitest'
import { isOffered, levelsOf, numbersOf, withUsualPayment, type Fields } from '../../../../src/table/standard/levels'

const PAYMENTS: readonly Fields[] = [{ payment: { wood: 1, stone: 1 } }, { payment: { wood: 1, coins: 1 } }]

/** Returns the possible next steps of an answer that consists of an area and the payment for it. */
const stepsAfter = ({ area, payment }: Fields): readonly Fields[] => {
  if (area === undefined) return [{ area: 'coast' }, { area: 'hills' }]
  return payment === undefined ? PAYMENTS : []
}

test('the levels of a draft are the choices it has made, and the next one', () => {
  expect(levelsOf(stepsAfter, {})).toMatchObject([{ before: {}, taken: undefined }])
  expect(levelsOf(stepsAfter, { area: 'coast' })).toMatchObject([
    { taken: { area: 'coast' } },
    { before: { area: 'coast' }, steps: PAYMENTS, taken: undefined },
  ])
  expect(levelsOf(stepsAfter, { area: 'coast', payment: { wood: 1, stone: 1 } })).toHaveLength(2)
})

test('steps that change nothing end the answer', () => {
  expect(levelsOf(() => [], {})).toEqual([])
  expect(levelsOf(() => [5], {})).toEqual([])
  expect(levelsOf(() => [{ yes: true }], { yes: true })).toMatchObject([{ taken: { yes: true } }])
})

test('lists and counts that grow one by one are followed in any order', () => {
  const listed = ({ stack }: Fields) => {
    const before = Array.isArray(stack) ? stack : []
    return before.length < 3 ? ['red', 'blue'].map((one) => ({ stack: [...(before as string[]), one] })) : []
  }
  expect(levelsOf(listed, { stack: ['blue', 'red'] }).map(({ taken }) => taken)).toEqual([
    { stack: ['blue'] },
    { stack: ['blue', 'red'] },
    undefined,
  ])
  const counted = ({ cards = {} }: { readonly cards?: Readonly<Record<string, number>> }): readonly Fields[] =>
    ['ore', 'wood'].map((one) => ({ cards: { ...cards, [one]: (cards[one] ?? 0) + 1 } }))
  const levels = levelsOf(counted, { cards: { ore: 2, wood: 1 } })
  expect(levels.filter(({ taken }) => taken !== undefined)).toHaveLength(3)
  expect(levels.at(-1)).toMatchObject({ before: { cards: { ore: 2, wood: 1 } }, taken: undefined })
})

test('of several numbers inside of a step the one that was entered is found', () => {
  const stepsOf = ({ entered: soFar = {} }: { readonly entered?: Readonly<Record<string, number>> }): readonly Fields[] =>
    soFar.site === undefined ? [0, 1, 2].map((n) => ({ entered: { ...soFar, site: n } })) : []
  expect(levelsOf(stepsOf, { entered: { site: 2 } })).toMatchObject([{ taken: { entered: { site: 2 } } }])
})

test('the usual payment is made where nothing else was entered', () => {
  const draft = { area: 'coast' }
  expect(withUsualPayment(draft, levelsOf(stepsAfter, draft).at(-1))).toEqual({ area: 'coast', payment: { wood: 1, stone: 1 } })
  const other = { area: 'coast', payment: { wood: 1 } }
  expect(withUsualPayment(other, levelsOf(stepsAfter, other).at(-1))).toBe(other)
  expect(withUsualPayment({}, levelsOf(stepsAfter, {}).at(-1))).toEqual({})
})

test('a payment that is only begun is not offered, nor is a die that is not entered yet', () => {
  const offered = (draft: Fields) => isOffered(levelsOf(stepsAfter, draft), draft)
  expect(offered({ area: 'coast' })).toBe(true)
  expect(offered({ area: 'coast', payment: { coins: 1, wood: 1 } })).toBe(true)
  expect(offered({ area: 'coast', payment: { wood: 1 } })).toBe(false)
  expect(offered({ area: 'moon' })).toBe(false)
  const dice = { faces: [3, 0] }
  expect(
    isOffered(
      levelsOf(() => [{ faces: [3, 1] }], dice),
      dice,
    ),
  ).toBe(false)
})

test('numbers are recognised where steps differ in one number alone', () => {
  expect(numbersOf([{ amount: 0 }, { amount: 2 }])).toEqual([0, 2])
  expect(numbersOf([{ entered: { a: 1, b: 3 } }, { entered: { a: 1, b: 4 } }])).toEqual([3, 4])
  expect(numbersOf([{ amount: 0 }])).toBeUndefined()
  expect(numbersOf([{ amount: 0 }, { yes: true }])).toBeUndefined()
  expect(numbersOf([{ option: 'a' }, { option: 'b' }])).toBeUndefined()
})
