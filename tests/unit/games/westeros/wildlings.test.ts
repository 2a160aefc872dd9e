import { describe, expect, test } from 'vitest'
import type { HouseId, Units } from '../../../../src/games/westeros/box/box'
import type { UnitsByArea } from '../../../../src/games/westeros/model/moves'
import { available, onBoard } from '../../../../src/games/westeros/model/position'
import { lossesDomain, rewardDomain, wildlingTieDomain } from '../../../../src/games/westeros/prompts/wildlings'
import type { Code } from '../../../../src/games/westeros/model/refusals'
import { controller } from '../../../../src/games/westeros/model/control'
import {
  lossesObjection,
  nameTied,
  neededValue,
  removeLosses,
  revealContributions,
  takeBack,
  waysToPay,
} from '../../../../src/games/westeros/rules/wildlings'
import { correct } from '../../../../src/games/westeros/rules/corrections'
import type { Bids, State } from '../../../../src/games/westeros/model/state'
import { units, worth } from '../../../../src/games/westeros/model/units'
import { board, happened, play, power, resolve, revealed, seeded, type Given, type Played } from './board'

const give = (state: State, bids: Bids): Played => revealed(state, bids, revealContributions)
const name = (state: State, by: HouseId, house: HouseId): Played =>
  play(state, (transaction) => nameTied(transaction, { do: 'nameTied', by, house }, new Set()))
const take = (state: State, house: HouseId, card?: string): Played =>
  play(state, (transaction) => takeBack(transaction, { do: 'takeBack', house, ...(card === undefined ? {} : { card }) }, new Set()))
const lose = (state: State, house: HouseId, remove: UnitsByArea, ...waived: Code[]): Played =>
  play(state, (transaction) => removeLosses(transaction, { do: 'removeUnits', house, remove }, new Set(waived)))
const attack = (given: Given): State => resolve(given, 'wildling-attack').state
const first = (house: HouseId): NonNullable<Given['tracks']> => ({
  ironThrone: [house, ...(['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'] as const).filter((other) => other !== house)],
})

