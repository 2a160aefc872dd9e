import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRINTED_BOX as box } from '../../../../src/games/westeros/box/printed'
import { decide } from '../../../../src/games/westeros/rules/decide'
import { domain, questions } from '../../../../src/games/westeros/prompts'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { parseChoice, parseSetup } from '../../../../src/games/westeros/parse/parse'
import { parseMove } from '../../../../src/games/westeros/rules/moves'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { units } from '../../../../src/games/westeros/model/units'
import { begun, setupOf } from './opening'

const malformed = (at: string) => ({ ok: false, refusal: { code: 'MALFORMED', rule: 'C1', params: { at } } })
const march: Move = {
  do: 'march',
  house: 'stark',
  from: 'winterfell',
  moves: [{ to: 'moat-cailin', units: units({ knight: 1 }) }],
  leaveToken: false,
  order: 'march-0',
}

/** Valid examples of moves, one of each kind. */
const MOVES: readonly Move[] = [
  { do: 'ready' },
  { do: 'draw', how: 'app', turned: { 1: ['winter-is-coming', 'supply'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } },
  { do: 'resolve', deck: 2 },
  { do: 'removeUnits', house: 'stark', remove: { winterfell: units({ footman: 1 }) }, sizes: [3, 2] },
  {
    do: 'muster',
    house: 'stark',
    steps: [
      { at: 'winterfell', what: 'footman' },
      { at: 'winterfell', what: 'ship', sea: 'bay-of-ice' },
    ],
  },
  { do: 'cast', ballot: 'r2/bid/fiefdoms#0', role: 'stark', commitment: 'a'.repeat(64) },
  { do: 'castAnew', ballot: 'r2/bid/fiefdoms#0', commitment: 'b'.repeat(64) },
  { do: 'callOff', ballot: 'r2/bid/fiefdoms#0' },
  {
    do: 'reveal',
    ballot: 'r2/orders#0',
    opened: { stark: { choice: { winterfell: 'march-0' }, nonce: 'c'.repeat(32) }, tyrell: { choice: 3 } },
  },
  { do: 'orderTied', by: 'stark', groups: [['stark', 'tyrell']] },
  { do: 'nameTied', by: 'stark', house: 'tyrell' },
  { do: 'takeBack', house: 'stark', card: 'robb-stark' },
  { do: 'takeBack', house: 'stark' },
  { do: 'ordersPlaced' },
  { do: 'raven', house: 'stark', use: true, swap: { area: 'winterfell', order: 'raid-star' } },
  { do: 'raid', house: 'stark', from: 'winterfell', targets: [{ area: 'moat-cailin', kind: 'support' }], special: false },
  { do: 'endRaids' },
  march,
  { ...march, support: [{ area: 'winterfell', special: true }] },
  { do: 'hold', areas: [{ area: 'winterfell' }, { area: 'oldtown', house: 'stark', token: true }] },
  { do: 'tellBattle', cards: ['robb-stark', 'mace-tyrell'], blade: 'stark' },
  { do: 'endMarches' },
  { do: 'callSupport', supports: [{ area: 'winterfell', for: 'attacker', special: true, declined: true }], defense: 'defense-2' },
  { do: 'playCards', attacker: { card: 'robb-stark' }, defender: { told: { strength: 3, swords: 1, fortifications: 0 } } },
  { do: 'ability', card: 'maester-luwin', target: 'robb-stark', area: 'winterfell', routed: true },
  { do: 'ability', card: 'maester-luwin', pass: true },
  {
    do: 'replaceAbility',
    card: 'robb-stark',
    bonus: { attacker: -1 },
    icons: { defender: { swords: 0, fortifications: 2 } },
    cancels: true,
  },
  { do: 'replaceAbility', card: 'robb-stark', changes: [{ set: 'power', house: 'stark', available: 3 }] },
  { do: 'blade', house: 'stark', use: false },
  { do: 'casualties', house: 'stark', units: units({ footman: 1 }) },
  { do: 'retreat', house: 'stark', to: 'winterfell', lost: units({}) },
  { do: 'retreat', house: 'stark', lost: units({ knight: 2 }), units: units({}) },
  { do: 'collect', orders: [{ house: 'stark', area: 'winterfell' }] },
  { do: 'collect' },
  {
    do: 'correct',
    reason: 'so it lies',
    changes: [
      { set: 'units', area: 'winterfell', house: 'stark', standing: units({}), routed: units({ knight: 1 }) },
      { set: 'attackers', units: units({ footman: 1 }) },
      { set: 'token', area: 'winterfell' },
      { set: 'neutral', area: 'pyke', neutral: { strength: 3, house: 'greyjoy', units: units({ knight: 1 }) } },
      { set: 'order', area: 'winterfell', house: 'stark', order: 'raid' },
      { set: 'holder', area: 'winterfell', house: 'stark' },
      { set: 'power', house: 'stark' },
      { set: 'supply', house: 'stark', level: 6 },
      { set: 'used', house: 'stark', cards: ['robb-stark'] },
      { set: 'track', track: 'fiefdoms', order: ['stark', 'tyrell'] },
      { set: 'bladeUsed', used: true },
      { set: 'ravenUsed', used: false },
      { set: 'threat', threat: 12 },
      { set: 'round', round: 3 },
      { set: 'stage', at: 'raids' },
      { set: 'turned', turned: { 1: 'supply', 2: 'clash-of-kings', 3: 'wildling-attack' } },
      { set: 'turned' },
      { set: 'deck', deck: 1, unseen: ['supply'], bottom: ['mustering'] },
      { set: 'setting', name: 'ravenAnyOrder', value: true },
      { set: 'tracking', tracking: { units: false } },
      { set: 'seat', seat: { id: 'seat-1' } },
      { set: 'player', player: { id: 'p', name: 'Ada' } },
      { set: 'houseSeat', house: 'stark', seat: 'seat-1' },
      { set: 'box.supplyTable', value: box.supplyTable },
      { set: 'box.stars', value: [3, 2, 1, 1, 0] },
      { set: 'box.victory', value: { 3: 7, 4: 7, 5: 7 } },
      { set: 'box.limit', piece: 'ship', value: 6 },
      { set: 'box.rounds', value: 6 },
      { set: 'box.unitStrength', value: { footman: 1, knight: 3, ship: 1 } },
      { set: 'box.musterValue', value: { footman: 1, knight: 2, ship: 2 } },
      { set: 'box.order', order: 'raid', count: 3 },
      { set: 'box.adjacency', a: 'oldtown', b: 'sunset-sea', touch: false },
      { set: 'box.area', area: 'oldtown', barrels: 1, crowns: 0, castle: 2 },
      { set: 'box.card', card: 'robb-stark', figures: { strength: 1, swords: 0, fortifications: 2 } },
      { set: 'box.card', card: 'renly-baratheon', figures: { strength: 2, swords: 0, fortifications: 1 }, text: 'ser-davos-seaworth' },
      { set: 'box.card', card: 'ser-davos-seaworth', figures: { strength: 2, swords: 0, fortifications: 0 }, text: 'none' },
      { set: 'box.deck', deck: 2, cards: ['clash-of-kings', 'game-of-thrones*'] },
    ],
  },
  { do: 'overrule', move: march, waive: ['NOT_ADJACENT', 'TOO_MANY_ARMIES'] },
]

describe('a move', () => {
  test.each(MOVES.map((move) => [move.do, move] as const))('%s comes through as it is', (_name, move) => {
    expect(parseMove(box, JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move })
  })

  test.each([null, undefined, true, 7, 'march', [], {}, [march], { do: 7 }, { do: null }])('%j is none', (json) => {
    expect(parseMove(box, json)).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
  })

  test.each<[string, unknown]>([
    ['move.do', { do: 'toString' }],
    ['move.do', { do: '__proto__' }],
    ['move.house', { ...march, house: 'frey' }],
    ['move.from', { ...march, from: 'dorne' }],
    ['move.from', { ...march, from: 'constructor' }],
    ['move.moves', { ...march, moves: {} }],
    ['move.moves.0.units.knight', { ...march, moves: [{ to: 'oldtown', units: { footman: 0, knight: -1, ship: 0 } }] }],
    ['move.moves.0.units.knight', { ...march, moves: [{ to: 'oldtown', units: { footman: 0, knight: 1.5, ship: 0 } }] }],
    ['move.moves.0.units.knight', { ...march, moves: [{ to: 'oldtown', units: { footman: 0, knight: 1e9, ship: 0 } }] }],
    ['move.moves.0.units.ship', { ...march, moves: [{ to: 'oldtown', units: { footman: 0, knight: 1 } }] }],
    ['move.moves', { ...march, moves: Array.from({ length: 1000 }, () => march.moves[0]) }],
    ['move.extra', { ...march, extra: 1 }],
    ['move.order', { ...march, order: 'march-2' }],
    ['move.waive', { do: 'overrule', move: march, waive: [] }],
    ['move.waive.0', { do: 'overrule', move: march, waive: ['toString'] }],
    ['move.move.do', { do: 'overrule', move: { do: 'overrule', move: march, waive: ['NOT_ADJACENT'] }, waive: ['NOT_ADJACENT'] }],
    ['move.changes', { do: 'correct', changes: [] }],
    ['move.changes.0.set', { do: 'correct', changes: [{ set: 'everything' }] }],
    ['move.changes.0.threat', { do: 'correct', changes: [{ set: 'threat', threat: 3 }] }],
    ['move.changes.0.value', { do: 'correct', changes: [{ set: 'box.rounds', value: 0 }] }],
    ['move.changes.0', { do: 'correct', changes: [{ set: 'box.musterValue', value: { footman: 2, knight: 2, ship: 1 } }] }],
    ['move.changes.0.count', { do: 'correct', changes: [{ set: 'box.order', order: 'raid', count: 10 }] }],
    ['move.changes.0.cards', { do: 'correct', changes: [{ set: 'box.deck', deck: 1, cards: ['winter-is-coming', 'winter-is-coming*'] }] }],
    ['move.changes.0.value', { do: 'correct', changes: [{ set: 'box.supplyTable', value: [[2, 2]] }] }],
    ['move.changes.0', { do: 'correct', changes: [{ set: 'box.adjacency', a: 'pyke', b: 'pyke', touch: true }] }],
    ['move.reason', { do: 'correct', changes: [{ set: 'threat', threat: 2 }], reason: 'x'.repeat(501) }],
  ])('is malformed at %s', (at, json) => {
    expect(parseMove(box, json)).toMatchObject(malformed(at))
  })

  test('keys of every object are harmless, wherever they stand', () => {
    const evil = '{"do":"ready","__proto__":{"do":"march"}}'
    expect(parseMove(box, JSON.parse(evil))).toMatchObject(malformed('move.__proto__'))
    expect(parseMove(box, Object.create({ do: 'ready' }))).toMatchObject(malformed('move'))
    const plan = parseChoice(box, 'orders', JSON.parse('{"__proto__":"march-0"}'))
    expect(plan).toMatchObject(malformed('choice.__proto__'))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('fields that are there but undefined count as absent', () => {
    expect(parseMove(box, { ...march, support: undefined, nonsense: undefined })).toEqual({ ok: true, value: march })
  })
})

describe('a choice', () => {
  test('is of the kind of its ballot', () => {
    expect(parseChoice(box, 'bid', 3)).toEqual({ ok: true, value: 3 })
    expect(parseChoice(box, 'orders', { winterfell: 'raid' })).toEqual({ ok: true, value: { winterfell: 'raid' } })
    expect(parseChoice(box, 'card', 'robb-stark')).toEqual({ ok: true, value: 'robb-stark' })
    for (const [kind, json] of [
      ['bid', '3'],
      ['bid', Number.NaN],
      ['contribution', { winterfell: 'raid' }],
      ['orders', 3],
      ['orders', { winterfell: 'none' }],
      ['orders', { nowhere: 'raid' }],
      ['card', 'toString'],
      ['card', 3],
    ] as const)
      expect(parseChoice(box, kind, json)).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } })
  })

  test('a bid that is no whole number is for the rules to refuse', () => {
    expect(parseChoice(box, 'bid', 1.5)).toEqual({ ok: true, value: 1.5 })
  })
})

