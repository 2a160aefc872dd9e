// Tests that every refusal, setting and national advantage has a scenario.
import { expect, test } from 'vitest'
import { REFUSALS } from '../../../src/games/axis-and-allies'
import { ADVANTAGES } from '../../../src/games/axis-and-allies/box/powers'
import { DEFAULT_SETTINGS } from '../../../src/games/axis-and-allies/model/settings'
import { filesIn, read } from '../../files'
import { readCases } from '../run'

const files = filesIn('tests/scenarios/axis-and-allies').filter((path) => path.endsWith('.json'))
const cases = files.flatMap((path) => readCases(read(path), false))

/** Returns all texts inside some data, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('every refusal of the game is met by a case, and those of the referee that it can give', () => {
  const met = new Set(cases.flatMap((item) => textsIn(item.expect)))
  const core = ['MALFORMED', 'NOT_ASKED', 'BALLOT_OPEN', 'NO_BALLOT', 'GAME_OVER', 'COUNT_BROKEN']
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

test('every national advantage that works in battle is shown at work', () => {
  const shown = new Set(cases.flatMap(({ before }) => textsIn((before as { readonly settings?: unknown } | undefined)?.settings)))
  expect(ADVANTAGES.filter(({ id, calc }) => calc && !shown.has(id))).toEqual([])
})