describe('R6: the count', () => {
  test('E21: nobody gives anything to stop a threat of nothing; the holder names who takes a card back', () => {
    const state = attack({
      playing: ['stark', 'lannister', 'baratheon'],
      tracks: { ironThrone: ['stark', 'lannister', 'baratheon'] },
      houses: { stark: { power: 2 }, lannister: { power: 0 }, baratheon: { power: 3, used: ['stannis-baratheon', 'renly-baratheon'] } },
    })
    expect(state.ballot).toMatchObject({ id: 'r4/wildlings#0', kind: 'contribution', roles: ['stark', 'baratheon'] })
    const open = give(state, {})
    expect(open.state.stage).toMatchObject({ at: 'wildlingTie', which: 'highest', tied: ['stark', 'lannister', 'baratheon'] })
    expect(name(open.state, 'baratheon', 'baratheon').refused).toBe('NOT_DECIDER')
    const named = name(open.state, 'stark', 'baratheon')
    expect(happened(named, 'wildlingsAttacked')[0]).toMatchObject({
      threat: 0,
      watch: 0,
      winner: 'watch',
      highest: 'baratheon',
      decider: 'stark',
    })
    expect(named.state.stage).toMatchObject({ at: 'reward', house: 'baratheon' })
    expect(named.state.threat).toBe(0)
    expect(available(named.state, 'baratheon')).toBe(3)
  })
  test('a correction of the threat during a tie compares the contributions again', () => {
    const open = give(attack({ threat: 6 }), { stark: 2, greyjoy: 2, lannister: 1, baratheon: 1 })
    const turned = { 1: 'supply', 2: 'clash-of-kings', 3: 'wildling-attack' } as const
    const set = (threat: number) =>
      play({ ...open.state, turned }, (transaction) =>
        correct(transaction, { do: 'correct', changes: [{ set: 'threat', threat }] }, new Set()),
      )
    // Tyrell has contributed nothing, so with the higher threat no tie is left.
    expect(happened(set(8), 'wildlingsAttacked')[0]).toMatchObject({ threat: 8, watch: 6, winner: 'wildlings', lowest: 'tyrell' })
    expect(set(4).state.stage).toEqual(open.state.stage)
  })
  test('E22: equal is enough', () => {
    const open = give(attack({ threat: 6 }), { stark: 2, greyjoy: 2, lannister: 1, baratheon: 1 })
    expect(open.state.stage).toMatchObject({ at: 'wildlingTie', which: 'highest', tied: ['stark', 'greyjoy'] })
    expect(name(open.state, 'baratheon', 'lannister').refused).toBe('NOT_TIED')
  })
  test('E23: two zeros tie for the lowest, who owes four', () => {
    const state = attack({
      threat: 10,
      tracks: first('tyrell'),
      houses: power({ stark: 4, greyjoy: 3, lannister: 2, baratheon: 5, tyrell: 1 }),
    })
    const open = give(state, { stark: 4, greyjoy: 2, lannister: 2 })
    expect(open.state.stage).toMatchObject({ at: 'wildlingTie', which: 'lowest', tied: ['baratheon', 'tyrell'] })
    expect(available(open.state, 'stark')).toBe(4)
    expect(name(open.state, 'tyrell', 'baratheon').state.stage.at).toBe('orders')
    const done = name(withSomeUnits(open.state), 'tyrell', 'baratheon')
    expect(happened(done, 'wildlingsAttacked')[0]).toMatchObject({ watch: 8, winner: 'wildlings', lowest: 'baratheon', decider: 'tyrell' })
    expect(done.state.stage).toEqual({
      at: 'losses',
      deck: 3,
      queue: [
        { house: 'tyrell', owed: 2 },
        { house: 'baratheon', owed: 4 },
        { house: 'lannister', owed: 2 },
        { house: 'stark', owed: 2 },
        { house: 'greyjoy', owed: 2 },
      ],
    })
    expect(done.state.playing.map((house) => available(done.state, house))).toEqual([0, 1, 0, 5, 1])
    expect(done.state.threat).toBe(0)
  })
  test('E24: all equal and too few: exactly one owes four', () => {
    const open = give(withSomeUnits(attack({ threat: 8 })), { stark: 1, greyjoy: 1, lannister: 1, baratheon: 1, tyrell: 1 })
    const done = name(open.state, 'baratheon', 'greyjoy')
    expect(done.state.stage.at === 'losses' && done.state.stage.queue.map(({ owed }) => owed)).toEqual([2, 2, 2, 2, 4])
  })
  test('E27: a highest contributor without used cards gets nothing, and is not asked', () => {
    const done = give(attack({ threat: 2 }), { stark: 2, tyrell: 1 })
    expect(happened(done, 'wildlingsAttacked')[0]).toMatchObject({ highest: 'stark', winner: 'watch' })
    expect(done.state.stage.at).toBe('orders')
    expect(happened(done, 'cardTakenBack')).toEqual([])
  })
  test('E28: what was contributed is gone even when the attack is beaten', () => {
    const done = give(attack({ threat: 2 }), { stark: 3 })
    expect(available(done.state, 'stark')).toBe(2)
  })
  test('a contribution is bounded like a bid, by its own rule', () => {
    expect(give(attack({}), { stark: 6 }).refused).toBe('BID_EXCEEDS_AVAILABLE')
    const refused = play(attack({}), (transaction) => revealContributions(transaction, { stark: { choice: 0.5 } }))
    expect(refused.refused).toBe('BID_NOT_WHOLE')
  })
  test('houses run by the table give nothing, and may be the lowest', () => {
    const done = give(withSomeUnits(attack({ threat: 12, runByTable: ['greyjoy'] })), { stark: 1, tyrell: 1, lannister: 1, baratheon: 1 })
    expect(happened(done, 'wildlingsAttacked')[0]).toMatchObject({ lowest: 'greyjoy' })
  })
  test('with no power anywhere the count is made at once', () => {
    const none = power({ stark: 0, greyjoy: 0, lannister: 0, baratheon: 0, tyrell: 0 })
    expect(attack({ houses: none }).stage).toMatchObject({ at: 'wildlingTie', which: 'highest' })
    expect(attack({ houses: none, threat: 2 }).stage).toMatchObject({ at: 'wildlingTie', which: 'lowest' })
  })
  test('naming is offered among the tied only', () => {
    const { state } = give(attack({ threat: 6 }), { stark: 2, greyjoy: 2, lannister: 1, baratheon: 1 })
    const domain = wildlingTieDomain(state)
    expect(domain.steps({})).toEqual([{ house: 'stark' }, { house: 'greyjoy' }])
    expect(domain.finish({})).toMatchObject({ refusal: { code: 'NOT_TIED' } })
    expect(domain.take({}, { house: 'tyrell' })).toMatchObject({ refusal: { code: 'NOT_TIED' } })
    expect(domain.finish({ house: 'stark' })).toEqual({ ok: true, value: { do: 'nameTied', by: 'baratheon', house: 'stark' } })
    expect(domain.sample(seeded(1))?.do).toBe('nameTied')
  })
})

