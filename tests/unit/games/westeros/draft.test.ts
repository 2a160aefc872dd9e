import { describe, expect, test } from 'vitest'
import type { Pick } from '../../../../src/referee'
import { fields } from '../../../../src/games/westeros/fields'
import { FRESH, houseSeats, housesFor, positionOf, setupOf, withBox } from '../../../../src/games/westeros/table/draft/draft'

const { drawnByLot, isGivenOut, withNumber } = houseSeats
const last: Pick = (_label, from) => from.at(-1) as (typeof from)[number]

describe('a game that is being set up', () => {
  test.each([3, 4, 5] as const)('with %i houses can begin once they are drawn', (number) => {
    const game = drawnByLot(withNumber(FRESH, number), last)
    expect(isGivenOut(game)).toBe(true)
    expect(positionOf(setupOf(game, String))?.playing).toEqual(housesFor(number))
  })
  test('with fewer people than houses gives some of them two', () => {
    const game = drawnByLot({ ...FRESH, people: FRESH.people.slice(0, 2) }, last)
    const setup = setupOf(game, (n) => `Player ${n}`)
    expect(setup.seats).toHaveLength(2)
    expect(setup.players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2'])
    expect(Object.keys(setup.houses)).toHaveLength(5)
  })
  test('corrects the box before anybody is given a house', () => {
    expect(withBox(FRESH, { set: 'box.limit', piece: 'ship', value: 6 }).box.limits.ship).toBe(6)
  })
})

describe('changes by hand', () => {
  const { targetOf, withChange } = fields
  test('of the same thing give way to the latest', () => {
    const list = withChange(withChange([], { set: 'threat', threat: 2 }), { set: 'threat', threat: 4 })
    expect(list).toEqual([{ set: 'threat', threat: 4 }])
  })
  test('of the tracking are gathered in one', () => {
    const list = withChange([{ set: 'tracking', tracking: { units: false } }], { set: 'tracking', tracking: { decks: 'table' } })
    expect(list).toEqual([{ set: 'tracking', tracking: { units: false, decks: 'table' } }])
  })
  test('of a border are the same from either side', () => {
    expect(targetOf({ set: 'box.adjacency', a: 'pyke', b: 'oldtown', touch: true })).toBe(
      targetOf({ set: 'box.adjacency', a: 'oldtown', b: 'pyke', touch: false }),
    )
  })
})
