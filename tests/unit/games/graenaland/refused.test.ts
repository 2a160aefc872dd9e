// Tests that refusals name the player or piece that prevents a move, and where the same move is legal.
import { describe, expect, test } from 'vitest'
import { THINGS } from '../../../../src/games/graenaland/box/box'
import { placesOf } from '../../../../src/games/graenaland/model/board'
import type { GameCode } from '../../../../src/games/graenaland/model/refusals'
import { builderIn } from '../../../../src/games/graenaland/rules/construction'
import { placesFor, reasonsAgainstPlace } from '../../../../src/games/graenaland/rules/places'
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
})
