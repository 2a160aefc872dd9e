// Tests numbers that are missing in a rulebook: they are unknown until the players report them, and their range is limited.
import { assert, integer, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  askNumber,
  isPossibleValue,
  firstUnknown,
  numberAt,
  numberDomain,
  reportedAmong,
  withReported,
  type RulePoint,
} from '../../../src/kit/rule-points'
import { seeded } from '../../playout/random'

const known: RulePoint = { id: 'goods', rule: 'E3', least: 0, most: 9, book: 4 }
const lost: RulePoint = { id: 'chart/7', rule: 'E20', least: 0, most: 60, unknown: true, likely: 30 }
const points = [known, lost]

test('a number of the book is known, a lost one only once it is told', () => {
  expect(points.map((point) => numberAt({}, point))).toEqual([4, undefined])
  expect(firstUnknown({}, points)).toBe(lost)
  const reported = withReported({}, lost, 0)
  expect(points.map((point) => numberAt(reported, point))).toEqual([4, 0])
  expect(firstUnknown(reported, points)).toBeUndefined()
  expect(numberAt(withReported(reported, known, 5), known)).toBe(5)
  expect(numberAt({}, { ...lost, id: 'toString' })).toBeUndefined()
})

test('the question for it names it, its limits, its rule, and what it most probably is', () => {
  expect(askNumber('number', lost)).toEqual({
    key: 'number:chart/7',
    kind: 'number',
    roles: [],
    must: true,
    sealed: false,
    unknown: 'chart/7',
    rule: 'E20',
    params: { point: 'chart/7', least: 0, most: 60, likely: 30 },
  })
  expect(askNumber('number', { ...known, id: 'x' }).params).not.toHaveProperty('likely')
})

test('it is answered by what it can be, and by nothing else', () => {
  const domain = numberDomain(lost, (value) => ({ do: 'tell', value }))
  expect(domain.finish(domain.empty).ok).toBe(false)
  expect(domain.steps(domain.empty)).toHaveLength(61)
  assert(
    property(integer({ min: -100, max: 100 }), (value) => {
      const isPossible = value >= 0 && value <= 60
      expect(domain.take(null, value)).toMatchObject(
        isPossible ? { ok: true, value } : { ok: false, refusal: { params: { least: 0, most: 60 } } },
      )
      expect(domain.finish(value).ok).toBe(isPossible)
    }),
  )
  const random = seeded(4)
  for (let n = 0; n < 50; n++) expect(isPossibleValue(lost, domain.sample(random)?.value)).toBe(true)
})

test('of what was told elsewhere only what is a number of this game and can be so is taken over', () => {
  expect(reportedAmong(points, { goods: 10, 'chart/7': 31, other: 1 })).toEqual({ 'chart/7': 31 })
  assert(
    property(jsonValue(), (found) => {
      const numbers = reportedAmong(points, { goods: found })
      expect(Object.keys(numbers).length).toBe(isPossibleValue(known, found) ? 1 : 0)
    }),
  )
})
