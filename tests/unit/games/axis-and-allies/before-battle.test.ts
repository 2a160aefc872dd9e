// Tests the odds shown before a battle begins. They must consider the fighting armies and all rules that apply.
import { expect, test } from 'vitest'
import { axisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import { odds } from '../../../../src/games/axis-and-allies/odds/odds'
import type { Change } from '../../../../src/games/axis-and-allies/model/moves'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { askedIn } from '../../../../src/games/axis-and-allies/table/asking/asked'
import { prompts } from '../../../../src/games/axis-and-allies/prompts'
import { beforeIt, begunBy, fromNextRoll } from '../../../../src/games/axis-and-allies/table/questions/odds'
import { oddsQuestionAt } from '../../../../src/games/axis-and-allies/views/odds-at'
import { ledgerAt } from './games'

const into = (armiesTold: boolean, changes: readonly Change[], moves: readonly OwnMove[]) => {
  const start = fields.apply(ledgerAt(({ phase }) => phase === 0, { armiesTold }).head.state, changes)
  return played(start, moves)
}

const played = (start: State, moves: readonly OwnMove[]): State =>
  moves.reduce((state, move) => {
    const decided = axisAndAllies.decide(state, move)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.reduce((now, event) => axisAndAllies.evolve(now, event), state)
  }, start)

test('where units are told, the defenders on the board are counted', () => {
  const state = into(
    true,
    [{ set: 'clock', round: 1, power: 'soviet', phase: 3 }],
    [
      { do: 'move', unit: 'inf', count: 3, path: ['caucasus', 'ukraine'] },
      { do: 'move', unit: 'arm', count: 1, path: ['caucasus', 'ukraine'] },
      { do: 'phase', power: 'soviet', to: 4 },
    ],
  )
  const battle = begunBy(state, { do: 'battle', at: 'ukraine', place: 'land', attack: { inf: 3, arm: 1 }, defend: {} })
  if (battle === undefined) throw new Error('no battle')
  const defend = { inf: 3, art: 1, arm: 1, ftr: 1 }
  expect(battle.defend).toEqual({ germany: defend })
  const reckoned = odds(beforeIt(battle, state))
  expect(reckoned.win).toBeCloseTo(odds({ place: 'land', attack: { inf: 3, arm: 1 }, defend }).win, 9)
  expect(reckoned.win).toBeLessThan(0.1)
})

test('weapons of the defender and its gun count, and without a defender there are no odds', () => {
  const changes: readonly Change[] = [
    { set: 'clock', round: 1, power: 'germany', phase: 4 },
    { set: 'developments', power: 'uk', owned: ['jetFighters'] },
  ]
  const state = into(false, changes, [])
  const attack = { arm: 2, ftr: 1 }
  const move: OwnMove = { do: 'battle', at: 'india', place: 'land', attack, defend: { uk: { ftr: 2 } } }
  const battle = begunBy(state, move)
  if (battle === undefined) throw new Error('no battle')
  const whole = odds({ place: 'land', attack, defend: { ftr: 2, aa: 1 }, defendTech: ['jetFighters'] })
  expect(odds(beforeIt(battle, state)).win).toBeCloseTo(whole.win, 9)
  expect(begunBy(state, { ...move, defend: {} })).toBeUndefined()
})

test('the odds of a running battle include the AA fire that is still to come, and are not shown in the middle of a cycle', () => {
  const start = into(
    true,
    [
      { set: 'clock', round: 1, power: 'germany', phase: 3 },
      { set: 'units', at: 'ukraine', power: 'germany', units: { inf: 3, ftr: 2 } },
      { set: 'units', at: 'caucasus', power: 'soviet', units: { inf: 2, arm: 1 } },
    ],
    [
      { do: 'move', unit: 'inf', count: 3, path: ['ukraine', 'caucasus'] },
      { do: 'move', unit: 'ftr', count: 2, path: ['ukraine', 'caucasus'] },
    ],
  )
  const announced = oddsQuestionAt(start, 'caucasus')
  const state = played({ ...start, dice: { ...start.dice, source: 'table' } }, [
    { do: 'phase', power: 'germany', to: 4 },
    { do: 'battle', at: 'caucasus', place: 'land', attack: { inf: 3, ftr: 2 }, defend: {} },
  ])
  const { battle } = state
  if (battle === undefined || announced === undefined) throw new Error('no battle')
  const asked = fromNextRoll(battle, state)
  expect(asked && odds(asked).win).toBeCloseTo(odds(announced).win, 9)
  const shot = played(state, [{ do: 'fire', stage: 'aa', hits: { ftr: 1 } }])
  const left = shot.battle && fromNextRoll(shot.battle, shot)
  expect(left && odds(left).win).toBeCloseTo(odds({ ...announced, attack: { inf: 3, ftr: 1 }, defend: { inf: 2, arm: 1 } }).win, 9)
  const begun = played(shot, [{ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } }])
  expect(begun.battle && fromNextRoll(begun.battle, begun)).toBeUndefined()
})

test('step 8 says how the battle has ended, and where', () => {
  const { state } = ledgerAt(({ battle }) => battle?.outcome === 'held').head
  const [question] = prompts(state).filter(({ kind }) => kind === 'confirm')
  if (question === undefined) throw new Error('nothing to confirm')
  expect(askedIn(question, state, 'en')?.title).toMatch(/: the defender holds$/)
  expect(askedIn(question, state, 'cs')?.title).toMatch(/: obránce drží$/)
})

test('a zone with a submerged submarine is not called cleared', () => {
  const { state } = ledgerAt(({ battle }) => battle?.outcome === 'cleared').head
  const [question] = prompts(state).filter(({ kind }) => kind === 'confirm')
  if (question === undefined || state.battle === undefined) throw new Error('nothing to confirm')
  const submerged = { attack: 0, defend: { germany: 1 } }
  const after = { ...state, battle: { ...state.battle, submerged } }
  expect(askedIn(question, after, 'en')?.title).toMatch(/: 1 submarine stays, submerged$/)
  expect(askedIn(question, after, 'cs')?.title).toMatch(/: 1 ponorka zůstává pod hladinou$/)
})
