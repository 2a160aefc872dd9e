// Tests the names of two cities that are missing in the rulebook. The app uses the names that the players enter.
import { areAlike } from '../../../../src/games/el-capitan/table/parts/city-names'
import { placesIn } from '../../../../src/games/el-capitan/words/cs/names'
import { expect, test } from 'vitest'
import { fields } from '../../../../src/games/el-capitan/fields/index'
import { isState } from '../../../../src/games/el-capitan/parse/stored-state'
import { parseSetup } from '../../../../src/games/el-capitan/parse/setup'
import { soundNames } from '../../../../src/games/el-capitan/table/parts/city-names'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { textsOf } from '../../../../src/games/el-capitan/table/texts'
import { capitanMoment } from '../../../gallery/el-capitan'

const { state } = capitanMoment('capitan-act')
const named = fields.apply(state, [{ set: 'cityName', city: 'east', name: 'Palermo' }])

test('a name that is set by hand stands in questions, on charts and in numbers', () => {
  const en = namedIn(named, 'en')
  expect([en.cities.east, en.inCity('east'), en.toCity('east')]).toEqual(['Palermo', 'in Palermo', 'to Palermo'])
  expect(en.pointName('track/east/3')).toBe('number on site 3 in Palermo')
  const cs = namedIn(named, 'cs')
  expect([cs.inCity('east'), cs.toCity('east'), cs.inCity('south')]).toEqual(['ve městě Palermo', 'do města Palermo', 'v jižním městě'])
})

test('the log tells by the names of people and cities', () => {
  const built = { e: 'built', by: 'red', colour: 'red', city: 'east', site: 2, price: 4 } as const
  expect(textsOf(named, 'en').events.built(built)).toBe('Anna builds a warehouse in Palermo on site 2 for 4 florins.')
  expect(textsOf(named, 'cs').events.built(built)).toBe('Anna staví sklad ve městě Palermo na políčku 2 za 4 floriny.')
})

test('an empty name takes it away again, and nothing else changes', () => {
  expect(fields.apply(named, [{ set: 'cityName', city: 'east', name: '' }])).toEqual(state)
})

test('a stored game may have names, and only those of the two cities', () => {
  expect(isState(named)).toBe(true)
  expect(isState({ ...state, cityNames: { napoli: 'Naples' } })).toBe(false)
  const players = state.players
  expect(parseSetup({ players, cityNames: { south: 'Palermo' } })).toMatchObject({ ok: true, value: { cityNames: { south: 'Palermo' } } })
  expect(parseSetup({ players, cityNames: { south: '' } }).ok).toBe(false)
})

test('names are remembered without blanks, and nothing strange with them', () => {
  expect(soundNames({ east: ' Palermo ', south: '  ', napoli: 'x' })).toEqual({ east: 'Palermo' })
  expect(soundNames(7)).toEqual({})
})

test('cities have the names printed on the board, also in Czech', () => {
  const { cities, inCity } = placesIn({})
  expect([cities['constantinople'], cities['alexandria']]).toEqual(['Constantinople', 'Alexandria'])
  expect(inCity('alexandria')).toBe('v Alexandrii')
})

test('two cities with nearly the same name are noticed, and different names are not', () => {
  const printed = { valencia: 'Valencia', napoli: 'Napoli', east: 'the eastern city' }
  expect(areAlike({ east: 'Valenzia' }, printed)).toBe(true)
  expect(areAlike({ east: 'Tunis', south: 'Tunís' }, printed)).toBe(true)
  expect(areAlike({ east: 'Athina', south: 'Tunis' }, printed)).toBe(false)
  expect(areAlike({ east: '' }, printed)).toBe(false)
})
