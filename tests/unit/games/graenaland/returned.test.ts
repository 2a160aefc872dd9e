// Tests that the list after an undo names the cards that go back: payments, palisade fees and supply cards.
import { expect, test } from 'vitest'
import { paidAgainIn, returnedIn } from '../../../../src/games/graenaland/table/rooms/returned'
import { clanMoments } from '../../../gallery/graenaland'

const moments = clanMoments({ players: 4, way: 'referee' }, 1)
const texts = (e: string, language: 'en' | 'cs' = 'en') =>
  moments
    .filter(({ entry }) => entry.events.some((event) => event.e === e))
    .map((moment) => returnedIn([moment], language).map(({ after }) => after))

test('a construction that is undone gives its price back', () => {
  const built = texts('built')
  expect(built.length).toBeGreaterThan(0)
  for (const lines of built) expect(lines[0]).toMatch(/^\w+ (takes back: |takes the price back)/)
  expect(built.flat().some((line) => /^\w+ takes back: .*\d\s×/.test(line))).toBe(true)
  for (const lines of texts('built', 'cs')) expect(lines[0]).toMatch(/^[\p{L}]+ si bere (?:zpět: |zaplacené karty zpět)/u)
})

test('a supply card that is undone goes back to the row', () => {
  const taken = texts('supplyTaken')
  expect(taken.length).toBeGreaterThan(0)
  for (const lines of taken) expect(lines).toContainEqual(expect.stringMatching(/^\w+ puts the supply card back face up$/))
})

test('several undone entries are listed, the newest first', () => {
  const both = moments.filter(({ entry }) => entry.events.some(({ e }) => e === 'built' || e === 'supplyTaken')).slice(0, 3)
  const each = both.map((moment) => returnedIn([moment], 'en'))
  expect(returnedIn(both.toReversed(), 'en')).toEqual(each.toReversed().flat())
})

test('cards of an adopted proposal go back to their territory, and are taken again if the vote is restored', () => {
  const votes = moments.filter(({ entry }) => entry.events.some((event) => event.e === 'voteClosed' && event.adopted))
  expect(votes.length).toBeGreaterThan(0)
  const lines = votes.map((moment) => returnedIn([moment], 'en').map(({ after }) => after))
  for (const back of lines) expect(back[0]).toMatch(/^(\w+ puts back on .+: .+|The .+ handed out goe?s? back on .+)$/)
  const again = votes.map((moment) => paidAgainIn([moment], 'en').map(({ after }) => after))
  for (const taken of again) expect(taken[0]).toMatch(/^(\w+ takes again: .+|Hand out .+ again)$/)
})

test('restored constructions are paid again, in the order of play', () => {
  const built = moments.filter(({ entry }) => entry.events.some(({ e }) => e === 'built')).slice(0, 2)
  const each = built.map((moment) => paidAgainIn([moment], 'en'))
  for (const [first] of each) expect(first?.after).toMatch(/^\w+ pays (again: |the price again)/)
  expect(paidAgainIn(built.toReversed(), 'en')).toEqual(each.flat())
})
