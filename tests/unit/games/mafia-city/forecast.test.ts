// Tests the forecast of who controls the locations that an effect changes (R18, R19, R40, R41).
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/mafia-city'
import { forecastOf } from '../../../../src/games/mafia-city/table/parts/forecast'
import { begun } from './games'

const state: State = { ...begun(), stacks: { 1: ['red', 'blue'], 2: ['green'], 3: ['red', 'blue'] } }

test('a Mafioso who leaves changes the leader of one location', () => {
  expect(forecastOf(state, { what: 'snitch', by: 'green', at: 1, place: 1 })).toEqual([{ at: 1, leader: 'blue' }])
  expect(forecastOf(state, { what: 'hitman', by: 'green', at: 2, place: 1 })).toEqual([{ at: 2, leader: undefined }])
})

test('Master Plan and Pulling Strings change two locations', () => {
  expect(forecastOf(state, { what: 'plan', by: 'green', at: 1, place: 2, to: 2 })).toEqual([
    { at: 1, leader: 'red' },
    { at: 2, leader: 'green' },
  ])
  expect(forecastOf(state, { what: 'strings', by: 'green', at: 1, to: 2 })).toEqual([
    { at: 1, leader: 'green' },
    { at: 2, leader: 'red' },
  ])
})

test('a tie in the Fight Club means nobody, and a Raid leaves nobody to lead', () => {
  expect(forecastOf(state, { what: 'plan', by: 'green', at: 2, place: 1, to: 3 })).toEqual([
    { at: 2, leader: undefined },
    { at: 3, leader: undefined },
  ])
  expect(forecastOf(state, { what: 'raid', by: 'red', at: 1 })).toEqual([])
})