/** Returns the state with one more footman in the home area of each house. */
const withSomeUnits = (state: State): State => {
  const { areas } = board({
    units: {
      stark: { winterfell: { footman: 2 } },
      greyjoy: { pyke: { footman: 2 } },
      lannister: { lannisport: { footman: 2 } },
      baratheon: { dragonstone: { footman: 2 } },
      tyrell: { highgarden: { footman: 2 } },
    },
  })
  return { ...state, areas }
}

describe('R6.7: the reward', () => {
  const beaten = (given: Given = {}) =>
    give(attack({ threat: 2, houses: { stark: { used: ['robb-stark', 'eddard-stark'] } }, ...given }), { stark: 2 })

  test('one used card comes back, or none', () => {
    const { state } = beaten()
    expect(take(state, 'tyrell').refused).toBe('NOT_YOUR_TURN')
    expect(take(state, 'stark', 'catelyn-stark').refused).toBe('CARD_NOT_USED')
    expect(take(state, 'stark', 'robb-stark').state.houses.stark?.used).toEqual(['eddard-stark'])
    expect(happened(take(state, 'stark'), 'cardTakenBack')).toEqual([{ e: 'cardTakenBack', house: 'stark', why: 'wildlings' }])
    expect(take(state, 'stark').state).toMatchObject({
      stage: { at: 'orders' },
      houses: { stark: { used: ['robb-stark', 'eddard-stark'] } },
    })
  })
  test('the question offers the used cards and nothing', () => {
    const domain = rewardDomain(beaten().state, 'stark')
    expect(domain.steps({})).toEqual([{ card: 'robb-stark' }, { card: 'eddard-stark' }])
    expect(domain.steps({ card: 'robb-stark' })).toEqual([{}, { card: 'eddard-stark' }])
    expect(domain.take({}, { card: 'roose-bolton' })).toMatchObject({ refusal: { code: 'CARD_NOT_USED' } })
    expect(domain.finish({})).toEqual({ ok: true, value: { do: 'takeBack', house: 'stark' } })
    const random = seeded(4)
    for (let n = 0; n < 30; n++) {
      const move = domain.sample(random)
      if (move?.do !== 'takeBack') throw new Error('no sample')
      expect(take(beaten().state, 'stark', move.card).refused).toBeUndefined()
    }
  })
  test('where cards are not tracked the table is reminded, and nothing is asked', () => {
    const done = give(attack({ threat: 2, tracking: { cards: 'none' } }), { stark: 2 })
    expect(happened(done, 'cardTakenBack')).toEqual([{ e: 'cardTakenBack', house: 'stark', why: 'wildlings' }])
    expect(done.state.stage.at).toBe('orders')
  })
  test('cards that a correction has taken from the app’s sight cannot be named', () => {
    const { state } = beaten()
    const corrected: State = { ...state, houses: { ...state.houses, stark: { seat: 'stark', supply: 3 } } }
    expect(take(corrected, 'stark', 'robb-stark').refused).toBe('NOT_TRACKED')
    expect(take(corrected, 'stark').refused).toBeUndefined()
  })
})

