// Tests what players may do who are not asked: during a joint work, every other clan may give cards.
import { expect, test } from 'vitest'
import { clansOf } from '../../../../src/games/graenaland/model/board'
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
