// Tests that every refusal and every setting has a scenario.
import { expect, test } from 'vitest'
import { REFUSALS } from '../../../src/games/el-capitan'
import { DEFAULT_SETTINGS } from '../../../src/games/el-capitan/model/settings'
import { filesIn, read } from '../../files'
import { readCases } from '../run'

const files = filesIn('tests/scenarios/el-capitan').filter((path) => path.endsWith('.json'))
const cases = files.flatMap((path) => readCases(read(path), false))

/** Returns all texts inside some data, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('every refusal of the game is met by a case, and those of the referee that it can give', () => {
  const met = new Set(cases.flatMap((item) => textsIn(item.expect)))
  const core = ['MALFORMED', 'NO_BALLOT', 'COUNT_BROKEN']
  expect([...Object.keys(REFUSALS), ...core].filter((code) => !met.has(code))).toEqual([])
})

test('every setting is shown played otherwise than the book has it', () => {
  const otherwise = (name: string, usual: unknown) =>
    cases.some(({ before }) => {
      const { settings = {} } = (before ?? {}) as { readonly settings?: Readonly<Record<string, unknown>> }
      return Object.hasOwn(settings, name) && settings[name] !== usual
    })
  expect(Object.entries(DEFAULT_SETTINGS).filter(([name, usual]) => !otherwise(name, usual))).toEqual([])
})
