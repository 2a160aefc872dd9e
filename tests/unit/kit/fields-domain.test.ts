// Tests answers that players compose field by field: every offered step is legal, and all steps lead to an answer.
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsDomain } from '../../../src/kit/fields-domain'
import { seeded } from '../../playout/random'
import { codeOf, must } from '../../fixtures/tiny-table'

interface Draft {
  readonly area?: string
  readonly amount?: number
}

const domain = fieldsDomain<Draft, string>(
  ({ area, amount }) =>
    area === undefined
      ? [{ area: 'coast' }, { area: 'hills' }]
      : amount === undefined && area === 'hills'
        ? [{ amount: 1 }, { amount: 2 }]
        : [],
  ({ area, amount }) => (area === 'coast' || amount !== undefined ? `${area} ${amount ?? 0}` : undefined),
)

test('only offered steps are taken, and an unfinished draft is no answer', () => {
  expect(domain.empty).toEqual({})
  expect(codeOf(domain.finish(domain.empty))).toBe('MALFORMED')
  expect(codeOf(domain.take({}, { area: 'moon' }))).toBe('MALFORMED')
  expect(codeOf(domain.take({}, { amount: 1 }))).toBe('MALFORMED')
  const hills = must(domain.take({}, { area: 'hills' }))
  expect(codeOf(domain.finish(hills))).toBe('MALFORMED')
  expect(must(domain.finish(must(domain.take(hills, { amount: 2 }))))).toBe('hills 2')
})

test('every random answer is one that steps lead to', () => {
  assert(property(integer(), (seed) => ['coast 0', 'hills 1', 'hills 2'].includes(domain.sample(seeded(seed)) ?? '')))
})