describe('a setup', () => {
  test('comes through with its whole box', () => {
    const setup = setupOf({ players: 4, changes: [{ set: 'threat', threat: 4 }] })
    expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup })
  })

  test.each<[string, unknown]>([
    ['setup.box.areas', null],
    ['setup.box.areas', { ...setupOf(), box: undefined }],
    ['setup', { ...setupOf(), houses: { stark: 'seat-nobody' } }],
    ['setup', { ...setupOf(), seats: [{ id: 'seat-stark', player: 'a stranger' }], houses: {} }],
    ['setup.seats', { ...setupOf(), seats: [{ id: 'a' }, { id: 'a' }] }],
    ['setup.houses.martell', { ...setupOf(), houses: { martell: 'seat-stark' } }],
    ['setup.settings.ravenAnyOrder', { ...setupOf(), settings: {} }],
    ['setup.tracking.cards', { ...setupOf(), tracking: { ...PRESETS.full, cards: 'perhaps' } }],
    ['setup.box.areas.x', setupOf({ box: { areas: { x: { ...(box.areas['pyke'] as object), id: 'toString' } } as never } })],
    ['setup.box.adjacency.0.1', setupOf({ box: { adjacency: [['pyke', 'nowhere']] } })],
    ['setup.box.decks.2', setupOf({ box: { decks: { ...box.decks, 2: ['winter-is-coming'] } } })],
    ['setup.box.tracks.fiefdoms', setupOf({ box: { tracks: { ...box.tracks, fiefdoms: box.tracks.fiefdoms.slice(1) } } })],
    ['setup.changes.0.area', setupOf({ changes: [{ set: 'token', area: 'nowhere', house: 'stark' }] })],
  ])('is malformed at %s', (at, json) => {
    expect(parseSetup(json).ok).toBe(false)
    expect(parseSetup(json)).toMatchObject({ refusal: { code: 'MALFORMED' } })
    const params = parseSetup(json)
    expect(params.ok ? '' : params.refusal.params['at']).toContain(at)
  })
})

