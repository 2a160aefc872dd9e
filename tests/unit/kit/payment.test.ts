// Compares the payments that the app finds with an enumeration of all possible payments.
import { assert, constantFrom, dictionary, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  exact,
  givenUp,
  minimalPayments,
  objectionToPayment,
  substitute,
  usualPayment,
  type Counts,
  type Tender,
} from '../../../src/kit/payment'

const KINDS = ['grain', 'ore', 'wood']
const TENDERS: readonly Tender[] = [
  ...KINDS.map(exact),
  { id: 'grain and ore', gives: { pair: 1 }, covers: [['grain'], ['ore']] },
  substitute('market', { wood: 1 }, KINDS, 1),
  substitute('two for one', { supply: 2 }, KINDS),
  substitute('joker', { gold: 1 }, KINDS),
]
const counts = (kinds: readonly string[], max: number) => dictionary(constantFrom(...kinds), integer({ min: 0, max }))
const scene = record({
  price: counts(KINDS, 2),
  held: counts([...KINDS, 'pair', 'supply', 'gold'], 3),
  tenders: subarray([...TENDERS], { minLength: 1 }),
})

/** Returns every payment that uses each tender up to a maximum number of times. */
const everyPayment = (tenders: readonly Tender[], most: number): readonly Counts[] =>
  tenders.reduce<readonly Counts[]>(
    (all, { id }) => all.flatMap((one) => Array.from({ length: most + 1 }, (_, count) => (count === 0 ? one : { ...one, [id]: count }))),
    [{}],
  )

/** Returns whether the units of a price can be paid if each slot pays for one unit of its list. Tries each slot for each unit. */
const pays = (units: readonly string[], slots: readonly (readonly string[])[]): boolean => {
  const [unit, ...rest] = units
  if (unit === undefined) return true
  return slots.some((slot, at) => slot.includes(unit) && pays(rest, slots.toSpliced(at, 1)))
}
const unitsOf = (price: Counts) => Object.entries(price).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
const slotsOf = (payment: Counts, tenders: readonly Tender[]) =>
  tenders.flatMap(({ id, covers }) => Array.from({ length: payment[id] ?? 0 }, () => covers).flat())

const sorted = (payment: Counts) =>
  Object.entries(payment)
    .map((use) => use.join(' '))
    .toSorted()
    .join(';')

test('the minimal payments are all that trying out finds', () => {
  assert(
    property(scene, ({ price, held, tenders }) => {
      const few = tenders.slice(0, 4)
      const isPaid = (payment: Counts) => pays(unitsOf(price), slotsOf(payment, few))
      const isHeld = (payment: Counts) =>
        Object.entries(givenUp(payment, few)).every(([what, count]) => count <= (held[what] ?? 0)) && (payment['market'] ?? 0) <= 1
      const less = (payment: Counts) => Object.entries(payment).map(([id, count]) => ({ ...payment, [id]: count - 1 }))
      const found = everyPayment(few, 3).filter((one) => isHeld(one) && isPaid(one) && !less(one).some(isPaid))
      expect(minimalPayments(price, held, few).map(sorted).sort()).toEqual(found.map(sorted).sort())
    }),
    { numRuns: 200 },
  )
})

test('every minimal payment is legal, and the usual one spares what is dearest', () => {
  assert(
    property(scene, ({ price, held, tenders }) => {
      const all = minimalPayments(price, held, tenders)
      for (const payment of all) expect(objectionToPayment(price, payment, held, tenders)).toBeUndefined()
      const [usual] = all
      expect(usualPayment(price, held, tenders)).toEqual(usual)
      const dearest = tenders.at(-1)?.id ?? ''
      for (const payment of all) expect(usual?.[dearest] ?? 0).toBeLessThanOrEqual(payment[dearest] ?? 0)
    }),
  )
})

test('two supplies stand for one, a card of two kinds pays both, and gold is kept for last', () => {
  const held = { grain: 4, pair: 1, supply: 2, gold: 2, ore: 0 }
  expect(usualPayment({ grain: 4, ore: 1 }, held, TENDERS)).toEqual({ grain: 3, 'grain and ore': 1 })
  expect(usualPayment({ grain: 4, ore: 2 }, held, TENDERS)).toEqual({ grain: 3, 'two for one': 1, 'grain and ore': 1 })
  expect(usualPayment({ wood: 4 }, held, TENDERS)).toBeUndefined()
  expect(givenUp({ 'two for one': 1, joker: 2 }, TENDERS)).toEqual({ supply: 2, gold: 2 })
})

test('what is wrong with a payment is named', () => {
  const held = { grain: 2, wood: 3, gold: 1 }
  const price = { grain: 2 }
  const objection = (payment: Counts) => objectionToPayment(price, payment, held, TENDERS)
  expect(objection({ grain: 2 })).toBeUndefined()
  expect(objection({ beer: 2 })).toBe('tender')
  expect(objection({ grain: -1 })).toBe('tender')
  expect(objection({ market: 2 })).toBe('tooOften')
  expect(objection({ joker: 2 })).toBe('notHeld')
  expect(objection({ grain: 1 })).toBe('tooLittle')
  expect(objection({ grain: 2, joker: 1 })).toBe('tooMuch')
  expect(objection({ grain: 1, market: 1 })).toBeUndefined()
})
