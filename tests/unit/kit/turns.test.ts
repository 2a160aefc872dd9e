// Tests turns: no player is skipped, players who pass stay out until they return, and the last round is completed.
import { array, assert, integer, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  activeSeats,
  beginTurns,
  finishRound,
  nextTurn,
  seatsAfter,
  seatsFrom,
  untilActive,
  withPassed,
  withReturned,
  type Turns,
} from '../../../src/kit/turns'

const SEATS = ['red', 'blue', 'green', 'white', 'black']
const table = integer({ min: 1, max: 5 }).map((count) => SEATS.slice(0, count))

test('the order goes round from anywhere, everybody once', () => {
  assert(
    property(table, integer({ min: 0, max: 4 }), (order, at) => {
      const seat = order[at % order.length] ?? ''
      expect([...seatsFrom(order, seat)].sort()).toEqual([...order].sort())
      expect(seatsFrom(order, seat)[0]).toBe(seat)
      expect(seatsAfter(order, seat).at(-1)).toBe(seat)
      expect(seatsAfter(order, undefined)).toEqual(order)
      expect(seatsFrom(order, 'nobody')).toEqual(order)
    }),
  )
})

test('in each round every seat has one turn, the first one first', () => {
  assert(
    property(table, integer({ min: 0, max: 4 }), integer({ min: 1, max: 4 }), (order, at, rounds) => {
      const first = order[at % order.length]
      let turns: Turns = beginTurns(order, first)
      const had: string[] = []
      for (let n = 0; n < rounds * order.length; n++, turns = nextTurn(turns)) had.push(`${turns.round} ${turns.turn}`)
      const wanted = Array.from({ length: rounds }, (_, round) => seatsFrom(order, first).map((seat) => `${round + 1} ${seat}`))
      expect(had).toEqual(wanted.flat())
    }),
  )
})

test('who has passed is left out until they return, and the turns end with the last who passes', () => {
  assert(
    property(table, subarray(SEATS), (order, out) => {
      const passing = out.filter((seat) => order.includes(seat))
      const turns = passing.reduce<Turns>(withPassed, beginTurns(order))
      const next = nextTurn(turns)
      expect(next.turn === undefined).toBe(passing.length === order.length)
      expect([...activeSeats(turns), undefined]).toContain(next.turn)
      expect(passing.reduce<Turns>(withReturned, turns).passed).toEqual([])
      expect(passing.reduce<Turns>(withPassed, turns)).toEqual(turns)
    }),
  )
})

test('a seat may be skipped, and one that has passed may all the same have a turn', () => {
  const turns = withPassed(beginTurns(['red', 'blue', 'green']), 'blue')
  expect(nextTurn(turns, (seat) => seat !== 'green').turn).toBe('blue')
  expect(nextTurn(turns, (seat, passed) => !passed && seat !== 'green')).toMatchObject({ turn: 'red', round: 2 })
})

test('a round that is the last one is played to its end, by everybody equally often', () => {
  assert(
    property(table, array(integer({ min: 0, max: 9 }), { maxLength: 1 }), (order, [before = 0]) => {
      let turns: Turns = beginTurns(order)
      for (let n = 0; n < before; n++) turns = nextTurn(turns)
      turns = finishRound(turns)
      let had = before
      for (; turns.turn !== undefined; turns = nextTurn(turns)) had += 1
      expect(had % order.length).toBe(0)
      expect(had - before).toBeLessThanOrEqual(order.length)
      expect(nextTurn(turns)).toBe(turns)
    }),
  )
})

test('from a place on the next seat that has not passed is due, and those before it have passed', () => {
  const turns = ['blue', 'green'].reduce<Turns>(withPassed, beginTurns(['red', 'blue', 'green', 'white'], 'blue'))
  expect(untilActive(turns)).toEqual({ next: 'white', before: ['blue', 'green'] })
  expect(untilActive({ ...turns, turn: 'green' })).toEqual({ next: 'white', before: ['green'] })
  expect(untilActive({ ...turns, turn: 'red' })).toEqual({ next: 'red', before: [] })
  expect(untilActive({ ...turns, passed: turns.order }).next).toBeUndefined()
})
