import { describe, expect, test } from 'vitest'
import type { Pick } from '../../../../src/referee'
import { HOUSES_BY_PLAYERS, secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import { fields } from '../../../../src/games/westeros/fields'
import {
  FRESH,
  houseSeats,
  housesFor,
  positionOf,
  SECOND_FRESH,
  secondHouseSeats,
  setupOf,
  withBox,
  withSupply,
} from '../../../../src/games/westeros/table/draft/draft'

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

describe('a game of the second edition that is being set up', () => {
  const drawn = (number: 3 | 4 | 5 | 6, draft = SECOND_FRESH) =>
    secondHouseSeats.drawnByLot(secondHouseSeats.withNumber(draft, number), last)
  test.each([3, 4, 5, 6] as const)('has the houses, neutral forces, closed areas and stars of %i players', (number) => {
    const position = positionOf(setupOf(drawn(number), String))
    expect(position?.playing).toEqual(HOUSES_BY_PLAYERS[number])
    expect(position?.box).toEqual(secondEditionFor(number))
  })
  test('keeps the numbers that the players changed when the number of players changes', () => {
    const changed = withSupply(withBox(drawn(6), { set: 'box.rounds', value: 8 }), 'stark', 4)
    const { box } = setupOf(drawn(3, changed), String)
    expect([box.rounds, box.houses.stark.supply]).toEqual([8, 4])
    expect([box.areas, box.stars]).toEqual([secondEditionFor(3).areas, secondEditionFor(3).stars])
  })
  test('leaves the ship of Lannister out of the port if the table has set so', () => {
    const settings = { ...SECOND_FRESH.settings, lannisterPortShip: false }
    expect(setupOf(drawn(4, { ...SECOND_FRESH, settings }), String).box).toEqual(secondEditionFor(4, false))
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
