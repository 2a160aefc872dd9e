// The history contains the names of the players and the results of votes.
import { expect, test } from 'vitest'
import { textsOf } from '../../../../src/games/graenaland/table/texts'
import { cards } from '../../../../src/games/graenaland/words/en/names'
import { votesIn } from '../../../../src/games/graenaland/words/shared/tellers'
import { clanMoments } from '../../../gallery/graenaland'

const moments = [1, 2].flatMap((seed) => clanMoments({ players: 4, way: 'referee' }, seed))
type Tell = Readonly<Record<string, ((event: { readonly e: string }) => string) | undefined>>

test.each(['en', 'cs'] as const)('no event names a colour where there is a name: %s', (language) => {
  for (const { state, entry } of moments) {
    const tellers = textsOf(state, language).events as unknown as Tell
    for (const event of entry.events)
      expect(tellers[event.e]?.(event) ?? '').not.toMatch(/\b(Red|White|Purple|Blue|Červen|Bíl|Fialov|Modr|undefined)/)
  }
})

test('a closed vote tells its result, votes in favour, all votes, and what was needed', () => {
  const votes = moments.flatMap(({ state, entry }) =>
    entry.events.flatMap((event) => (event.e === 'voteClosed' ? [{ event, text: textsOf(state, 'en').events.voteClosed(event) }] : [])),
  )
  expect(votes.length).toBeGreaterThan(0)
  for (const { event, text } of votes)
    expect(text).toMatch(
      new RegExp(`(adopted|rejected), ${event.yes} of ${votesIn(event.vote)} votes?, ${event.vote.needed} needed\\. (Hand|The) `),
    )
})

test('a proposal names the kinds of cards that each clan would get', () => {
  const kinds = Object.values(cards)
  const proposals = moments.flatMap(({ state, entry, parent }) =>
    entry.events.flatMap((event) =>
      event.e === 'proposed' && (event.proposal.split?.some((to) => to !== null) ?? false)
        ? [textsOf(state, 'en').events.proposed(event, parent?.state)]
        : [],
    ),
  )
  expect(proposals.length).toBeGreaterThan(0)
  for (const text of proposals)
    expect(
      kinds.some((kind) => text.includes(kind.replace(/^a card /, ''))),
      text,
    ).toBe(true)
})
