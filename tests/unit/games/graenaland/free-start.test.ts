// Tests a free start: the seats show a pass, and if a village has no card, a text names the players who may lift anchor.
import { expect, test } from 'vitest'
import { turnOf } from '../../../../src/games/graenaland/table/parts/turn'
import { liftText } from '../../../../src/games/graenaland/table/questions/lift-text'
import { startTextsIn } from '../../../../src/games/graenaland/table/questions/words/start'
import { passOf } from '../../../../src/games/graenaland/rules/free-start'
import { clanMoments } from '../../../gallery/graenaland'

const states = clanMoments({ players: 4, way: 'referee', settings: { freeStart: true } }, 1).flatMap(({ state }) =>
  state.stage === 'start' && state.free !== undefined ? [{ state, free: state.free }] : [],
)

test('the second pass goes the other way round', () => {
  const [first, second] = [1, 2].map((pass) => states.find(({ state, free }) => passOf(state, free) === pass))
  if (first === undefined || second === undefined) throw new Error('no such moment')
  const seats = ({ state }: typeof first) => turnOf(state)?.map(({ role }) => role) ?? []
  expect(seats(second)).toEqual(seats(first).toReversed())
  expect(turnOf(first.state)?.map(({ progress }) => progress)).toEqual(['here', 'waits', 'waits', 'waits'])
})

test('a village without a card names who may lift anchor, in order of arrival', () => {
  const free = { left: { C1: 0, C2: 1 }, taken: {}, villages: {}, arrivals: { C1: ['blue', 'yellow'] } } as const
  const textFor = (at: string) => liftText(free, at, 'white', startTextsIn('en'), (clan) => clan, at)
  expect(textFor('C1')).toBe(
    'No card is left at C1. blue was there first and may lift anchor for a card elsewhere. After that yellow. white stays in any case.',
  )
  expect(textFor('C2')).toBe('')
})
