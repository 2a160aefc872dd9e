import { describe, expect, test } from 'vitest'
import type { HouseId, Units } from '../../../../src/games/westeros/box/box'
import { calculate, tellBattle } from '../../../../src/games/westeros/rules/calculator'
import { countOf, resultOf, strength, type Engagement, type Force } from '../../../../src/games/westeros/rules/strength'
import type { Modifier } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { NOTHING_WAIVED } from '../../../../src/games/westeros/model/refusals'
import { after, attack, battleOf, blade, call, cards, figures, step } from './battlefield'
import { board, happened, play, type Given } from './board'

const force = (house: HouseId, standing: Partial<Units>, more: Partial<Force> = {}): Force => ({
  house,
  standing: units(standing),
  routed: units({}),
  order: 0,
  supports: [],
  blade: false,
  ...more,
})
const card = (strengthOf: number, swords = 0, fortifications = 0) => ({ card: { strength: strengthOf, swords, fortifications } })
const engagement = (attacker: Force, defender: Force, modifiers: readonly Modifier[] = []): Engagement => ({
  attacker,
  defender,
  modifiers,
})
const fiefdoms = (...houses: HouseId[]): Given => ({
  tracks: {
    fiefdoms: [
      ...houses,
      ...(['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell'] as const).filter((house) => !houses.includes(house)),
    ],
  },
})

describe('R14.3–R14.9: what counts', () => {
  test('D13: two knights and a footman attack with 5; a knight and a footman support with 3', () => {
    const attacker = force('stark', { knight: 2, footman: 1 })
    const defender = force('lannister', {}, { supports: [{ units: units({ knight: 1, footman: 1 }), special: false }] })
    const both = engagement(attacker, defender)
    expect(countOf(board(), both, 'attacker')).toEqual({
      addends: [
        { what: 'units', unit: 'footman', number: 1, amount: 1 },
        { what: 'units', unit: 'knight', number: 2, amount: 4 },
      ],
      total: 5,
    })
    expect(countOf(board(), both, 'defender').total).toBe(3)
  })
  test('E52: under Rains of Autumn supporting footmen count nothing, fighting ones do', () => {
    const state = board({ ...fiefdoms('tyrell', 'stark'), turned: { 3: 'rains-of-autumn*' } })
    const support = { units: units({ footman: 2, knight: 1 }), special: true }
    const both = engagement(
      force('tyrell', { footman: 2 }, { supports: [support], ...card(0) }),
      force('stark', { footman: 1 }, card(3, 0, 2)),
    )
    expect(calculate(state, both)).toMatchObject({
      attacker: { total: 5 },
      defender: { total: 4 },
      result: { winner: 'attacker', casualties: 0 },
      toRetreat: 1,
    })
  })
  test('a March of −1 weighs in, a total may fall below zero (A44)', () => {
    const both = engagement(force('stark', {}, { order: -1, ...card(0) }), force('lannister', {}, card(0)))
    expect(resultOf(board(), both)).toMatchObject({ attacker: -1, defender: 0, winner: 'defender', decidedBy: 'strength' })
  })
  test('the Blade adds 1', () => {
    const both = engagement(force('stark', { footman: 1 }, { blade: true }), force('lannister', {}))
    expect(countOf(board(), both, 'attacker').addends.at(-1)).toEqual({ what: 'blade', amount: 1 })
  })
})