/** Returns a state in which one house must lose units. */
const owing = (owed: number, pieces: Readonly<Record<string, Partial<Units>>>, given: Given = {}): State =>
  board({
    units: { stark: pieces },
    turned: { 3: 'wildling-attack' },
    stage: { at: 'losses', deck: 3, queue: [{ house: 'stark', owed }] },
    ...given,
  })

describe('R6.8, R6.9: the losses', () => {
  test('D7: one knight is worth two', () => {
    expect(lose(owing(2, { winterfell: { knight: 1, footman: 2 } }), 'stark', { winterfell: units({ knight: 1 }) }).refused).toBeUndefined()
    expect(
      lose(owing(4, { winterfell: { knight: 1, footman: 2 } }), 'stark', { winterfell: units({ knight: 1, footman: 2 }) }).refused,
    ).toBeUndefined()
  })
  test('E25: who owes more than he has loses everything', () => {
    const state = owing(4, { winterfell: { footman: 1, knight: 1 } })
    expect(lose(state, 'stark', { winterfell: units({ knight: 1 }) }).refused).toBe('REMOVAL_INSUFFICIENT')
    const done = lose(state, 'stark', { winterfell: units({ footman: 1, knight: 1 }) })
    expect(done.refused).toBeUndefined()
    expect(onBoard(done.state, 'stark')).toEqual(units({}))
    expect(done.state.stage.at).toBe('orders')
  })
  test('E26: two knights are one too many', () => {
    const state = owing(2, { winterfell: { knight: 3 } })
    expect(lossesObjection(state, { house: 'stark', remove: { winterfell: units({ knight: 2 }) } })).toMatchObject({
      code: 'REMOVAL_NOT_NEEDED',
      rule: 'R6.9',
      params: { needed: 2, removed: 4 },
    })
    expect(lose(state, 'stark', { winterfell: units({ knight: 1 }) }).refused).toBeUndefined()
  })
  test('units come from anywhere, whole areas may be emptied, no token stays (R12.5)', () => {
    const state = owing(2, { karhold: { footman: 1 }, 'narrow-sea': { ship: 1 } })
    const done = lose(state, 'stark', { karhold: units({ footman: 1 }), 'narrow-sea': units({ ship: 1 }) })
    expect(done.state.areas.karhold).toEqual({})
    expect(controller(done.state, 'karhold')).toBeUndefined()
    expect(lose(state, 'stark', { karhold: units({ footman: 2 }) }).refused).toBe('NO_SUCH_UNIT')
    expect(lose(state, 'tyrell', {}).refused).toBe('NOT_YOUR_TURN')
  })
  test('a table may agree on less or more', () => {
    const state = owing(2, { winterfell: { knight: 3 } })
    expect(lose(state, 'stark', {}, 'REMOVAL_INSUFFICIENT').refused).toBeUndefined()
    expect(lose(state, 'stark', { winterfell: units({ knight: 2 }) }, 'REMOVAL_NOT_NEEDED').refused).toBeUndefined()
  })
  test('a house without units is not asked; one that lost them to a correction answers with nothing', () => {
    expect(lose(owing(2, {}), 'stark', {}).state.stage.at).toBe('orders')
    const queue = [
      { house: 'tyrell', owed: 2 },
      { house: 'greyjoy', owed: 2 },
      { house: 'stark', owed: 2 },
    ] as const
    const state = owing(
      2,
      { winterfell: { footman: 2 } },
      { units: { tyrell: { highgarden: { footman: 2 } }, stark: { winterfell: { footman: 2 } } } },
    )
    const done = lose({ ...state, stage: { at: 'losses', deck: 3, queue } }, 'tyrell', { highgarden: units({ footman: 2 }) })
    expect(done.state.stage).toMatchObject({ queue: [{ house: 'stark', owed: 2 }] })
  })
  test('a home that falls back to its house may end the game at once (A13)', () => {
    const tokens = Object.fromEntries(
      ['moat-cailin', 'white-harbor', 'flints-finger', 'seagard', 'eyrie', 'riverrun'].map((area) => [area, 'tyrell'] as const),
    )
    const state = owing(2, { highgarden: { footman: 2 } }, { tokens })
    const done = lose(state, 'stark', { highgarden: units({ footman: 2 }) })
    expect(happened(done, 'gameEnded')[0]?.outcome).toMatchObject({ how: 'sudden', winners: ['tyrell'] })
    expect(done.state.stage.at).toBe('over')
  })
  test('where units are not tracked sizes are told or skipped', () => {
    const state = owing(2, {}, { tracking: { units: false } })
    const done = lose(state, 'stark', {})
    expect(happened(done, 'armiesTold')).toEqual([{ e: 'armiesTold', house: 'stark', why: 'wildlings' }])
    expect(lose(state, 'stark', { winterfell: units({ footman: 1 }) }).refused).toBe('NOT_TRACKED')
    const random = seeded(8)
    for (let n = 0; n < 40; n++) {
      const move = lossesDomain(state, 'stark').sample(random)
      if (move?.do !== 'removeUnits') throw new Error('no sample')
      expect(play(state, (transaction) => removeLosses(transaction, move, new Set())).refused).toBeUndefined()
    }
  })
  test('I28: the value needed is what is owed or all there is; other values of a box leave no dead end', () => {
    const values = units({ footman: 1, knight: 2, ship: 1 })
    for (let footman = 0; footman <= 4; footman++)
      for (let knight = 0; knight <= 4; knight++)
        for (const owed of [2, 4]) {
          const pieces = units({ footman, knight })
          expect(neededValue(pieces, values, owed)).toBe(Math.min(owed, worth(pieces, values)))
          expect(waysToPay(pieces, values, neededValue(pieces, values, owed)).length).toBeGreaterThan(0)
        }
    expect(neededValue(units({ knight: 2 }), units({ footman: 1, knight: 3, ship: 1 }), 2)).toBe(3)
  })

  test('a forged position with fewer pieces than none has an answer, and does not hold the app up for ever', () => {
    const values = units({ footman: 1, knight: 2, ship: 1 })
    expect(neededValue({ footman: 0, knight: 0, ship: -2 }, values, 2)).toBe(-2)
    expect(neededValue({ footman: 3, knight: 0, ship: -2 }, values, 2)).toBe(1)
  })
  test('only units that leave the exact value within reach are offered', () => {
    const domain = lossesDomain(owing(2, { winterfell: { knight: 2, footman: 1 } }), 'stark')
    expect(domain.steps(domain.empty)).toEqual([{ area: 'winterfell', unit: 'knight' }])
    expect(domain.take(domain.empty, { area: 'winterfell', unit: 'footman' })).toMatchObject({
      refusal: { code: 'REMOVAL_NOT_NEEDED', rule: 'R6.9' },
    })
    expect(domain.finish(domain.empty)).toMatchObject({ refusal: { code: 'REMOVAL_INSUFFICIENT' } })
  })
  test('every sample and every path of steps is accepted', () => {
    const random = seeded(9)
    const some = (kinds: readonly (keyof Units)[], most: number) =>
      Object.fromEntries(kinds.map((kind) => [kind, Math.floor(random() * most)]))
    for (let n = 0; n < 300; n++) {
      const pieces = {
        winterfell: some(['footman', 'knight'], 3),
        karhold: some(['footman', 'knight'], 3),
        'narrow-sea': some(['ship'], 3),
      }
      const state = owing(
        random() < 0.5 ? 2 : 4,
        Object.fromEntries(Object.entries(pieces).filter(([, of]) => Object.values(of).some((count) => count > 0))),
      )
      const domain = lossesDomain(state, 'stark')
      const move = domain.sample(random)
      if (move?.do !== 'removeUnits') throw new Error('no sample')
      expect(play(state, (transaction) => removeLosses(transaction, move, new Set())).refused).toBeUndefined()
      let draft = domain.empty
      for (;;) {
        const further = domain.steps(draft).filter((step) => !('back' in step))
        const step = further[Math.floor(random() * further.length)]
        if (step === undefined) break
        const next = domain.take(draft, step)
        if (!next.ok) throw new Error(`refused: ${next.refusal.code}`)
        draft = next.value
      }
      expect(domain.finish(draft).ok).toBe(true)
    }
  })
})
