import { describe, expect, test } from 'vitest'
import type { Pick } from '../../../../src/referee'
import {
  BY_TABLE,
  groupOf,
  nobodyYet,
  playsAsThen,
  seatsOf,
  sitsHere,
  withoutRole,
  type Seating,
} from '../../../../src/table/new-game/seating'

/** Roles of a game for two to four players: colours. */
const COLOURS = ['red', 'blue', 'green', 'white']
const seats = seatsOf<Seating>((number) => COLOURS.slice(0, number))
const start: Seating = { name: '', number: 3, people: nobodyYet(3), plays: {} }
const last: Pick = (_label, from) => from.at(-1) as (typeof from)[number]
const names = ({ people }: Seating) => people.map(({ name }) => name)

describe('who plays what', () => {
  test('is drawn by lot, each another role', () => {
    const labels: string[] = []
    const drawn = seats.drawnByLot(start, (label, from) => {
      labels.push(label)
      return last(label, from)
    })
    expect(drawn.plays).toEqual({ green: 'player-1', blue: 'player-2', red: 'player-3' })
    expect(labels).toEqual(['start card 1', 'start card 2', 'start card 3'])
    expect([seats.isUntouched(start), seats.isUntouched(drawn), seats.isGivenOut(drawn)]).toEqual([true, false, true])
  })
  test('the people without a role are found, each with the number of the seat', () => {
    const chosen = seats.withTapped(start, 'green', 'player-2')
    expect(withoutRole(chosen).map(([{ id }, at]) => [id, at])).toEqual([
      ['player-1', 0],
      ['player-3', 2],
    ])
    expect(withoutRole(seats.drawnByLot(chosen, last))).toEqual([])
  })
  test('keeps the roles that were chosen by hand, and draws all anew only if none is missing', () => {
    const chosen = seats.withTapped(start, 'green', 'player-2')
    expect(seats.drawsRest(chosen)).toBe(true)
    const drawn = seats.drawnByLot(chosen, last)
    expect(drawn.plays).toEqual({ green: 'player-2', blue: 'player-1', red: 'player-3' })
    expect(seats.drawsRest(drawn)).toBe(false)
    expect(seats.drawnByLot(drawn, last).plays).toEqual({ green: 'player-1', blue: 'player-2', red: 'player-3' })
  })
  test('goes round where there are fewer people than roles', () => {
    const two = seats.withoutPerson(start, 'player-2')
    expect(seats.drawnByLot(two, last).plays).toEqual({ green: 'player-1', blue: 'player-3', red: 'player-1' })
  })
  test('where each person chooses a role, a person less is a role less, and nobody keeps two roles', () => {
    const own = seatsOf<Seating>(() => COLOURS, undefined, { chosen: true, numbers: [3, 4] })
    const four = { ...start, number: 4, people: nobodyYet(4) }
    const three = own.withoutPerson(four, 'player-4')
    expect(three.number).toBe(3)
    const drawn = own.drawnByLot(three, last)
    expect(new Set(Object.values(drawn.plays))).toEqual(new Set(['player-1', 'player-2', 'player-3']))
    expect(own.isGivenOut(drawn)).toBe(true)
    // The game needs at least three.
    expect(own.withoutPerson(three, 'player-3').number).toBe(3)
    const two = { ...four, people: nobodyYet(3), plays: { red: 'player-1', blue: 'player-1', green: 'player-2', white: 'player-3' } }
    expect(own.withNumber(two, 3).plays).toEqual({ red: 'player-1', green: 'player-2', white: 'player-3' })
  })
  test('keeps together what one person is to play, as the game divides it', () => {
    const sides = seatsOf<Seating>(
      () => COLOURS,
      (people) =>
        people === 2
          ? [
              ['red', 'white'],
              ['blue', 'green'],
            ]
          : people === 3
            ? [['green'], ['blue'], ['red', 'white']]
            : [],
    )
    const two = { ...start, number: 4, people: nobodyYet(2) }
    expect(sides.drawnByLot(two, last).plays).toEqual({ blue: 'player-1', green: 'player-1', red: 'player-2', white: 'player-2' })
    // The app assigns sides at the start, and again if players are added or removed, unless a player has chosen a side.
    const begun = sides.begun(two)
    expect(begun.plays).toEqual({ red: 'player-1', white: 'player-1', blue: 'player-2', green: 'player-2' })
    expect(sides.withNumber(begun, 3).plays).toEqual({ green: 'player-1', blue: 'player-2', red: 'player-3', white: 'player-3' })
    const chosen = sides.withTapped(begun, 'red', 'player-2')
    expect(sides.withNumber(chosen, 3).plays).toEqual(chosen.plays)
    expect(sides.isGivenOut(begun)).toBe(true)
    expect(sides.isGivenOut(sides.withNumber(chosen, 3))).toBe(false)
    expect(new Set(Object.values(sides.drawnByLot({ ...two, people: nobodyYet(4) }, last).plays)).size).toBe(4)
  })
  test('is free again where a person leaves or fewer roles play, and what the table runs stays', () => {
    const given = { ...start, plays: { red: 'player-1', blue: BY_TABLE, green: 'player-3' } }
    expect(seats.withoutPerson(given, 'player-1').plays).toEqual({ blue: BY_TABLE, green: 'player-3' })
    const two = seats.withNumber(given, 2)
    expect(two.plays).toEqual({ red: 'player-1', blue: BY_TABLE })
    expect(two.people).toHaveLength(2)
  })
  test('is swapped by two people, and passed on by all but the table', () => {
    const given = { ...start, plays: { red: 'player-1', blue: BY_TABLE, green: 'player-3' } }
    expect(seats.withSwapped(given, 'player-1', 'player-3').plays).toEqual({ red: 'player-3', blue: BY_TABLE, green: 'player-1' })
    expect(seats.withRotated(given).plays).toEqual({ red: 'player-3', blue: BY_TABLE, green: 'player-1' })
  })
})

