// Tests the cities of the film: each shows its value, its ships and its fortresses.
import { expect, test } from 'vitest'
import { countsOf, detailsOf, leaderIn } from '../../../../src/games/el-capitan/table/rooms/FilmPage'
import { IN_CITIES, ledgerAfter } from './games'

test('a city of the film shows its value, the ships in its harbour and the owners of its fortresses', () => {
  const { state } = ledgerAfter(...IN_CITIES, { do: 'fortress' }).head
  const figures = (city: string) => detailsOf(state, city).map(([, figure, owner]) => owner ?? figure)
  // Anna has a warehouse on site 1 of Venezia, her ship and a fortress. Nobody is in Napoli.
  expect(figures('venezia')).toEqual(['2', '1', 'red'])
  expect(figures('napoli')).toEqual(['1'])
})

test('the counts of the film are the florins, or the open warehouses if the app does not track money', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  expect(countsOf(state, true)).toEqual([
    ['red', 17],
    ['green', 17],
    ['blue', 17],
  ])
  expect(countsOf(state, false).map(([, n]) => n)).toEqual([1, 1, 1])
})

test('in a tie, the city has the colour with the warehouse on the lowest site', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const tied = {
    ...state,
    cities: { ...state.cities, napoli: { row: ['green', 'red', 'red', 'green'], shut: [], fortresses: [null, null] } },
  } as const
  expect(leaderIn(tied, 'napoli')).toBe('green')
})
