// Tests the film: a territory has the colours of the clan that alone has more than half of all votes in the territory.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/graenaland/model/state'
import { detailsAt, majorityIn } from '../../../../src/games/graenaland/table/rooms/FilmPage'
import { card } from '../../../../src/table/icons'
import { THING_ICONS } from '../../../../src/games/graenaland/table/parts/pictures'
import { clansMoment } from '../../../gallery/graenaland'

const { state } = clansMoment('clans-build')
const village = (n: number) => ({ village: n, fort: 0, church: 0, hall: 0 })
const alone: State = {
  ...state,
  heroes: {},
  settings: { ...state.settings, three: false },
  settlements: { C1: { red: village(2), blue: village(1) } },
}

test('the clan with more than half of the votes has the majority', () => {
  expect(majorityIn(alone, 'C1')).toBe('red')
})

test('exactly half of the votes is no majority, and neither is the largest part below half', () => {
  expect(majorityIn({ ...alone, settlements: { C1: { red: village(2), blue: village(2) } } }, 'C1')).toBeUndefined()
  expect(majorityIn({ ...alone, settlements: { C1: { red: village(2), blue: village(1), white: village(1) } } }, 'C1')).toBeUndefined()
})

test('heroes count for the majority, as they do in a vote', () => {
  expect(majorityIn({ ...alone, heroes: { blue: { warrior: 'C1' } }, army: { blue: 4 } }, 'C1')).toBe('blue')
})

test('nobody has the majority of a territory without votes', () => {
  expect(majorityIn({ ...alone, settlements: {} }, 'C1')).toBeUndefined()
})

test('a territory shows its buildings, its public works and the number of its cards', () => {
  const at: State = {
    ...alone,
    settlements: { C1: { red: { ...village(1), fort: 1 } } },
    works: { C1: ['road'] },
    cards: { C1: [{ card: 'wood' }, { card: 'down' }] as unknown as NonNullable<State['cards']['C1']> },
  }
  expect(detailsAt(at, 'C1')).toEqual([
    [THING_ICONS.fort, ''],
    [THING_ICONS.road, ''],
    [card, '2'],
  ])
  expect(detailsAt({ ...alone, cards: {}, works: {} }, 'C2')).toEqual([])
})
