import { describe, expect, test } from 'vitest'
import { westeros } from '../../../../src/games/westeros'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import type { Change } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import type { State } from '../../../../src/games/westeros/model/state'
import { begun } from './opening'

/** Returns the state after some moves, which must be legal. */
const after = (state: State, ...moves: readonly Move[]): State =>
  moves.reduce((before, move) => {
    const answer = westeros.decide(before, move)
    if (!answer.ok) throw new Error(answer.refusal.code)
    return answer.value.reduce(evolve, before)
  }, state)

const correct = (...changes: readonly Change[]): Move => ({ do: 'correct', changes })
const toOrders = correct({ set: 'turned' }, { set: 'round', round: 4 }, { set: 'stage', at: 'orders' })
const planning = () =>
  begun({
    tracking: PRESETS.full,
    changes: [
      { set: 'round', round: 4 },
      { set: 'stage', at: 'orders' },
    ],
  })

/** Reveals no orders. If no house places an order, the round is over at once. */
const nothing = (state: State): Move => ({
  do: 'reveal',
  ballot: state.ballot?.id ?? '',
  opened: Object.fromEntries((state.ballot?.roles ?? []).map((house) => [house, { choice: {} }])),
})

describe('the name of a ballot', () => {
  test('tells round and question, and is never used again on one line of play', () => {
    let state = planning()
    const names = [state.ballot?.id]
    for (let again = 0; again < 3; again++) {
      state = after(state, nothing(state))
      // A correction starts the same planning phase again.
      state = after(state, toOrders)
      names.push(state.ballot?.id)
    }
    expect(names).toEqual(['r4/orders#0', 'r4/orders#1', 'r4/orders#2', 'r4/orders#3'])
  })

  test('called off, it takes the next number, and so does the one after', () => {
    let state = after(planning(), { do: 'callOff', ballot: 'r4/orders#0' })
    expect(state).toMatchObject({ ballot: { id: 'r4/orders#1' }, ballots: 2 })
    state = after(state, { do: 'callOff', ballot: 'r4/orders#1' })
    state = after(state, nothing(state), toOrders)
    expect(state).toMatchObject({ ballot: { id: 'r4/orders#3' }, ballots: 4 })
  })

  test('open while the table goes back, it keeps its number behind the mark', () => {
    let state = after(planning(), { do: 'callOff', ballot: 'r4/orders#0' })
    state = evolve(state, { e: 'rewound', count: 3, known: [] })
    expect(state).toMatchObject({ ballot: { id: 'r4/orders~3#1', known: false }, ballots: 2, rewinds: 3 })
    state = after(state, { do: 'callOff', ballot: 'r4/orders~3#1' })
    expect(state).toMatchObject({ ballot: { id: 'r4/orders~3#2' }, ballots: 3 })
  })
})