describe('any JSON at all', () => {
  const state = begun({
    tracking: PRESETS.full,
    changes: [
      { set: 'round', round: 4 },
      { set: 'stage', at: 'power' },
    ],
  })
  const before = JSON.stringify(state)
  const names = fc.constantFrom(...MOVES.flatMap((move) => Object.keys(move)), '__proto__', 'constructor', 'toString', 'length')
  const words = fc.constantFrom(...MOVES.map((move) => move.do), 'stark', 'winterfell', 'march-0', 'robb-stark', '__proto__', '')
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      words,
      fc.integer({ min: -3, max: 1e6 }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 6 }),
    ),
  })).value

  test('is a typed move or MALFORMED, never an exception, and changes nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const parsed = parseMove(box, value)
        expect(parsed.ok ? 'MALFORMED' : parsed.refusal.code).toBe('MALFORMED')
        const decision = decide(state, value)
        expect(decision.ok || decision.refusal.rule !== '').toBe(true)
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: 400 },
    )
  })

  test('is a setup or MALFORMED, and so are choices', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(parseSetup(value).ok).toBe(false)
        for (const kind of ['bid', 'contribution', 'orders', 'card'] as const) parseChoice(box, kind, value)
      }),
      { numRuns: 200 },
    )
  })

  test('moves with one place replaced are refused or decided, never an exception', () => {
    const paths = (value: unknown, way: readonly (string | number)[] = []): (readonly (string | number)[])[] => {
      const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
      return [way, ...inside.flatMap(([key, item]) => paths(item, [...way, key]))]
    }
    const replaced = (value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown => {
      if (key === undefined) return by
      const copy: unknown = structuredClone(value)
      const inside = copy as Record<string, unknown>
      inside[key] = replaced(inside[key], rest, by)
      return copy
    }
    fc.assert(
      fc.property(fc.constantFrom(...MOVES), fc.nat(), json, (move, seed, by) => {
        const all = paths(move)
        const broken = replaced(move, all[seed % all.length] ?? [], by)
        const decision = decide(state, broken)
        expect(typeof decision.ok).toBe('boolean')
      }),
      { numRuns: 400 },
    )
  })

  test('what a question offers always comes through', () => {
    const open = begun()
    for (const question of questions(open)) {
      const answer = domain(open, question).sample(() => 0.3)
      expect(parseMove(open.box, answer)).toEqual({ ok: true, value: answer })
    }
  })
})
