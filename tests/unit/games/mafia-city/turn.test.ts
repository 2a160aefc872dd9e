// Tests the turn order above the question: the figures that a player holds, with names for screen readers.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/mafia-city'
import { turnOf } from '../../../../src/games/mafia-city/table/parts/turn'
import { played } from './games'

test('the seat of a player shows the Mayor and the Policeman that the player holds', () => {
  const state = played(({ stage, redraw }) => stage === 'actions' && redraw.length === 0)
  const holders = { ...state, mayor: 'red', policeman: 'blue' } as const
  const named = (language: 'en' | 'cs') =>
    Object.fromEntries((turnOf(holders, language) ?? []).map(({ role, held }) => [role, held?.map(({ name }) => name)]))
  expect(named('en')).toEqual({ red: ['holds the Mayor'], blue: ['holds the Policeman'], green: undefined })
  expect(named('cs')).toEqual({ red: ['má figurku Starosty'], blue: ['má figurku Policisty'], green: undefined })
})

test('the seat of a player shows the points of the player', () => {
  const state = played(({ stage, redraw }) => stage === 'actions' && redraw.length === 0)
  const seats = turnOf({ ...state, vp: { red: 3 } }, 'en') ?? []
  expect(seats.map(({ role, points }) => [role, points?.value])).toEqual([
    ['red', 3],
    ['blue', 0],
    ['green', 0],
  ])
  expect(seats[0]?.points?.words).toMatch(/^3 of \d+ points$/)
})

test('the later phases show the points too, below the question', () => {
  const state = played(({ stage, redraw }) => stage === 'actions' && redraw.length === 0)
  for (const stage of ['locations', 'strategy'] as const) {
    const seats = turnOf({ ...state, stage, vp: { blue: 4 } }, 'en') ?? []
    expect(seats.map(({ points }) => points?.value)).toEqual([0, 4, 0])
    // A note would put the seats above the question, where a phone has no space for them.
    expect(seats.every(({ note, progress }) => note === undefined && progress === undefined)).toBe(true)
  }
})

test('the seat of the player who is asked about Complicity or takes a card is marked', () => {
  const here = (state: State) => (turnOf(state, 'en') ?? []).flatMap(({ role, progress }) => (progress === 'here' ? [role] : []))
  const jailed = played(({ stage, jailing, reacting }) => stage === 'actions' && jailing?.open === true && reacting === undefined)
  expect(here(jailed)).toEqual([jailed.jailing?.owner])
  const thief = played(({ pending }) => pending?.is === 'thief')
  expect(here(thief)).toEqual([thief.pending?.by])
})
