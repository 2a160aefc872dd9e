// Tests that a single screen is shown if no player can propose: if there are no cards, or no player has a vote where cards are.
import { expect, test } from 'vitest'
import { nonChiefs } from '../../../../src/games/graenaland/model/board'
import { nextProposer, unableToPropose } from '../../../../src/games/graenaland/rules/distribution'
import { clansMoment } from '../../../gallery/graenaland'

test('somebody can propose while cards lie where there is a vote', () => {
  expect(unableToPropose(clansMoment('clans-propose').state)).toBeUndefined()
})

test('without cards nobody can, in the order of the proposals', () => {
  const { state } = clansMoment('clans-propose')
  const bare = { ...state, cards: {} }
  const unable = unableToPropose(bare)
  expect(unable?.toSorted()).toEqual(
    nonChiefs(state)
      .filter((clan) => !state.proposed.includes(clan))
      .toSorted(),
  )
  expect(unable?.[0]).toBe(nextProposer({ clans: state.players.map(({ clan }) => clan), chief: state.chief, done: state.proposed }))
})

test('whoever has proposed is asked no more', () => {
  const { state } = clansMoment('clans-propose')
  expect(unableToPropose({ ...state, cards: {}, proposed: nonChiefs(state) })).toBeUndefined()
})

test('the gallery has such a moment', () => {
  expect(unableToPropose(clansMoment('clans-nobody').state)?.length).toBeGreaterThan(0)
})
