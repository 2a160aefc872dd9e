// Tests corrections of a city: an added piece is taken from the supply of its owner, and a removed piece goes back.
import { expect, test } from 'vitest'
import { decide } from '../../../../src/games/el-capitan/rules/decide'
import { withSupplies } from '../../../../src/games/el-capitan/table/corrections/own-supply'
import { withCity } from '../../../../src/games/el-capitan/table/corrections/rows'
import { ledgerAfter, IN_CITIES } from './games'

const { state } = ledgerAfter(...IN_CITIES).head
const supply = { set: 'left', neutral: 0, fortresses: 1 } as const

test('an added warehouse comes from the supply, a removed one goes back', () => {
  const added = withSupplies(state, withCity(state, 'venezia', { row: ['red', 'red'] }))
  expect(added.slice(1)).toEqual([{ ...supply, colour: 'red', main: 4 }])
  expect(decide(state, { do: 'correct', changes: added }).ok).toBe(true)
  const removed = withSupplies(state, withCity(state, 'venezia', { row: [] }))
  expect(removed.slice(1)).toEqual([{ ...supply, colour: 'red', main: 6 }])
})

test('another owner of a site changes both supplies, and a fortress is counted on its own', () => {
  const changes = withSupplies(state, withCity(state, 'venezia', { row: ['green'], fortresses: ['blue', null] }))
  expect(changes.slice(1)).toEqual([
    { ...supply, colour: 'red', main: 6 },
    { ...supply, colour: 'green', main: 4 },
    { ...supply, colour: 'blue', main: 5, fortresses: 0 },
  ])
})

test('the supply stays if the pieces add up without it, or still would not', () => {
  const short = { ...state, left: { ...state.left, red: { main: 4, neutral: 0, fortresses: 1 } } }
  expect(withSupplies(short, withCity(short, 'venezia', { row: ['red', 'red'] }))).toHaveLength(1)
  const wrong = { ...state, left: { ...state.left, red: { main: 2, neutral: 0, fortresses: 1 } } }
  expect(withSupplies(wrong, withCity(wrong, 'venezia', { row: ['red', 'red'] }))).toHaveLength(1)
})
