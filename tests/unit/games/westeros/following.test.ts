// Tests the moves that the app adds after an answer.
import { expect, test } from 'vitest'
import { followingMoves } from '../../../../src/referee'
import { westerosSecondEdition } from '../../../../src/games/westeros'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { units } from '../../../../src/games/westeros/model/units'
import { placed, second } from './second-game'

/** Returns a game before its last March order; one Consolidate Power order is left in an area. */
const lastMarch = (area: string, house: 'stark' | 'greyjoy') =>
  second(
    [
      placed('stark', 'winterfell', 2),
      ...(area === 'bay-of-ice' ? [{ set: 'units', area, house, standing: units({ ship: 1 }) } as const] : [placed(house, area)]),
      { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
      { set: 'order', area, house, order: 'consolidate-power' },
    ],
    'marches',
    'full',
  )

const march: Move = {
  do: 'march',
  house: 'stark',
  from: 'winterfell',
  moves: [{ to: 'karhold', units: units({ footman: 1 }) }],
  leaveToken: false,
}

test('orders that give no power are collected together with the move before', () => {
  expect(followingMoves(westerosSecondEdition, lastMarch('bay-of-ice', 'greyjoy'), [march])).toEqual([{ do: 'collect' }])
  expect(followingMoves(westerosSecondEdition, lastMarch('pyke', 'greyjoy'), [march])).toEqual([])
})
