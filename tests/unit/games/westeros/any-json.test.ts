// Tests that the rules accept any JSON as a move, in any state: they return events or a refusal, and never change the state.
import { array, assert, constantFrom, jsonValue, nat, oneof, property, record, tuple, type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { westeros } from '../../../../src/games/westeros'
import type { Event } from '../../../../src/games/westeros/model/events'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import type { Choice } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { ruleOf, type Code } from '../../../../src/games/westeros/model/refusals'
import { countBreaches } from '../../../../src/games/westeros/invariants/count'
import type { State } from '../../../../src/games/westeros/model/state'
import { canonical, line, type Result } from '../../../../src/referee'
import { PRESET_KINDS } from '../../../playout/campaign'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'
import { repetitions } from '../../../repetitions'

/** Freezes a value deeply, so that any later change throws an error. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

/** State of a random game, with the next move of this game. */
interface Position {
  readonly state: State
  readonly move: Move
}

const positions: readonly Position[] = [3, 4, 5].flatMap((players) =>
  PRESET_KINDS.flatMap((preset, index) => {
    const random = seeded(7000 + players * 10 + index)
    const { ledger } = playGame({ setup: setupFor({ players, preset }, random), random, watch: false, disturb: true })
    return line(ledger).flatMap(({ entry, parent }) =>
      parent === undefined || entry.move.do === 'rewind' ? [] : [{ state: frozen(parent.state), move: frozen(entry.move as Move) }],
    )
  }),
)

const anywhere: Arbitrary<Position> = nat(positions.length - 1).map((at) => positions[at] as Position)

/** Checks a result: either events, after which the totals are correct and a question is open, or a refusal with its rule. */
const isAnswered = (state: State, answer: Result<readonly Event[], Code>): void => {
  if (!answer.ok) {
    expect(answer.refusal.rule).toMatch(/^[RACI]\d/)
    expect(ruleOf(answer.refusal.code)).toMatch(/^[RACI]\d/)
    expect(() => canonical(answer.refusal.params)).not.toThrow()
    return
  }
  const after = answer.value.reduce<State>(evolve, state)
  expect(countBreaches(after)).toEqual([])
  expect(westeros.prompts(after).length > 0).toBe(after.stage.at !== 'over')
  expect(() => canonical(answer.value)).not.toThrow()
}

/** Returns the paths of everything inside JSON data. */
const placesIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] => [
  way,
  ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, item]) => placesIn(item, [...way, key])) : []),
]

const valueAt = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
  key === undefined ? value : valueAt((value as Readonly<Record<string, unknown>>)[key], rest)

/** Returns a JSON value in which the value at one path is replaced. `undefined` removes the value. */
const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((item, at): unknown => (String(at) === key ? replaced(item, rest, by) : item))
  return { ...(value as object), [key]: replaced((value as Readonly<Record<string, unknown>>)[key], rest, by) }
}

const KINDS = [
  'ready',
  'draw',
  'resolve',
  'removeUnits',
  'muster',
  'cast',
  'castAnew',
  'callOff',
  'reveal',
  'orderTied',
  'nameTied',
] as const
const MORE_KINDS = ['takeBack', 'ordersPlaced', 'raven', 'raid', 'endRaids', 'march', 'hold', 'tellBattle', 'endMarches'] as const
const LAST_KINDS = [
  'callSupport',
  'playCards',
  'ability',
  'replaceAbility',
  'blade',
  'casualties',
  'retreat',
  'collect',
  'correct',
] as const
const words = constantFrom<unknown>(
  'stark',
  'lannister',
  'winterfell',
  'the-narrow-sea',
  'footman',
  'march-0',
  'app',
  '__proto__',
  'toString',
)
const numbers = constantFrom<unknown>(-1, 0, 1, 2, 3, 7, 99, 0.5, 1e9, Number.MAX_SAFE_INTEGER)
const oddities: Arbitrary<unknown> = oneof(words, numbers, jsonValue(), constantFrom<unknown>(undefined, null, true, [], {}))

/** Generates a real move in which some values are replaced by odd values or by values of other real moves. */
const mutated: Arbitrary<unknown> = tuple(anywhere, array(tuple(nat(), oddities, anywhere, nat(2)), { minLength: 1, maxLength: 3 })).map(
  ([{ move }, changes]) =>
    changes.reduce<unknown>((value, [place, odd, other, how]) => {
      const places = placesIn(value)
      const elsewhere = placesIn(other.move)
      const by = how === 0 ? odd : valueAt(other.move, elsewhere[place % elsewhere.length] ?? [])
      return replaced(value, places[place % places.length] ?? [], by)
    }, move),
)

describe('a move may be anything', () => {
  test('any JSON', () => {
    assert(
      property(anywhere, jsonValue(), ({ state }, json) => isAnswered(state, westeros.decide(state, json as Move))),
      { numRuns: repetitions(2000) },
    )
  })

  test('a move of a known kind with any fields', () => {
    const kind = constantFrom(...KINDS, ...MORE_KINDS, ...LAST_KINDS, 'overrule', 'begin', 'rewind', 'commitSeed')
    const odd = record({ do: kind, house: oddities, from: oddities, area: oddities, ballot: oddities, changes: oddities, move: oddities })
    assert(
      property(anywhere, odd, ({ state }, json) => isAnswered(state, westeros.decide(state, json as unknown as Move))),
      { numRuns: repetitions(4000) },
    )
  })

  test('a real move of another position', () => {
    assert(
      property(anywhere, anywhere, ({ state }, { move }) => isAnswered(state, westeros.decide(state, move))),
      { numRuns: repetitions(4000) },
    )
  })

  test('a real move with something changed, in its own position and elsewhere', () => {
    assert(
      property(anywhere, mutated, ({ state }, json) => isAnswered(state, westeros.decide(state, json as Move))),
      { numRuns: repetitions(6000) },
    )
    const own = anywhere.chain(({ state, move }) =>
      tuple(nat(), oddities).map(([place, odd]) => {
        const places = placesIn(move)
        return { state, json: replaced(move, places[place % places.length] ?? [], odd) }
      }),
    )
    assert(
      property(own, ({ state, json }) => isAnswered(state, westeros.decide(state, json as Move))),
      { numRuns: repetitions(8000) },
    )
  })
})

test('a sealed choice may be anything', () => {
  const voting = positions.filter(({ state }) => state.ballot !== undefined)
  expect(voting.length).toBeGreaterThan(20)
  assert(
    property(nat(voting.length - 1), oddities, (at, choice) => {
      const { state } = voting[at] as Position
      const codes = (state.ballot?.roles ?? []).flatMap((role) => westeros.checkChoice(state, role, choice as Choice)?.code ?? [])
      for (const code of codes) expect(ruleOf(code)).toMatch(/^[RACI]\d/)
    }),
    { numRuns: repetitions(2000) },
  )
})

test('a game may be begun with anything', () => {
  const setup = setupFor({ players: 4, preset: 'mixed' }, seeded(3))
  const changed = tuple(nat(), oddities).map(([place, odd]) => {
    const places = placesIn(setup)
    return replaced(setup, places[place % places.length] ?? [], odd)
  })
  assert(
    property(oneof(jsonValue(), changed), (json) => {
      const answer = westeros.begin(json as typeof setup)
      if (!answer.ok) return
      const state = answer.value.reduce<State | undefined>(evolve, undefined) as State
      expect(countBreaches(state)).toEqual([])
      expect(westeros.prompts(state).length).toBeGreaterThan(0)
    }),
    { numRuns: repetitions(1000) },
  )
})
