// Tests that every refusal that the second edition can give has a scenario of the second edition.
import { expect, test } from 'vitest'
import { REFUSALS } from '../../../src/games/westeros'
import { CORE_REFUSALS } from '../../../src/referee'
import { filesIn, read } from '../../files'
import { FIRST_ONLY } from '../../playout/westeros-second-edition'
import { readCases } from '../run'

const files = filesIn('tests/scenarios/westeros-second-edition').filter((path) => path.endsWith('.json'))

/** Returns all texts inside some data, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const met = new Set(files.flatMap((path) => readCases(read(path), false)).flatMap((item) => textsIn(item.expect)))

test('every refusal code is met by a case of the second edition', () => {
  /** Refusals that tests of every game provoke, see the same test of the first edition. */
  const { CHANCE_OPEN: _, CHANGED_TOO_OFTEN: __, ...core } = CORE_REFUSALS
  const codes = [...Object.keys(REFUSALS), ...Object.keys(core)]
  expect(codes.filter((code) => !FIRST_ONLY.includes(code) && !met.has(code))).toEqual([])
})

test('no case of the second edition meets a refusal that only the first edition gives', () => {
  expect(FIRST_ONLY.filter((code) => met.has(code))).toEqual([])
})
