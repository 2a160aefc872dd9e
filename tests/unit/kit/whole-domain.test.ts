import { expect, test } from 'vitest'
import { wholeDomain } from '../../../src/kit/whole-domain'
import { accepted, refused } from '../../../src/referee'

const small = (n: number) => (n < 4 ? accepted(undefined) : refused('TOO_MANY', 'R1'))
const domain = wholeDomain(() => [1, 2, 9], small)

test('only what is legal is offered, and a step is a whole answer', () => {
  expect(domain.steps(domain.empty)).toEqual([{ answer: 1 }, { answer: 2 }])
  expect(domain.steps({ answer: 1 })).toEqual([])
  expect(domain.take(domain.empty, { answer: 3 })).toEqual(accepted({ answer: 3 }))
})

test('why not is said in the words of the rules', () => {
  expect(domain.take(domain.empty, { answer: 9 })).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY' } })
  expect(domain.finish({ answer: 9 })).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY' } })
  expect(domain.finish({})).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
  expect(domain.take({}, {})).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
  expect(domain.finish({ answer: 2 })).toEqual(accepted(2))
})

test('an answer at random is legal, drawn or one of the usual ones; none where there is none', () => {
  for (const start of [0, 0.5, 0.9]) expect([1, 2]).toContain(domain.sample(() => start))
  expect(
    wholeDomain(
      () => [1],
      small,
      () => 3,
    ).sample(() => 0),
  ).toBe(3)
  expect(
    wholeDomain(
      () => [1],
      small,
      () => 9,
    ).sample(() => 0),
  ).toBe(1)
  expect(wholeDomain(() => [9], small).sample(() => 0)).toBe(undefined)
})
