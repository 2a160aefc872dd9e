// Tests that refusals name the player or piece that prevents a move, and where the same move is legal.
import { describe, expect, test } from 'vitest'
import { THINGS } from '../../../../src/games/graenaland/box/box'
import { clansOf, placesOf } from '../../../../src/games/graenaland/model/board'
import { isOverrulable, type GameCode } from '../../../../src/games/graenaland/model/refusals'
import { builderIn } from '../../../../src/games/graenaland/rules/construction'
import { decide } from '../../../../src/games/graenaland/rules/decide'
import { nextProposer, votesOf } from '../../../../src/games/graenaland/rules/distribution'
import { placesFor, reasonsAgainstPlace } from '../../../../src/games/graenaland/rules/places'
import { voteAt } from '../../../../src/games/graenaland/rules/votes'
import { codeAgainst, telling } from '../../../../src/games/graenaland/table/questions/Things'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { factsOf } from '../../../../src/games/graenaland/table/refusal/facts'
import { refusedIn } from '../../../../src/games/graenaland/words/refused'
import { clanMoments } from '../../../gallery/graenaland'

/** Refusals of building from random games: for each building and place, the first reason against it. */
const refusals = [1, 2, 3].flatMap((seed) =>
  clanMoments({ players: 4, way: 'referee' }, seed).flatMap(({ state }) => {
    const by = state.stage === 'construct' ? builderIn(state) : undefined
    if (by === undefined) return []
    return THINGS.flatMap((what) =>
      placesOf(state).flatMap((at) => {
        const [reason] = reasonsAgainstPlace(state, by, { what, at }).filter((one) => one !== false)
        return what === 'army' || !Array.isArray(reason) ? [] : [{ state, by, what, at, code: reason[0], params: reason[1] ?? {} }]
      }),
    )
  }),
)
const CODES: readonly GameCode[] = ['BUILDING_TAKEN', 'NO_OWN_VILLAGE', 'NOT_ADJACENT', 'WORK_EXISTS']

describe.each(['en', 'cs'] as const)('refusals in %s', (language) => {
  const texts = textsIn(language)
  test.each(CODES)('%s names the legal territories and no other', (code) => {
    const all = refusals.filter((one) => one.code === code)
    expect(all.length).toBeGreaterThan(0)
    for (const { state, by, what, at, params } of all) {
      const facts = factsOf(state, params, { do: 'construct', by, what, at }, texts)
      const [wrong = '', allowed = ''] = refusedIn(language)[code]?.(facts) ?? []
      expect(`${wrong} ${allowed}`).not.toMatch(/undefined|\bC\d|\bI\d/)
      expect(wrong).toContain(texts.place(at))
      for (const place of placesOf(state))
        expect(allowed.includes(texts.place(place)), allowed).toBe(placesFor(state, by, what).includes(place))
    }
  })

  test('a building that is taken names its owner', () => {
    for (const { state, by, what, at, params } of refusals.filter(({ code }) => code === 'BUILDING_TAKEN')) {
      const facts = factsOf(state, params, { do: 'construct', by, what, at }, texts)
      expect(facts.people.length).toBeGreaterThan(0)
      expect(refusedIn(language).BUILDING_TAKEN?.(facts)[0]).toContain(facts.people[0])
    }
  })

  test('a building without a village names the missing village and no village that changes into a building', () => {
    const all = refusals.filter(({ code }) => code === 'NO_OWN_VILLAGE')
    const wrong = all.map(({ state, by, what, at, params }) => {
      const facts = factsOf(state, params, { do: 'construct', by, what, at }, texts)
      return { people: facts.people, text: refusedIn(language).NO_OWN_VILLAGE?.(facts)[0] ?? '' }
    })
    const [alone, taken] = [wrong.filter(({ people }) => people.length === 0), wrong.filter(({ people }) => people.length > 0)]
    expect(alone.length * taken.length).toBeGreaterThan(0)
    for (const { text } of alone) expect(text).toMatch(/^(.+ has no village at .+|.+: .+ tu nemá osadu)\.$/)
    for (const { text, people } of taken) {
      expect(text).toContain(people[0])
      expect(text).toMatch(/has no village at .+, and |tu nemá osadu a /)
    }
    for (const { text } of wrong) expect(text).not.toMatch(/become|ze které/)
  })
})

test('a proposal for an empty territory is refused because no cards lie there, and the players cannot allow it', () => {
  const found = clanMoments({ players: 4, way: 'referee' }, 1).flatMap(({ state }) => {
    const by = nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed })
    const at = placesOf(state).find(
      (place) => (state.cards[place] ?? []).length === 0 && (votesOf(voteAt(state, place))[by ?? 'red'] ?? 0) === 0,
    )
    return state.stage === 'proposals' && state.proposal === undefined && by !== undefined && at !== undefined ? [{ state, by, at }] : []
  })
  expect(found.length).toBeGreaterThan(0)
  for (const { state, by, at } of found) {
    const decided = decide(state, { do: 'propose', by, at, split: [] })
    expect(decided.ok ? undefined : decided.refusal).toMatchObject({ code: 'NO_CARDS_HERE', rule: 'R25' })
  }
  expect(isOverrulable('NO_CARDS_HERE')).toBe(false)
})

