// Tests the screen *Who may act*: opponents who may only react, and players who have passed.
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { pass } from '../../../../src/games/mafia-city/table/parts/icons'
import { turnOf } from '../../../../src/games/mafia-city/table/parts/turn'
import { mayIn as allOf } from '../../../../src/games/mafia-city/table/rooms/who'
import { played } from './games'

/** Returns what a player may do besides the rights of the figures. */
const mayIn = (...asked: Parameters<typeof allOf>) => allOf(...asked).filter(({ standing }) => standing !== true)

test('opponents of whoever has the turn may veto, and those who have passed may use a Bullet', () => {
  const state = played(({ stage, turns, reacting, bullet }) => stage === 'actions' && turns.passed.length === 1 && !reacting && !bullet)
  const act = mafiaCity.prompts(state).find(({ kind }) => kind === 'act')
  const [next] = act?.roles ?? []
  const [passed] = state.turns.passed
  if (next === undefined || passed === undefined) throw new Error('nobody acts')
  expect(mayIn(state, next, 'en')).toEqual([])
  for (const { colour } of state.players.filter((player) => player.colour !== next))
    expect(mayIn(state, colour, 'en').map(({ rule }) => rule)).toEqual(colour === passed ? ['R52', 'R71'] : ['R52'])
  expect(JSON.stringify(mayIn(state, passed, 'cs'))).not.toMatch(/undefined/)
})

test('while opponents are asked for a veto, the question says who may', () => {
  const state = played(({ reacting }) => reacting !== undefined)
  for (const { colour } of state.players) expect(mayIn(state, colour, 'en')).toEqual([])
})

test('the turn order says how many Mafiosi are left in each hand, and who has passed', () => {
  const state = played(({ stage, turns, reacting }) => stage === 'actions' && turns.passed.length === 1 && !reacting)
  const [passed] = state.turns.passed
  for (const { role, note, mark } of turnOf(state, 'en') ?? []) {
    expect(note).toBe(role === passed ? 'passed' : `${state.hand[role]} left`)
    expect(mark).toBe(role === passed ? pass : undefined)
  }
})

test('the holders of the Policeman and the Mayor are named, also while others are asked', () => {
  const state: State = { ...played(({ reacting }) => reacting !== undefined), policeman: 'red', mayor: 'red' }
  expect(allOf(state, 'red', 'en')).toEqual([
    { text: expect.stringContaining('Policeman') as string, rule: 'R48', standing: true },
    { text: expect.stringContaining('Mayor') as string, rule: 'R51', standing: true },
  ])
  expect(allOf({ ...state, stage: 'over' }, 'red', 'en')).toEqual([])
})

test('Secret Deals are optional only for players who hold cards', () => {
  const state = played(({ stage, cycle }) => stage === 'locations' && cycle?.heard === true)
  const rolesOf = (cards: State['cards']) => mafiaCity.prompts({ ...state, cards }).find(({ kind }) => kind === 'secretDeals')?.roles
  expect(rolesOf({ red: 1, blue: 0, green: 2 })).toEqual(['red', 'green'])
})
