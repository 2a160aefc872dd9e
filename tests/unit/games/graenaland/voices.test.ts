// Tests the vote: it shows the required votes and the result, and lists the players without a vote with the reason.
import { expect, test } from 'vitest'
import { countVotes } from '../../../../src/games/graenaland/rules/votes'
import { voicelessOf } from '../../../../src/games/graenaland/table/parts/votes'
import { voicesOf } from '../../../../src/games/graenaland/table/questions/voices'

test('a warrior at a palisade with a priest has no vote, and a clan that is not there is not listed', () => {
  const voters = countVotes({
    clans: ['red', 'white', 'blue'],
    palisade: true,
    settlements: { white: 2 },
    heroes: { red: 'warrior', white: 'priest' },
    army: { red: 1 },
    settings: { three: false, palisadeAll: false },
  })
  expect(voicelessOf(voters).map(({ role }) => role)).toEqual(['red'])
  expect(voicelessOf(voters)[0]?.addends).toEqual([
    { why: 'army', amount: 1 },
    { why: 'silenced', amount: -1 },
  ])
})

test('the proposer is in favour unless stated otherwise, and a given vote stands', () => {
  const proposal = { by: 'red', at: 'C1', vote: { voters: [], needed: 2, said: { blue: false } } } as const
  expect(voicesOf(proposal, {})).toEqual({ red: true, blue: false })
  expect(voicesOf(proposal, { said: { red: false, blue: true } })).toEqual({ red: false, blue: false })
})