describe.each(['en', 'cs'] as const)('a refused vote in %s', (language) => {
  const texts = textsIn(language)
  const [moment] = clanMoments({ players: 4, way: 'referee' }, 1)
  if (moment === undefined) throw new Error('an empty game')
  const at = 'C1'
  const state = {
    ...moment.state,
    settlements: { C1: { white: { village: 1, fort: 0, church: 0, hall: 0 } } },
    works: { C1: ['palisade' as const] },
    heroes: { red: { warrior: at } },
    army: { red: 1 },
    cards: { C1: ['grain' as const] },
  }
  const wrongOf = (code: GameCode, params: Readonly<Record<string, unknown>>, by: string) =>
    refusedIn(language)[code]?.(factsOf(state, params, { do: 'propose', by, at }, texts))[0] ?? ''

  test('the sum explains why a clan has no vote', () => {
    expect(votesOf(voteAt(state, at))['red'] ?? 0).toBe(0)
    const sum = { en: 'army 1 − 1 (palisade) = 0', cs: 'vojsko 1 − 1 (palisáda) = 0' }[language]
    expect(wrongOf('NO_VOTES_HERE', { clan: 'red' }, 'red')).toContain(sum)
    expect(wrongOf('RECEIVER_WITHOUT_VOTES', { clan: 'red' }, 'white')).toMatch(/^.*Petr .*\(.* = 0\)/)
    expect(wrongOf('RECEIVER_WITHOUT_VOTES', { clan: 'red' }, 'white')).toContain(sum)
  })

  test('if no clan has a vote, no name is missing', () => {
    const empty = { ...state, settlements: {}, heroes: {} }
    const facts = factsOf(empty, { clan: 'red' }, { do: 'propose', by: 'red', at }, texts)
    expect(refusedIn(language).RECEIVER_WITHOUT_VOTES?.(facts)[1]).toMatch(/^Nobody has a vote at .+\.$|^Hlas tu nemá nikdo\.$/)
  })

  test('a clan with no piece in the territory has no sum', () => {
    expect(wrongOf('NO_VOTES_HERE', { clan: 'purple' }, 'purple')).toMatch(
      language === 'en' ? /no settlement and no hero/ : /sídlo ani hrdinu/,
    )
    expect(wrongOf('RECEIVER_WITHOUT_VOTES', { clan: 'purple' }, 'white')).not.toMatch(/=|\(/)
  })
})

test.each([
  ['en', 'has only a priest at Coast\u00a01, who gives no vote.', '(only a priest, who gives no vote)'],
  ['cs', 'tu má jen kněze, který hlas nedává.', '(má tu jen kněze, který hlas nedává)'],
] as const)('a priest that stands alone is named as a piece without a vote (%s)', (language, proposer, receiver) => {
  const [moment] = clanMoments({ players: 4, way: 'referee' }, 1)
  if (moment === undefined) throw new Error('an empty game')
  const state = { ...moment.state, settlements: {}, works: {}, heroes: { red: { priest: 'C1' } }, cards: { C1: ['grain' as const] } }
  const texts = textsIn(language)
  const wrongOf = (code: GameCode, by: string) =>
    refusedIn(language)[code]?.(factsOf(state, { clan: 'red' }, { do: 'propose', by, at: 'C1' }, texts))[0] ?? ''
  expect(wrongOf('NO_VOTES_HERE', 'red')).toContain(proposer)
  expect(wrongOf('RECEIVER_WITHOUT_VOTES', 'white')).toContain(receiver)
})

test('a work that stands in a territory is the first reason against a second one there, and it cannot be overruled', () => {
  const [moment] = clanMoments({ players: 4, way: 'referee' }, 1)
  if (moment === undefined) throw new Error('an empty game')
  const state = { ...moment.state, settlements: {}, works: { C1: ['road' as const] } }
  const codes = reasonsAgainstPlace(state, 'red', { what: 'road', at: 'C1' }).flatMap((reason) => (reason ? [reason[0]] : []))
  expect(codes).toEqual(['WORK_EXISTS', 'NO_OWN_SETTLEMENT'])
  expect(isOverrulable('WORK_EXISTS')).toBe(false)
})

test('a construction that is possible nowhere is refused for the territory where the clan lives', () => {
  const [moment] = clanMoments({ players: 4, way: 'referee' }, 1)
  if (moment === undefined) throw new Error('an empty game')
  const village = { village: 1, fort: 0, church: 0, hall: 0 }
  const state = { ...moment.state, settlements: { C3: { red: village } }, works: { C3: ['road' as const] } }
  expect(telling(state, 'red', 'road')).toBe('C3')
  expect(codeAgainst(state, 'red', 'road', telling(state, 'red', 'road'))).toBe('WORK_EXISTS')
})
