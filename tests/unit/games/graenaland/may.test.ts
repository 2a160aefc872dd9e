// Tests what players may do who are not asked: during a joint work, every other clan may give cards.
import { expect, test } from 'vitest'
import { clansOf } from '../../../../src/games/graenaland/model/board'
import { proposable } from '../../../../src/games/graenaland/rules/distribution'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { mayIn } from '../../../../src/games/graenaland/table/rooms/may'
import { clansMoment } from '../../../gallery/graenaland'

test.each(['en', 'cs'] as const)('every clan but the chief may give cards for the joint work: %s', (language) => {
  const { state } = clansMoment('clans-joint')
  for (const clan of clansOf(state)) {
    const may = mayIn(state, clan, language)
    expect(may.map(({ rule }) => rule)).toEqual(clan === state.chief ? [] : ['R55'])
    for (const { text } of may) expect(text).not.toMatch(/undefined/)
  }
})

test('without a joint work, nobody may join', () => {
  const { state } = clansMoment('clans-build')
  expect(clansOf(state).flatMap((clan) => mayIn(state, clan, 'en'))).toEqual([])
})

test('a clan that has not proposed yet may propose for the territories in which it has votes', () => {
  const { state } = clansMoment('clans-propose')
  const others = clansOf(state).filter((clan) => clan !== state.chief && !state.proposed.includes(clan))
  expect(others.length).toBeGreaterThan(0)
  for (const clan of others) {
    const [may] = mayIn(state, clan, 'en')
    expect(may?.rule).toBe('R23')
    for (const at of proposable(state, clan)) expect(may?.text).toContain(textsIn('en').place(at))
  }
  expect(mayIn(state, state.chief, 'en')).toEqual([])
})
