import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../src/games/westeros/model/moves'
import { NO_UNITS } from '../../../../src/games/westeros/model/state'
import { ordersAsBefore } from '../../../../src/games/westeros/table/questions/as-before'
import { playedTo, type Prepared } from '../../../browser/journey/prepared'

/** Orders of each house in the last round. The inner key is the area. */
const SHOWN = {
  stark: { winterfell: 'march-plus-1', 'white-harbor': 'consolidate-power', 'shivering-sea': 'support' },
  greyjoy: { pyke: 'defense-1' },
} as const

const planning: readonly Change[] = [
  { set: 'round', round: 3 },
  { set: 'stage', at: 'orders' },
]

const headOf = (options: Prepared) => playedTo('orders', options).head

describe('orders as last time', () => {
  test('each house has its own, and only what it gave', () => {
    const head = headOf({ shown: SHOWN, after: planning })
    expect(ordersAsBefore(head, 'stark')).toEqual(SHOWN.stark)
    expect(ordersAsBefore(head, 'greyjoy')).toEqual(SHOWN.greyjoy)
    expect(ordersAsBefore(head, 'tyrell')).toEqual({})
  })

  test('areas that the house has left are not named', () => {
    const head = headOf({
      shown: SHOWN,
      after: [{ set: 'units', area: 'white-harbor', house: 'stark', standing: NO_UNITS }, ...planning],
    })
    expect(ordersAsBefore(head, 'stark')).toEqual({ winterfell: 'march-plus-1', 'shivering-sea': 'support' })
  })

  test('no more stars than the house has now', () => {
    const order: Change = { set: 'track', track: 'kingsCourt', order: ['lannister', 'tyrell', 'greyjoy', 'baratheon', 'stark'] }
    const before = headOf({ shown: SHOWN, after: planning })
    const head = headOf({ shown: SHOWN, after: [order, ...planning] })
    expect(Object.values(ordersAsBefore(before, 'stark'))).toContain('march-plus-1')
    expect(Object.values(ordersAsBefore(head, 'stark'))).not.toContain('march-plus-1')
  })

  test('there are none before orders were turned up for the first time', () => {
    expect(ordersAsBefore(headOf({}), 'stark')).toEqual({})
  })
})
