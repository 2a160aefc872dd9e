// Tests votes: weights do not change, all players vote once and in order, and a decided result does not change.
import { array, assert, boolean, integer, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../../src/kit/addends'
import { countOf, majorityOf, nextVoter, objectionToVote, openVote, weightOf, withVote, type Voter } from '../../../src/kit/vote'

const addend = record({ why: integer().map((n) => `w${n}`), amount: integer({ min: -2, max: 5 }) })
const someVoters = array(array(addend, { maxLength: 4 }), { minLength: 1, maxLength: 6 }).map((all) =>
  all.map((addends, at): Voter => ({ role: `r${at}`, addends })),
)

test('whoever has no votes has no say; the others vote in their order, each once', () => {
  assert(
    property(someVoters, array(boolean(), { minLength: 6, maxLength: 6 }), (voters, answers) => {
      let vote = openVote(voters)
      const entitled = voters.filter(({ addends }) => sum(addends) > 0).map(({ role }) => role)
      const others = voters.map(({ role }) => role).filter((role) => !entitled.includes(role))
      for (const role of others) expect(objectionToVote(vote, role)).toBe('noVote')
      entitled.forEach((role, at) => {
        expect(nextVoter(vote)).toBe(role)
        for (const later of entitled.slice(at + 1)) expect(objectionToVote(vote, later)).toBe('notNext')
        expect(objectionToVote(vote, role)).toBeUndefined()
        vote = withVote(vote, role, answers[at] === true)
        expect(objectionToVote(vote, role)).toBe('hasVoted')
      })
      expect(nextVoter(vote)).toBeUndefined()
    }),
  )
})

test('every vote is counted once, and a settled result stays what it is', () => {
  assert(
    property(someVoters, array(boolean(), { minLength: 6, maxLength: 6 }), (voters, answers) => {
      let vote = openVote(voters)
      const total = vote.voters.reduce((all, voter) => all + weightOf(voter), 0)
      const results: (boolean | undefined)[] = []
      for (const answer of answers) {
        const before = countOf(vote)
        expect(before.yes + before.no + before.open).toBe(total)
        results.push(before.adopted)
        const next = nextVoter(vote)
        if (next !== undefined) vote = withVote(vote, next, answer)
      }
      const { yes, no, adopted } = countOf(vote)
      expect(adopted).toBe(yes > no && yes > 0)
      expect(new Set([...results, adopted].filter((one) => one !== undefined)).size).toBe(1)
    }),
  )
})

test('exactly half is no majority', () => {
  assert(property(integer({ min: 0, max: 1000 }), (total) => majorityOf(total) * 2 > total && (majorityOf(total) - 1) * 2 <= total))
  const even = openVote([1, 1].map((amount, at) => ({ role: `r${at}`, addends: [{ why: 'settlements', amount }] })))
  expect(countOf(withVote(withVote(even, 'r0', true), 'r1', false))).toEqual({
    yes: 1,
    no: 1,
    open: 0,
    total: 2,
    needed: 2,
    adopted: false,
  })
})

test('another threshold is worked out from all votes there are', () => {
  assert(
    property(someVoters, tuple(integer({ min: 1, max: 3 }), integer({ min: 3, max: 4 })), (voters, [part, of]) => {
      const vote = openVote(voters, (total) => Math.ceil((total * part) / of))
      expect(vote.needed).toBe(Math.ceil((countOf(vote).total * part) / of))
    }),
  )
})
