// Tests the rules of The Forecast: the points of a throw, the order of the throws, and the refusals.
import { expect, test } from 'vitest'
import type { Rewound } from '../../src/referee'
import { forecast } from '../fixtures/forecast'
import type { Event, Move, Role, State } from '../fixtures/forecast/model'
import { pointsOf, thrower } from '../fixtures/forecast/rules'

const after = (state: State | undefined, events: readonly (Event | Rewound)[]) =>
  events.reduce<State | undefined>((now, event) => forecast.evolve(now, event), state)

const begun = (): State => {
  const opening = forecast.begin({ roles: ['red', 'blue'], dice: 'table' })
  const state = opening.ok ? after(undefined, opening.value) : undefined
  if (state === undefined) throw new Error('not begun')
  return state
}

/** Returns a state of the first round in which these forecasts have been revealed. */
const revealed = (forecasts: Readonly<Partial<Record<Role, number>>>): State => {
  const { ballot: _, ...state } = begun()
  return { ...state, forecasts }
}

const answer = (state: State, move: Move) => forecast.decide(state, move)

test('a right forecast scores 1 point and 1 more for each high die, a wrong forecast scores nothing (F4, F5)', () => {
  const right = answer(revealed({ red: 2, blue: 0 }), { do: 'throw', faces: [4, 6, 3] })
  expect(right).toMatchObject({ ok: true, value: [{ e: 'thrown', role: 'red', high: 2, score: 3 }] })
  const wrong = answer(revealed({ red: 1, blue: 0 }), { do: 'throw', faces: [4, 6, 3] })
  expect(wrong).toMatchObject({ ok: true, value: [{ e: 'thrown', role: 'red', high: 2, score: 0 }] })
})

test('nobody throws before the reveal, and each round begins one player later (F3)', () => {
  expect(answer(begun(), { do: 'throw', faces: [1, 1, 1] })).toMatchObject({ ok: false, refusal: { code: 'NOT_ASKED' } })
  const first = revealed({ red: 0, blue: 0 })
  expect(thrower(first)).toBe('red')
  const done = { forecast: 0, high: 0, score: 1 }
  const second = { ...first, round: 2, throws: { red: [done], blue: [done] } }
  expect(thrower(second)).toBe('blue')
  expect(pointsOf(second)).toEqual({ red: [{ why: 'round1', amount: 1 }], blue: [{ why: 'round1', amount: 1 }] })
})

test('one player alone, impossible forecasts and impossible faces are refused (F1, F2)', () => {
  expect(forecast.begin({ roles: ['red'], dice: 'table' })).toMatchObject({ ok: false, refusal: { code: 'TOO_FEW_ROLES', rule: 'F1' } })
  expect(forecast.checkChoice(begun(), 'red', 4)?.code).toBe('MALFORMED')
  expect(forecast.checkChoice(begun(), 'red', 3)).toBeUndefined()
  expect(answer(revealed({ red: 0, blue: 0 }), { do: 'throw', faces: [1, 7, 1] })).toMatchObject({ ok: false })
})
