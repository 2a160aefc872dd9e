// Tests the list of forbidden actions: it depends on the state and names a rule for each action.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/graenaland/model/state'
import { forbiddenIn } from '../../../../src/games/graenaland/table/rooms/forbidden'
import { rules } from '../../../../src/games/graenaland/words/en/rules'
import { clansMoment } from '../../../gallery/graenaland'

const rulesIn = (state: State): readonly string[] => forbiddenIn(state, 'en').map(({ rule }) => rule)

test('the chief moves nobody and proposes nothing, until the building', () => {
  expect(rulesIn(clansMoment('clans-draw').state)).toContain('R9')
  expect(rulesIn(clansMoment('clans-build').state)).not.toContain('R9')
})

test('chances of the chief that are used, and markets, are named in the building', () => {
  const { state } = clansMoment('clans-build')
  const used: State = { ...state, supplyTaken: true, jointSpent: true, marketsUsed: ['C1'] }
  expect(rulesIn(used)).toEqual(expect.arrayContaining(['R37', 'R87', 'R51']))
  expect(rulesIn({ ...used, settings: { ...state.settings, offerRule: false } })).toContain('R55')
})

test('a priest silences armies, and leaves one vote with three players', () => {
  const { state } = clansMoment('clans-build')
  const [{ clan }] = state.players as [State['players'][number]]
  const there: State = { ...state, heroes: { [clan]: { priest: 'C1' } }, settings: { ...state.settings, three: false } }
  expect(rulesIn(there)).toContain('R32')
  expect(rulesIn({ ...there, settings: { ...there.settings, three: true } })).toContain('R66')
})

test.each(['en', 'cs'] as const)('every sentence is said with a rule of the book: %s', (language) => {
  for (const name of ['clans-draw', 'clans-build', 'clans-final', 'clans-over'] as const)
    for (const { text, rule } of forbiddenIn(clansMoment(name).state, language)) {
      expect(text).not.toMatch(/undefined|null/)
      expect(Object.hasOwn(rules, rule)).toBe(true)
    }
  expect(forbiddenIn(clansMoment('clans-over').state, language)).toEqual([])
})
