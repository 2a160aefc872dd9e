// Tests the screen *Who may act*: who decides, rolls or chooses, actions forbidden this turn, and the six steps of a turn.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import { CAPITALS } from '../../../../src/games/axis-and-allies/box/board'
import { STAGES } from '../../../../src/games/axis-and-allies/model/battle'
import { axisAndAllies } from '../../../../src/games/axis-and-allies'
import { forbiddenIn, stepsOf, turnOf } from '../../../../src/games/axis-and-allies/table/rooms/who'
import { isIncomeNext } from '../../../../src/games/axis-and-allies/table/asking/phases'
import { ledgerAt } from './games'

const at = (fits: (state: State) => boolean, settings = {}) => ledgerAt(fits, settings).head.state
const asked = (state: State) => axisAndAllies.prompts(state).find(({ must }) => must)?.kind
const [english, czech] = (['en', 'cs'] as const).map((language) => (state: State) => forbiddenIn(state, language).map(({ text }) => text))
if (english === undefined || czech === undefined) throw new Error('no words')

test('each moment names who decides, rolls or chooses', () => {
  const german = at(({ power, phase }) => power === 'germany' && phase === 3)
  expect(english(german)[0]).toMatch(/^Petr decides for Germany/)
  expect(czech(german)[0]).toMatch(/^Rozhoduje Petr \(Německo\)/)
  const firing = at((state) => asked(state) === 'fire' && state.power === 'germany' && state.battle?.done.at(-1) !== 'attack')
  expect(english(firing)[0]).toBe('Petr rolls for Germany.')
  const { battle } = firing
  if (battle === undefined) throw new Error('no battle')
  const pressing: State = { ...firing, battle: { ...battle, done: STAGES, due: [], step7: 'attacker' } }
  expect(english(pressing)[0]).toBe('Petr speaks first, then submarines.')
  const losing = at((state) => asked(state) === 'lose' && axisAndAllies.prompts(state).some(({ roles }) => roles.length === 1))
  expect(english(losing)[0]).toMatch(/ chooses the losses; nobody else may\.$/)
  expect(
    forbiddenIn(
      at(({ over }) => over, { needed: 7 }),
      'en',
    ),
  ).toEqual([])
})

test('a lost capital, territories taken and closed canals are said, each with its rule', () => {
  const state = at(({ power, phase, turn }) => power === 'japan' && phase === 5 && turn.taken.length > 0)
  const rules = forbiddenIn(state, 'en').map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['R6', 'R103', 'R4']))
  const capital = CAPITALS.japan
  const holding = state.territories[capital]
  if (holding === undefined) throw new Error('no capital')
  const lost = { ...state, territories: { ...state.territories, [capital]: { ...holding, controller: 'us' } } } as const
  expect(forbiddenIn(lost, 'en').map(({ rule }) => rule)).toContain('R7')
  expect(stepsOf(lost, 'en').map(({ name }) => name)).toEqual(['Attack', 'Battles', 'Move'])
})

test('the six steps of a turn, one of them here; powers in the order of their turns', () => {
  for (const phase of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const steps = stepsOf({ ...at(() => true), phase }, 'en')
    expect(steps).toHaveLength(6)
    expect(steps.filter(({ isHere }) => isHere)).toHaveLength(1)
  }
  const turn = turnOf(at(({ power }) => power === 'uk'))
  expect(turn?.map(({ progress }) => progress)).toEqual(['done', 'done', 'here', 'waits', 'waits'])
})

test('the strip of powers marks the powers that have to answer, also the defenders of a battle', () => {
  const defending = at((state) => {
    const must = axisAndAllies.prompts(state).find((prompt) => prompt.must)
    return must?.kind === 'fire' && !must.roles.includes(state.power) && must.roles.length > 0
  })
  const roles = axisAndAllies.prompts(defending).find(({ must }) => must)?.roles
  const here = turnOf(defending)?.flatMap(({ role, progress }) => (progress === 'here' ? [role] : []))
  expect(here?.toSorted()).toEqual([...(roles ?? [])].toSorted())
  expect(here).not.toContain(defending.power)
})

test('the bar of the turn stands at income while its statement is shown, with nothing left to place', () => {
  const { state } = ledgerAt((now) => isIncomeNext(now)).head
  expect(state.phase).toBe(6)
  expect(stepsOf(state, 'en').find(({ isHere }) => isHere)?.name).toBe('Income')
})

test('before a turn begins, what the power before it has taken is not told as taken in this one', () => {
  const { state } = ledgerAt(({ phase, turn }) => phase === 0 && turn.taken.length > 0).head
  expect(forbiddenIn(state, 'en').map(({ rule }) => rule)).not.toContain('R103')
})