describe('roles from the whole box', () => {
  const box = seatsOf<Seating>(() => COLOURS, undefined, { chosen: true })
  const two: Seating = { name: '', number: 2, people: nobodyYet(2), plays: {} }
  test('are drawn for as many as play', () => {
    const drawn = box.drawnByLot(two, last)
    expect(drawn.plays).toEqual({ white: 'player-1', green: 'player-2' })
    expect(box.isGivenOut(drawn)).toBe(true)
  })
  test('are laid down where somebody takes another one', () => {
    const both = { ...two, plays: { red: 'player-1', white: 'player-2' } }
    expect(box.withTapped(both, 'green', 'player-1').plays).toEqual({ white: 'player-2', green: 'player-1' })
    expect(box.withTapped(both, 'white', 'player-1').plays).toEqual({ red: 'player-2', white: 'player-1' })
  })
  test('are one each where as many people play: a free one replaces the one that somebody has', () => {
    const one = { ...two, plays: { red: 'player-1' } }
    expect(box.withTapped(one, 'green', 'player-1').plays).toEqual({ green: 'player-1' })
    expect(box.withTapped(one, 'green', 'player-2').plays).toEqual({ red: 'player-1', green: 'player-2' })
    expect(box.withTapped(one, 'red', 'player-2').plays).toEqual({ red: 'player-2' })
  })
  test('may be several of one person, where fewer people play', () => {
    const alone = { ...two, people: nobodyYet(1), plays: { red: 'player-1' } }
    expect(box.isGivenOut(alone)).toBe(false)
    expect(box.isGivenOut(box.withTapped(alone, 'blue', 'player-1'))).toBe(true)
  })
})

describe('a tap on a sign', () => {
  const given = { ...start, plays: { red: 'player-1', blue: 'player-2' } }
  test('gives what is free, and lays down what one has', () => {
    expect(seats.withTapped(given, 'green', 'player-3').plays).toEqual({ red: 'player-1', blue: 'player-2', green: 'player-3' })
    expect(seats.withTapped(given, 'green', 'player-1').plays).toEqual({ red: 'player-1', blue: 'player-2', green: 'player-1' })
    expect(seats.withTapped(given, 'red', 'player-1').plays).toEqual({ blue: 'player-2' })
  })
  test('swaps where both have one, and takes where one has none', () => {
    expect(seats.withTapped(given, 'blue', 'player-1').plays).toEqual({ red: 'player-2', blue: 'player-1' })
    expect(seats.withTapped(given, 'blue', 'player-3').plays).toEqual({ red: 'player-1', blue: 'player-3' })
    expect(seats.withTapped(given, 'blue', BY_TABLE).plays).toEqual({ red: 'player-1', blue: BY_TABLE })
  })
})

describe('people', () => {
  test('come on places that nobody has, each with an id of its own', () => {
    const gone = seats.withoutPerson(start, 'player-1')
    const more = seats.withNumber(gone, 4)
    expect(more.people.map(({ id }) => id)).toEqual(['player-2', 'player-3', 'player-1', 'player-4'])
  })
  test('sit down by name on the first free place, on one more, or not at all', () => {
    const anna = seats.withNamed({ ...start, people: nobodyYet(1) }, 'Anna')
    expect(names(anna)).toEqual(['Anna'])
    const jana = seats.withNamed(anna, 'Jana')
    expect(names(jana)).toEqual(['Anna', 'Jana', ''])
    const full = seats.withNamed(jana, 'Petr')
    expect(seats.withNamed(full, 'Eva')).toBe(full)
  })
  test('are a group with their roles by name, and sit here again as one', () => {
    const given = { ...seats.withNamed(seats.withNamed(start, ' Anna '), 'Jana'), plays: { red: 'player-1', blue: 'player-3' } }
    const group = groupOf(given)
    expect(group).toEqual({ number: 3, names: ['Anna', 'Jana', ''], plays: { red: 'Anna', blue: '' } })
    const again = seats.withGroup(start, { number: 2, names: ['Anna', 'Jana'], plays: {} })
    expect([again.number, names(again), again.plays]).toEqual([2, ['Anna', 'Jana'], {}])
    expect([sitsHere(again, group), playsAsThen(again, group)]).toEqual([false, false])
    const then = { number: 2, names: ['Anna', 'Jana'], plays: { red: 'Jana', blue: 'Anna' } }
    const asThen = seats.withGroup(start, then)
    expect(asThen.plays).toEqual({ red: 'player-2', blue: 'player-1' })
    expect([playsAsThen(asThen, then), playsAsThen({ ...asThen, plays: {} }, then)]).toEqual([true, false])
    expect([sitsHere(again, { ...group, names: ['Anna', 'Jana'] }), sitsHere(start, group)]).toEqual([true, false])
  })
  test('are the same people however their names are written', () => {
    const then = { number: 2, names: ['Ba\u0301ra', 'Jana'], plays: { red: 'Ba\u0301ra', blue: 'Jana' } }
    const now = seats.withGroup(start, { number: 2, names: ['B\u00E1ra', 'jana'], plays: { red: 'B\u00E1ra', blue: 'jana' } })
    expect([sitsHere(now, then), playsAsThen(now, then)]).toEqual([true, true])
  })
})
