import { describe, expect, test } from 'vitest'
import { awaitedFrom, inSeatOrder } from '../../../../src/table/ballot/round'

/** Seats of four players, clockwise. Bara has two roles. The role of the wolves has no player. */
const seats = [
  { id: 'anna', plays: ['stag'] },
  { id: 'bara', plays: ['rose', 'lion'] },
  { id: 'cyril', plays: ['kraken'] },
  { id: 'dana', plays: [] },
]
const roles = ['kraken', 'wolf', 'lion', 'stag', 'rose']

describe('the phone goes round by seats', () => {
  test('from the first of the ballot, all of one seat together, the table at the end', () => {
    expect(inSeatOrder(seats, { roles })).toEqual(['kraken', 'stag', 'lion', 'rose', 'wolf'])
    expect(inSeatOrder(seats, { roles: ['lion', 'kraken'] })).toEqual(['lion', 'kraken'])
    expect(inSeatOrder(seats, { roles: ['wolf', 'kraken', 'stag'] })).toEqual(['stag', 'kraken', 'wolf'])
    expect(inSeatOrder(seats, { roles: [] })).toEqual([])
  })

  test('on to the next who is awaited, whoever had it out of turn', () => {
    expect(awaitedFrom(seats, { roles, cast: {} })).toEqual(['kraken', 'stag', 'lion', 'rose', 'wolf'])
    expect(awaitedFrom(seats, { roles, cast: {} }, 'lion')).toEqual(['rose', 'wolf', 'kraken', 'stag'])
    expect(awaitedFrom(seats, { roles, cast: { rose: 'x', wolf: 'y' } }, 'lion')).toEqual(['kraken', 'stag'])
    expect(awaitedFrom(seats, { roles: ['lion'], cast: {} }, 'lion')).toEqual([])
  })
})