describe('R14.16–R14.19: the result', () => {
  test('E51: equal totals go to the house higher on the Fiefdoms track', () => {
    const state = board(fiefdoms('greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'))
    const both = engagement(
      force('stark', { knight: 2, footman: 1 }, { order: -1, ...card(2, 1) }),
      force('baratheon', { knight: 1, footman: 1 }, { order: 1, ...card(2) }),
    )
    expect(calculate(state, both)).toMatchObject({
      result: { attacker: 6, defender: 6, winner: 'attacker', decidedBy: 'fiefdoms', casualties: 1 },
      toRetreat: 1,
    })
  })
  test('D15: swords of the winner against fortifications of the loser', () => {
    const state = board(fiefdoms('tyrell', 'lannister'))
    const won = engagement(force('lannister', { knight: 2 }, card(3, 2)), force('tyrell', { footman: 2 }, card(1, 0, 1)))
    expect(calculate(state, won)).toMatchObject({ result: { attacker: 7, defender: 3, casualties: 1 }, toRetreat: 1 })
    const lost = engagement(force('lannister', { footman: 1 }, { order: -1, ...card(3, 2) }), force('tyrell', { knight: 2 }, card(1, 0, 1)))
    expect(calculate(state, lost)).toMatchObject({ result: { attacker: 3, defender: 5, winner: 'defender', casualties: 0 }, toRetreat: 1 })
  })
  test('E54, E55: at most all standing units, never below zero', () => {
    const all = engagement(force('stark', { knight: 4 }, card(3, 3)), force('lannister', { footman: 2 }, card(0)))
    expect(calculate(board(), all)).toMatchObject({ result: { casualties: 2 }, toRetreat: 0 })
    const none = engagement(force('stark', { knight: 4 }, card(3, 1)), force('lannister', { footman: 2 }, card(0, 0, 2)))
    expect(calculate(board(), none)).toMatchObject({ result: { casualties: 0 }, toRetreat: 2 })
  })
  test('D16, E56: routed units neither count nor fall, and cannot retreat again', () => {
    const state = board(fiefdoms('tyrell', 'baratheon'))
    const kingswood = engagement(
      force('baratheon', { knight: 2 }, card(1)),
      force('tyrell', { footman: 1 }, { routed: units({ knight: 1 }), ...card(1) }),
    )
    expect(calculate(state, kingswood)).toMatchObject({
      result: { attacker: 5, defender: 2, casualties: 0 },
      toRetreat: 1,
      routedDestroyed: 1,
    })
    const three = engagement(
      force('greyjoy', { knight: 2 }, card(3, 2)),
      force('lannister', { footman: 1 }, { routed: units({ footman: 2 }), ...card(1) }),
    )
    expect(calculate(board(), three)).toMatchObject({
      result: { attacker: 7, defender: 2, casualties: 1 },
      toRetreat: 0,
      routedDestroyed: 2,
    })
  })
  test('E57: one footman with March −1 against routed units only goes by the Fiefdoms track', () => {
    const both = engagement(
      force('stark', { footman: 1 }, { order: -1, ...card(1) }),
      force('lannister', {}, { routed: units({ knight: 2 }), ...card(1) }),
    )
    expect(resultOf(board(fiefdoms('stark')), both)).toMatchObject({ winner: 'attacker', decidedBy: 'fiefdoms', casualties: 0 })
    expect(resultOf(board(fiefdoms('lannister')), both)).toMatchObject({ winner: 'defender', decidedBy: 'fiefdoms' })
  })
})

