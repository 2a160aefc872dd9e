// Tests the face-down card that a road adds to production: the app draws it after the face-up card, unless the deck is empty.
import { expect, test } from 'vitest'
import { followingMoves } from '../../../../src/referee'
import { graenaland, type State } from '../../../../src/games/graenaland'
import { dueDraw } from '../../../../src/games/graenaland/rules/production'
import { clanMoments } from '../../../gallery/graenaland'

const { state } = clanMoments({ players: 4, way: 'referee' }, 1).find(({ state: { stage } }) => stage === 'production') ?? {
  state: undefined,
}
const at = state && dueDraw(state)?.at
if (state === undefined || at === undefined) throw new Error('no production')
const withRoad: State = { ...state, works: { ...state.works, [at]: ['road'] } }

test('the card of a road comes with the card before it', () => {
  expect(followingMoves(graenaland, withRoad, [{ do: 'draw', card: 'grain' }])).toEqual([{ do: 'draw', card: 'down' }])
  expect(followingMoves(graenaland, state, [{ do: 'draw', card: 'grain' }])).toEqual([])
})

test('an empty deck has no card for the road', () => {
  expect(followingMoves(graenaland, withRoad, [{ do: 'draw', card: 'empty' }])).toEqual([])
  expect(
    followingMoves(graenaland, withRoad, [
      { do: 'draw', card: 'grain' },
      { do: 'draw', card: 'empty' },
    ]),
  ).toEqual([])
})
