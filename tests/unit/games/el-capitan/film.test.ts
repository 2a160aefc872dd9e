// Tests the cities of the film: each shows its value, its ships and its fortresses.
import { expect, test } from 'vitest'
import { detailsOf } from '../../../../src/games/el-capitan/table/rooms/FilmPage'
import { IN_CITIES, ledgerAfter } from './games'

test('a city of the film shows its value, the ships in its harbour and the owners of its fortresses', () => {
  const { state } = ledgerAfter(...IN_CITIES, { do: 'fortress' }).head
  const figures = (city: string) => detailsOf(state, city).map(([, figure, owner]) => owner ?? figure)
  // Anna has a warehouse on site 1 of Venezia, her ship and a fortress. Nobody is in Napoli.
  expect(figures('venezia')).toEqual(['2', '1', 'red'])
  expect(figures('napoli')).toEqual(['1'])
})
