import { describe, expect, test } from 'vitest'
import type { HouseId, OrderId } from '../../../../src/games/westeros/box/box'
import { fields } from '../../../../src/games/westeros/fields'
import type { Event } from '../../../../src/games/westeros/model/events'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import type { Change } from '../../../../src/games/westeros/model/moves'
import { ordersOf } from '../../../../src/games/westeros/model/position'
import { disagreements } from '../../../../src/games/westeros/invariants/agreement'
import { courseBreaches } from '../../../../src/games/westeros/invariants/invariants'
import { COUNT_INVARIANTS, countBreaches, type Breach } from '../../../../src/games/westeros/invariants/count'
import { courseBreachesBetween } from '../../../../src/games/westeros/invariants/transitions'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import type { Battle, BattleResult, Stage, State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { accepted, begun, castleTokens, correct, laidOut } from './opening'

const named = (breaches: readonly Breach[]) => [...new Set(breaches.map(({ invariant }) => invariant))]
const put = (area: string, house: HouseId, kinds: Parameters<typeof units>[0]): Change => ({
  set: 'units',
  area,
  house,
  standing: units(kinds),
})
const round4: Change = { set: 'round', round: 4 }
const marching = begun({ tracking: PRESETS.referee, changes: [round4, { set: 'stage', at: 'marches' }] })
const full = begun({ tracking: PRESETS.full, changes: [round4, { set: 'stage', at: 'power' }] })
const at = (state: State, stage: Stage): State => ({ ...state, stage })
const garrison = (house: HouseId, standing: Parameters<typeof units>[0], routed: Parameters<typeof units>[0] = {}) => ({
  garrison: { house, standing: units(standing), routed: units(routed) },
})
const withArea = (state: State, area: string, there: State['areas'][string]): State => ({
  ...state,
  areas: { ...state.areas, [area]: there },
})

const result: BattleResult = { attacker: 5, defender: 2, winner: 'attacker', decidedBy: 'strength', casualties: 1 }
const battle: Battle = {
  area: 'white-harbor',
  attacker: 'greyjoy',
  defender: 'stark',
  from: 'moat-cailin',
  march: 'march-0',
  attackers: units({ knight: 1 }),
  step: 'casualties',
  supports: [],
  pending: [],
  modifiers: [],
  cards: { attacker: { card: 'euron-crows-eye' }, defender: { card: 'ser-rodrick-cassel' } },
  result,
}
const fighting: State = { ...marching, stage: { at: 'battle', last: 'greyjoy' }, battle }

describe('a sound position', () => {
  test('breaks nothing', () => {
    for (const state of [laidOut(), laidOut({ players: 3 }), laidOut({ tracking: PRESETS.light }), marching, full, fighting]) {
      expect(countBreaches(state)).toEqual([])
      expect(courseBreaches(state)).toEqual([])
    }
    expect(COUNT_INVARIANTS).toHaveLength(18)
  })

  test('E45: a march of nobody puts its order back into the stock (I29)', () => {
    const order: Change = { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' }
    const ordered = correct(full, order, { set: 'stage', at: 'marches' }).state
    expect(ordersOf(ordered, 'stark')).toHaveLength(1)
    const after = accepted(ordered, { do: 'march', house: 'stark', from: 'winterfell', moves: [], leaveToken: false })
    expect(ordersOf(after, 'stark')).toEqual([])
    expect(after.areas['winterfell']?.garrison).toEqual(ordered.areas['winterfell']?.garrison)
  })
})

describe('the count', () => {
  test.each<[string, State]>([
    ['I1', { ...marching, houses: { ...marching.houses, stark: { seat: 's', supply: 1, power: -1, used: [] } } }],
    ['I1', { ...marching, houses: { ...marching.houses, stark: { seat: 's', supply: 1, power: 2.5, used: [] } } }],
    ['I1', { ...marching, tracking: { ...marching.tracking, power: false } }],
    ['I2', withArea(marching, 'narrow-sea', { token: 'stark' })],
    ['I2', withArea(begun({ players: 3 }), 'oldtown', { token: 'tyrell' })],
    ['I7', withArea(marching, 'oldtown', garrison('stark', { knight: 4 }))],
    ['I7', withArea(marching, 'oldtown', garrison('stark', { footman: -1 }))],
    ['I7', withArea(marching, 'oldtown', garrison('stark', {}))],
    ['I7', withArea(begun({ tracking: PRESETS.light }), 'oldtown', garrison('stark', { footman: 1 }))],
    ['I8', withArea(marching, 'oldtown', garrison('stark', {}, { ship: 1 }))],
    ['I9', { ...fighting, battle: { ...battle, defender: 'tyrell' } }],
    ['I9', { ...fighting, battle: { ...battle, attacker: 'stark' } }],
    ['I13', withArea(marching, 'the north', garrison('stark', { footman: 1 }))],
    ['I13', withArea(marching, 'eyrie', { ...marching.areas['eyrie'], ...garrison('stark', { footman: 1 }) })],
    ['I19', { ...marching, tracks: { ...marching.tracks, kingsCourt: ['stark', 'tyrell'] } }],
    ['I23', { ...marching, decks: { ...marching.decks, 3: { ...marching.decks[3], unseen: [] } } }],
    ['I29', withArea(marching, 'winterfell', { ...marching.areas['winterfell'], order: { house: 'stark', order: 'raid' } })],
    ['I37', { ...marching, houses: { ...marching.houses, stark: { seat: 's', supply: 1, power: 5 } } }],
    ['I43', withArea(marching, 'oldtown', { holder: 'stark' })],
    ['I43', withArea(begun({ tracking: PRESETS.light }), 'narrow-sea', { holder: 'stark' })],
    ['I45', { ...marching, round: 11 }],
    ['I45', at(begun(), { at: 'card', deck: 1 })],
  ])('%s', (invariant, state) => {
    expect(named(countBreaches(state))).toContain(invariant)
  })

  test('I37: between battles a house holds a card; with both cards turned up it may have used the last', () => {
    const all = Object.values(marching.box.cards).flatMap((card) => (card.house === 'stark' ? [card.id] : []))
    const used = (state: State): State => ({ ...state, houses: { ...state.houses, stark: { seat: 's', supply: 1, power: 5, used: all } } })
    expect(named(countBreaches(used(marching)))).toEqual(['I37'])
    expect(countBreaches(used(fighting))).toEqual([])
  })
})

describe('the course of play, seen from one position', () => {
  const order =
    (area: string, name: OrderId, house: HouseId = 'stark') =>
    (state: State) =>
      withArea(state, area, { ...state.areas[area], order: { house, order: name } })
  const stormy: State = { ...full, turned: { 1: 'supply', 2: 'clash-of-kings', 3: 'sea-of-storms*' } }
  test.each<[string, State]>([
    ['I3', withArea(marching, 'winterfell', { ...marching.areas['winterfell'], token: 'tyrell' })],
    ['I10', at(marching, { at: 'battle', last: 'stark' })],
    ['I12', withArea(full, 'oldtown', garrison('stark', {}, { footman: 1 }))],
    ['I15', { ...marching, houses: { ...marching.houses, stark: { seat: 's', supply: 7, power: 5, used: [] } } }],
    ['I16', withArea(marching, 'oldtown', garrison('stark', { footman: 4 }))],
    ['I20', { ...marching, holders: { ...marching.holders, fiefdoms: 'stark' } }],
    ['I24', { ...marching, decks: { ...marching.decks, 1: { ...marching.decks[1], faceUp: 'supply' } } }],
    ['I24', at(marching, { at: 'card', deck: 1 })],
    ['I26', { ...marching, threat: 3 }],
    ['I31', order('shivering-sea', 'consolidate-power')(full)],
    ['I32', order('pyke', 'defense-2', 'greyjoy')(full)],
    ['I33', order('winterfell', 'raid')(at(stormy, { at: 'raids' }))],
    ['I35', order('winterfell', 'march-0')(full)],
    ['I35', order('winterfell', 'raid')(at(full, { at: 'marches' }))],
    ['I35', order('winterfell', 'support-plus-1')(at(full, { at: 'draw' }))],
    ['I46', fields.apply(marching, castleTokens('stark', 5))],
  ])('%s', (invariant, state) => {
    expect(named(courseBreaches(state))).toContain(invariant)
  })

  test('a house that owes a removal may be over its limit, and nobody else', () => {
    const over = withArea(marching, 'oldtown', garrison('stark', { footman: 4 }))
    expect(named(courseBreaches(at(over, { at: 'supply', deck: 1, queue: ['stark'] })))).not.toContain('I16')
    expect(named(courseBreaches(at(over, { at: 'supply', deck: 1, queue: ['tyrell'] })))).toContain('I16')
  })

  test('attackers count in the embattled area', () => {
    expect(named(courseBreaches({ ...fighting, battle: { ...battle, attackers: units({ knight: 4 }) } }))).toContain('I16')
  })
})

describe('the course of play, from one position to the next', () => {
  const between = (before: State, ...events: readonly Event[]) =>
    named(courseBreachesBetween(before, events, events.reduce<State>(evolve, before)))
  const none = { footman: 0, knight: 0, ship: 0 }
  const losses = at(marching, { at: 'losses', deck: 3, queue: [{ house: 'stark', owed: 2 }] })
  const drawing = begun({ changes: [round4] })
  const cards = { 1: 'supply', 2: 'clash-of-kings', 3: 'wildling-attack' } as const
  const turned = { 1: ['supply'], 2: ['clash-of-kings'], 3: ['wildling-attack'] } as const
  const turnedUp = (changed: Partial<Extract<Event, { e: 'cardsTurnedUp' }>> = {}): Event => {
    const drawn = accepted(drawing, { do: 'draw', how: 'table', turned })
    return {
      e: 'cardsTurnedUp',
      how: 'table',
      turned,
      faceUp: cards,
      decks: drawn.decks,
      mammoths: 0,
      threat: 0,
      labels: {},
      ...changed,
    }
  }

  test('what the rules do breaks nothing', () => {
    expect(between(drawing, turnedUp())).toEqual([])
    expect(between(marching, { e: 'powerGained', house: 'stark', amount: 2, due: 2, why: 'gameOfThrones' })).toEqual([])
    expect(between(marching, { e: 'paid', why: 'bid', amounts: { stark: 3 } })).toEqual([])
    expect(between(marching, { e: 'supplySet', house: 'tyrell', barrels: 3, level: 3 })).toEqual([])
    expect(between(marching, { e: 'mustered', house: 'stark', steps: [{ at: 'winterfell', what: 'upgrade' }] })).toEqual([])
    const knight = { winterfell: units({ knight: 1 }) }
    expect(between(losses, { e: 'unitsRemoved', house: 'stark', why: 'wildlings', units: knight })).toEqual([])
    expect(between(fighting, { e: 'casualtiesTaken', house: 'stark', side: 'defender', units: units({ footman: 1 }) })).toEqual([])
  })

  test.each<[string, State, readonly Event[]]>([
    ['I4', marching, [{ e: 'powerGained', house: 'stark', amount: 16, due: 16, why: 'gameOfThrones' }]],
    ['I4', marching, [{ e: 'paid', why: 'bid', amounts: { stark: -2 } }]],
    ['I6', marching, [{ e: 'paid', why: 'bid', amounts: { stark: 6 } }]],
    ['I17', marching, [{ e: 'supplySet', house: 'tyrell', barrels: 3, level: 4 }]],
    ['I18', marching, [{ e: 'unitsRemoved', house: 'stark', why: 'supply', units: { 'white-harbor': units({ footman: 1 }) } }]],
    ['I22', marching, [{ e: 'trackOrdered', track: 'fiefdoms', order: marching.tracks.fiefdoms, bids: { lannister: 3 } }]],
    ['I22', marching, [{ e: 'trackOrdered', track: 'fiefdoms', order: ['stark'], bids: {} }]],
    ['I25', drawing, [turnedUp({ decks: drawing.decks })]],
    ['I26', drawing, [turnedUp({ threat: 4 })]],
    ['I28', losses, [{ e: 'unitsRemoved', house: 'stark', why: 'wildlings', units: { winterfell: units({ footman: 1 }) } }]],
    ['I30', marching, [{ e: 'ordersRevealed', orders: { oldtown: { house: 'stark', order: 'raid' } } }]],
    ['I36', { ...marching, ravenUsed: true }, [{ e: 'ravenUsed', house: 'stark' }]],
    ['I36', { ...fighting, bladeUsed: true }, [{ e: 'bladeUsed', house: 'greyjoy' }]],
    ['I36', { ...marching, bladeUsed: true }, [{ e: 'battleTold', cards: [], blade: 'greyjoy' }]],
    ['I38', fighting, [{ e: 'casualtiesTaken', house: 'greyjoy', side: 'attacker', units: units({ knight: 1 }) }]],
    ['I38', fighting, [{ e: 'casualtiesTaken', house: 'stark', side: 'defender', units: units({ footman: 2 }) }]],
    ['I39', fighting, [{ e: 'battleEnded', area: 'white-harbor', winner: 'attacker', movedIn: none, tokenRemoved: false }]],
    ['I40', fighting, [{ e: 'retreated', house: 'stark', side: 'defender', units: units({ footman: 1 }), lost: none }]],
    ['I41', fighting, [{ e: 'supportCalled', supports: [{ area: 'oldtown', house: 'tyrell', for: 'attacker', special: false }] }]],
    ['I42', fighting, [{ e: 'battleDecided', result: { ...result, winner: 'defender' } }]],
    ['I47', at(marching, { at: 'over' }), [{ e: 'roundEnded', round: 4 }]],
  ])('%s', (invariant, before, events) => {
    expect(between(before, ...events)).toContain(invariant)
  })

  test('I14: a neutral force that has gone comes back only by hand', () => {
    const gone = withArea(marching, 'eyrie', {})
    expect(named(courseBreachesBetween(gone, [{ e: 'begun', state: gone }], gone))).toEqual([])
    expect(correct(gone, { set: 'neutral', area: 'eyrie', neutral: { strength: 6 } }).refusal).toBeUndefined()
  })

  test('I16: who is over the limit gets no further over it', () => {
    const over = withArea(marching, 'oldtown', garrison('stark', { footman: 4 }))
    const steps = [{ at: 'oldtown', what: 'footman' }] as const
    expect(between(over, { e: 'mustered', house: 'stark', steps })).toEqual(['I16'])
    expect(between(over, { e: 'mustered', house: 'stark', steps: [{ at: 'blackwater', what: 'footman' }] })).not.toContain('I16')
  })

  test('I21: the Iron Throne token moves only when its track is ordered', () => {
    const order: readonly HouseId[] = ['stark', 'baratheon', 'lannister', 'tyrell', 'greyjoy']
    const bids = { stark: 5, baratheon: 4, lannister: 3, tyrell: 2, greyjoy: 0 }
    expect(between(marching, { e: 'trackOrdered', track: 'ironThrone', order, bids })).toEqual([])
  })

  test('I27, I28: after an attack the threat is 0, and the lowest owes 4', () => {
    const attack: Event = { e: 'wildlingsAttacked', threat: 6, watch: 0, winner: 'wildlings', bids: {}, lowest: 'stark' }
    const owing = (...queue: readonly { readonly house: HouseId; readonly owed: number }[]): Event => ({
      e: 'moved',
      stage: { at: 'losses', deck: 3, queue },
    })
    expect(between({ ...marching, threat: 6 }, attack, owing({ house: 'stark', owed: 4 }, { house: 'tyrell', owed: 2 }))).toEqual([])
    expect(between(marching, attack, owing({ house: 'stark', owed: 2 }))).toEqual(['I28'])
    expect(between(marching, attack, turnedUp({ threat: 2 }))).toContain('I27')
  })

  test('entries by hand are free', () => {
    const changes: readonly Change[] = [
      { set: 'power', house: 'stark', available: 9 },
      { set: 'supply', house: 'stark', level: 5 },
    ]
    expect(between(marching, { e: 'corrected', changes, warnings: [] })).toEqual([])
    const wrong: Event = { e: 'supplySet', house: 'tyrell', barrels: 3, level: 5 }
    expect(between(marching, wrong)).toEqual(['I17'])
    expect(between(marching, { e: 'overruled', codes: ['BLADE_USED'] }, wrong)).toEqual([])
  })
})

describe('I49: full and light tracking', () => {
  test('agree on what both know, after one was made of the other', () => {
    for (const players of [3, 4, 5] as const) {
      const rich = begun({
        players,
        tracking: PRESETS.full,
        changes: [round4, ...castleTokens('stark', 2), put('blackwater', 'lannister', { footman: 2 }), { set: 'stage', at: 'power' }],
      })
      const light = correct(rich, { set: 'tracking', tracking: PRESETS.light }).state
      expect(disagreements(rich, light)).toEqual([])
    }
  })

  test('say where they do not', () => {
    const light = correct(marching, { set: 'tracking', tracking: { units: false } }).state
    const corrected = correct(light, { set: 'holder', area: 'oldtown', house: 'stark' }, { set: 'threat', threat: 2 }).state
    expect(disagreements(marching, corrected)).toEqual([
      { invariant: 'I49', params: { area: 'oldtown' } },
      { invariant: 'I49', params: { what: 'threat' } },
    ])
  })
})
