// Tests that every refusal, setting, House card ability and kind has a scenario.
import { expect, test } from 'vitest'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import { REFUSALS, SETTING_NAMES } from '../../../src/games/westeros'
import { CORE_REFUSALS } from '../../../src/referee'
import { filesIn, read } from '../../files'
import { readCases, type Case } from '../run'

const files = ['westeros', 'westeros-second-edition']
  .flatMap((game) => filesIn(`tests/scenarios/${game}`))
  .filter((path) => path.endsWith('.json'))
const cases = files.flatMap((path) => readCases(read(path), false))

/** Returns all texts inside some data, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], value)

const some = (fits: (item: Case) => boolean): boolean => cases.some((item) => fits(item))

test('every refusal code is met by a case', () => {
  const met = new Set(cases.flatMap((item) => textsIn(item.expect)))
  /**
   * Refusals that other tests provoke. `tests/unit/session/additions.test.ts`: a draw while players add random contributions, before the
   * first move. `tests/unit/session/several-phones.test.ts`: too many changes of one choice.
   */
  const { CHANCE_OPEN: _, CHANGED_TOO_OFTEN: __, ...core } = CORE_REFUSALS
  expect([...Object.keys(REFUSALS), ...Object.keys(core)].filter((code) => !met.has(code))).toEqual([])
})

test('every ability of a House card is carried out in a case', () => {
  const able = Object.values(PRINTED_BOX.cards).filter(({ ability }) => ability !== undefined)
  expect(able.length).toBeGreaterThan(0)
  expect(able.filter(({ id }) => !some(({ expect: wanted }) => fieldOf(wanted, 'abilities', id) === 'carriedOut'))).toEqual([])
})

test('every setting is shown both on and off', () => {
  const both = SETTING_NAMES.flatMap((name) => [true, false].map((value) => ({ name, value })))
  expect(both.filter(({ name, value }) => !some(({ before }) => fieldOf(before, 'settings', name) === value))).toEqual([])
})

test('every kind of the notation has a case', () => {
  const kinds = [
    'supply.check',
    'supply.card',
    'muster',
    'bid',
    'clash',
    'wildling',
    'wildling.remove',
    'westeros.draw',
    'planning',
    'raven',
    'raid',
    'march',
    'combat',
    'retreat',
    'neutral',
    'consolidate',
    'gameOfThrones',
    'control',
    'victory',
  ]
  expect(kinds.filter((kind) => !some((item) => item.kind === kind))).toEqual([])
})