describe('the open battle is counted by the same rules', () => {
  const blackwater: Given = {
    ...fiefdoms('greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister'),
    tracking: { orders: 'app' },
    units: {
      tyrell: { 'kings-landing': { knight: 1 } },
      lannister: { blackwater: { footman: 1 }, 'stoney-sept': { footman: 1, knight: 1 } },
      baratheon: { harrenhal: { knight: 1 } },
    },
    areas: {
      blackwater: { order: { house: 'lannister', order: 'march-minus-1' } },
      'kings-landing': { order: { house: 'tyrell', order: 'support' } },
      'stoney-sept': { order: { house: 'lannister', order: 'support' } },
      harrenhal: { order: { house: 'baratheon', order: 'support' } },
    },
  }
  const assault = { house: 'tyrell', from: 'reach', area: 'blackwater', units: { knight: 2 }, march: 'march-plus-1' } as const

  test('D14: announced 7 against 6, 8 against 7 with the cards', () => {
    const called = after(
      attack(blackwater, assault),
      call([
        { area: 'harrenhal', for: 'defender' },
        { area: 'stoney-sept', for: 'defender' },
        { area: 'kings-landing', for: 'attacker' },
      ]),
    )
    expect(called.refused).toBeUndefined()
    const { attacker, defender } = strength(called.state, battleOf(called))
    expect([attacker.total, defender.total]).toEqual([7, 6])
    expect(attacker.addends.map(({ what }) => what)).toEqual(['units', 'march', 'support'])
    expect(defender.addends).toContainEqual({ what: 'support', amount: 2, area: 'harrenhal', house: 'baratheon' })
    const over = after(called, cards('house-tyrell-captain', 'tyrion-lannister'))
    expect(happened(over, 'battleDecided')).toMatchObject([
      { result: { attacker: 8, defender: 8, winner: 'attacker', decidedBy: 'fiefdoms', casualties: 0 } },
    ])
  })
  test('a declined offer and an order for nobody add nothing', () => {
    const called = after(
      attack(blackwater, assault),
      call([
        { area: 'harrenhal', for: 'defender', declined: true },
        { area: 'kings-landing', for: 'none' },
      ]),
    )
    const { attacker, defender } = strength(called.state, battleOf(called))
    expect([attacker.total, defender.total]).toEqual([5, 1])
  })
  test('the holder of the Blade may add 1, once a round', () => {
    const given = { ...blackwater, ...fiefdoms('tyrell') }
    const revealed = after(attack(given, assault), call(), cards('house-tyrell-captain', 'tyrion-lannister'))
    expect(step(revealed)).toBe('blade')
    const used = after(revealed, blade('tyrell', true))
    expect(happened(used, 'battleDecided')[0]?.result).toMatchObject({ attacker: 7, defender: 3 })
    expect(used.state.bladeUsed).toBe(true)
    const kept = after(revealed, blade('tyrell', false))
    expect(happened(kept, 'battleDecided')[0]?.result).toMatchObject({ attacker: 6, defender: 3 })
    expect(kept.state.bladeUsed).toBe(false)
  })
  test('figures alone are enough where cards are not tracked', () => {
    const fought = after(
      attack({ ...blackwater, tracking: { orders: 'app', cards: 'none' } }, assault),
      call(),
      figures([2, 1, 0], [0, 0, 0]),
    )
    expect(happened(fought, 'battleDecided')[0]?.result).toMatchObject({ attacker: 7, defender: 1, casualties: 1 })
  })
})

describe('a battle fought by a table that does not track units', () => {
  const light = { tracking: { units: false, cards: 'table' } } as const
  const tell = (given: Given, ...[played, bladeOf]: [readonly string[], HouseId?]) =>
    play(board(given), (transaction) =>
      tellBattle(transaction, { do: 'tellBattle', cards: played, ...(bladeOf === undefined ? {} : { blade: bladeOf }) }, NOTHING_WAIVED),
    )

  test('uses up one card of each side and the Blade', () => {
    const reported = tell(light, ['robb-stark', 'tywin-lannister'], 'greyjoy')
    expect(reported.refused).toBeUndefined()
    expect(reported.state.houses.stark?.used).toEqual(['robb-stark'])
    expect(reported.state.bladeUsed).toBe(true)
    expect(tell(light, []).refused).toBeUndefined()
  })
  test('the seventh card brings the six others back', () => {
    const six = ['robb-stark', 'greatjon-umber', 'eddard-stark', 'catelyn-stark', 'maester-luwin', 'ser-rodrick-cassel']
    const reported = tell({ ...light, houses: { stark: { used: six } } }, ['house-mormont-lord', 'tywin-lannister'])
    expect(reported.state.houses.stark?.used).toEqual([])
  })
  test('what cannot be', () => {
    expect(tell({}, []).refused).toBe('NOT_TRACKED')
    expect(tell({ ...light, houses: { stark: { used: ['robb-stark'] } } }, ['robb-stark']).refused).toBe('CARD_NOT_IN_HAND')
    expect(tell({ ...light, playing: ['stark', 'lannister', 'baratheon'] }, ['asha-greyjoy']).refused).toBe('CARD_NOT_IN_HAND')
    expect(tell(light, ['robb-stark', 'eddard-stark']).refused).toBe('WRONG_NUMBER')
    expect(tell(light, [], 'stark').refused).toBe('NOT_BLADE_HOLDER')
  })
})
