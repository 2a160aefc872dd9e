// Tests the questions of games with tracked units: suggested transports, preset casualties, and games stored without unit changes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { axisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import type { Change } from '../../../../src/games/axis-and-allies/model/moves'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { armiesOf } from '../../../../src/games/axis-and-allies/model/pieces'
import { decideOwn } from '../../../../src/games/axis-and-allies/rules/decide'
import { evolve } from '../../../../src/games/axis-and-allies/transaction/evolve'
import { withPieces } from '../../../../src/games/axis-and-allies/transaction/before-pieces'
import { isChoice, lossesAfter, presetLosses } from '../../../../src/games/axis-and-allies/views/losses-after'
import { vesselsOf } from '../../../../src/games/axis-and-allies/table/voyages/vessels'
import { losing } from '../../../../src/games/axis-and-allies/rules/battles'
import { keysIn } from '../../../../src/games/axis-and-allies/table/asking/words'
import { withdrawText } from '../../../../src/games/axis-and-allies/table/asking/steps'
import { ledgerAt } from './games'

const { state } = ledgerAt(({ phase, power }) => phase === 3 && power === 'uk', { armiesTold: true }).head
const units = (at: string, power: 'uk' | 'germany', counted: Readonly<Record<string, number>>): Change => ({
  set: 'units',
  at,
  power,
  units: counted,
})
const play = (from: State, moves: readonly OwnMove[]): State =>
  moves.reduce((now, move) => {
    const decided = decideOwn(now, move)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.reduce<State>(evolve, now)
  }, from)

describe('transports that are offered', () => {
  const laden = fields.apply(state, [units('sz6', 'uk', { tt: 3, inf: 2 }), units('sz2', 'uk', { tt: 1 })])

  it('are told apart by zone and cargo, and those that are alike are counted', () => {
    const here = vesselsOf(laden).filter(({ boat }) => boat.at === 'sz6')
    expect(here.map(({ cargo, others }) => [cargo, others])).toEqual([
      [['inf', 'inf'], 0],
      [[], 1],
    ])
  })

  it('are not offered once they have put troops ashore', () => {
    const after = play(laden, [
      {
        do: 'ship',
        ship: { at: 'sz6' },
        steps: [
          { do: 'load', unit: 'inf', from: 'united-kingdom' },
          { do: 'unload', unit: 'inf', to: 'norway' },
        ],
      },
    ])
    expect(
      vesselsOf(after)
        .filter(({ boat }) => boat.at === 'sz6')
        .map(({ others }) => others),
    ).toEqual([0, 0])
  })
})

describe('a transport whose troops will land in an assault', () => {
  const laden = fields.apply(state, [
    units('sz6', 'uk', { tt: 1 }),
    units('united-kingdom', 'uk', { inf: 2, arm: 1 }),
    units('norway', 'germany', { inf: 1 }),
  ])
  const assault = play(laden, [
    {
      do: 'ship',
      ship: { at: 'sz6' },
      steps: [
        { do: 'load', unit: 'inf', from: 'united-kingdom' },
        { do: 'unload', unit: 'inf', to: 'norway' },
      ],
    },
  ])
  const leave: OwnMove = { do: 'move', unit: 'tt', count: 1, path: ['sz6', 'sz3'], assault: true }

  it('does nothing more in this turn (R26)', () => {
    expect(decideOwn(assault, leave)).toMatchObject({ ok: false, refusal: { code: 'ALREADY_UNLOADED', rule: 'R26' } })
  })

  it('keeps its troops as cargo without a landing if the players overrule the rule', () => {
    const decided = axisAndAllies.decide(assault, { do: 'overrule', move: leave, waive: ['ALREADY_UNLOADED'] })
    if (!decided.ok) throw new Error(decided.refusal.code)
    const after = decided.value.reduce<State>(evolve, assault)
    const there = vesselsOf(after).filter(({ boat }) => boat.at === 'sz3')
    expect(there.map(({ cargo }) => cargo)).toEqual([['inf']])
    expect(Object.values(after.pieces).some(({ task }) => task?.kind === 'assault')).toBe(false)
  })
})

describe('losses of an attack on land', () => {
  const attack = fields.apply(state, [
    units('norway', 'germany', { inf: 3 }),
    units('united-kingdom', 'uk', { inf: 1, ftr: 1 }),
    units('sz6', 'uk', { tt: 1 }),
    units('sz5', 'germany', {}),
  ])
  const fighting = play(attack, [
    {
      do: 'ship',
      ship: { at: 'sz6' },
      steps: [
        { do: 'load', unit: 'inf', from: 'united-kingdom' },
        { do: 'unload', unit: 'inf', to: 'norway' },
      ],
    },
    { do: 'move', unit: 'ftr', count: 1, path: ['united-kingdom', 'sz6', 'norway'] },
    { do: 'phase', power: 'uk', to: 4 },
    { do: 'battle', at: 'norway', place: 'land', attack: { inf: 1, ftr: 1 }, defend: {}, amphibious: true },
    { do: 'fire', stage: 'attack', hits: { '1': 0, '3': 0 } },
  ])
  const hit: OwnMove = { do: 'fire', stage: 'defend', hits: { '2': 1 } }

  it('are asked where they would take the last land unit and leave aircraft', () => {
    expect(lossesAfter(fighting, hit)).toBeUndefined()
    expect(isChoice(fighting, hit)).toBe(true)
  })

  it('are preset so that a land unit is left', () => {
    const after = play(fighting, [hit])
    const due = losing(after)
    expect(due && presetLosses(due, after)).toEqual({ uk: { ftr: 1 } })
  })
})

it('a game from before pieces has the same units in every space', () => {
  const [begun] = JSON.parse(readFileSync('tests/fixtures/ledgers/axis-and-allies-3.json', 'utf8')).entries as readonly [
    { events: readonly [never] },
  ]
  const [event] = begun.events as readonly { readonly state: { readonly armies: Readonly<Record<string, unknown>> } }[]
  const now = withPieces(event?.state as never)
  expect(armiesOf(now.pieces)).toEqual(event?.state.armies)
  expect(axisAndAllies.prompts(now).length).toBeGreaterThan(0)
})

it('those that leave without land units or other ships are called by what they do', () => {
  const leaving = (attack: Readonly<Record<string, number>>) =>
    withdrawText({ battle: { attack } as unknown as NonNullable<State['battle']> }, keysIn('en'))
  expect(leaving({ ss: 1 })).toBe('Submerge')
  expect(leaving({ ftr: 2 })).toBe('Fly home')
  expect(leaving({ ss: 1, bmb: 1 })).toBe('Submarines submerge, aircraft fly home')
})
