import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../src/games/westeros/model/moves'
import { offers } from '../../../../src/games/westeros/views/offers'
import { OFFER_KINDS } from '../../../../src/games/westeros/model/offer-kinds'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import {
  areaView,
  areaViews,
  armyViews,
  barrelViews,
  flagViews,
  forecasts,
  houseView,
  houseViews,
  roundView,
  supplyViews,
  trackViews,
  usedTokens,
} from '../../../../src/games/westeros/views/views'
import { accepted, begun, castleTokens, correct, laidOut } from './opening'

const lies: readonly Change[] = [
  { set: 'round', round: 4 },
  { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 2, knight: 1 }) },
  { set: 'units', area: 'moat-cailin', house: 'stark', standing: units({ footman: 1 }), routed: units({ footman: 1 }) },
  { set: 'token', area: 'seagard', house: 'stark' },
  { set: 'used', house: 'stark', cards: ['robb-stark'] },
  { set: 'stage', at: 'marches' },
]
const state = begun({ changes: lies })

describe('a house', () => {
  test('everything about it', () => {
    expect(houseView(state, 'stark')).toEqual({
      house: 'stark',
      seat: 'seat-stark',
      player: 'stark',
      runByTable: false,
      supply: { level: 1, flags: [3, 2], check: { legal: true, armies: [3, 2], flags: [3, 2] } },
      groups: { winterfell: 3, 'white-harbor': 1, 'moat-cailin': 2, 'shivering-sea': 1 },
      castles: ['winterfell', 'white-harbor', 'moat-cailin', 'seagard'],
      castlesToWin: 3,
      barrels: 2,
      crowns: 2,
      muster: { points: 6, byArea: { winterfell: 2, 'white-harbor': 1, 'moat-cailin': 1, seagard: 2 } },
      power: { available: 5, onBoard: 1, pile: 14 },
      pool: units({ footman: 5, knight: 3, ship: 4 }),
      places: { ironThrone: 3, fiefdoms: 3, kingsCourt: 2 },
      holds: [],
      stars: 3,
      cards: { hand: expect.not.arrayContaining(['robb-stark']) as unknown, used: ['robb-stark'] },
    })
  })

  test('all of them in turn order, with the tokens they hold', () => {
    expect(houseViews(state).map(({ house, holds }) => [house, holds])).toEqual([
      ['baratheon', ['ironThrone']],
      ['lannister', ['kingsCourt']],
      ['stark', []],
      ['tyrell', []],
      ['greyjoy', ['fiefdoms']],
    ])
  })

  test('what is not known is not told', () => {
    const light = houseView(begun({ tracking: { ...PRESETS.light, power: false } }), 'stark')
    expect([light.groups, light.pool, light.supply.check, light.cards]).toEqual([undefined, undefined, undefined, undefined])
    expect(light.power).toEqual({ available: undefined, onBoard: 0, pile: undefined })
    expect(light.castles).toEqual(['winterfell', 'white-harbor'])
  })

  test('its armies lie on the flags as the rule compares them; what has no flag stands last', () => {
    const groups = Object.entries({ winterfell: 2, karhold: 1, 'moat-cailin': 3, 'white-harbor': 2 })
    expect(flagViews([3, 2], groups)).toEqual([
      { flag: 3, area: 'moat-cailin', size: 3 },
      { flag: 2, area: 'winterfell', size: 2 },
      { flag: 0, area: 'white-harbor', size: 2 },
    ])
    expect(flagViews([2, 2], [])).toEqual([
      { flag: 2, area: undefined, size: 0 },
      { flag: 2, area: undefined, size: 0 },
    ])
  })

  test('its barrels are counted area by area', () => {
    expect(barrelViews(state, 'lannister')).toEqual([{ area: 'lannisport', barrels: 2 }])
    const sums = state.playing.map((house) => barrelViews(state, house).reduce((sum, { barrels }) => sum + barrels, 0))
    expect(sums).toEqual(state.playing.map((house) => houseView(state, house).barrels))
  })

  test('its units are those that count for supply, in a battle too', () => {
    expect(armyViews(state, 'stark')['winterfell']).toEqual(units({ footman: 2, knight: 1 }))
    expect(armyViews(begun({ tracking: PRESETS.light }), 'stark')).toEqual({})
  })

  test('a house that the table runs', () => {
    const run = correct(state, { set: 'seat', seat: { id: 'seat-stark' } }).state
    expect(houseView(run, 'stark')).toMatchObject({ runByTable: true, player: undefined })
  })
})

describe('an area', () => {
  test.each([
    ['winterfell', { house: 'stark', why: 'units' }, 3],
    ['seagard', { house: 'stark', why: 'token' }, 0],
    ['oldtown', undefined, 0],
    ['shivering-sea', undefined, 1],
    ['eyrie', undefined, 0],
  ] as const)('%s', (area, control, size) => {
    expect(areaView(state, area)).toMatchObject({ control, size, attacked: undefined })
  })

  test('a home without units belongs to its house, and what was told is told', () => {
    const left = correct(state, { set: 'units', area: 'pyke' }).state
    expect(areaView(left, 'pyke').control).toEqual({ house: 'greyjoy', why: 'home' })
    const light = begun({ tracking: PRESETS.light })
    expect(areaView(light, 'winterfell')).toMatchObject({ control: { house: 'stark', why: 'reported' }, size: undefined })
  })

  test('neighbours by kind and name; attackers of the open battle', () => {
    expect(areaView(state, 'castle-black').neighbours).toEqual(['karhold', 'winterfell', 'bay-of-ice', 'shivering-sea'])
    const fought = accepted(state, {
      do: 'march',
      house: 'greyjoy',
      from: 'greywater-watch',
      order: 'march-0',
      moves: [{ to: 'moat-cailin', units: units({ footman: 1 }) }],
      leaveToken: false,
    })
    expect(areaView(fought, 'moat-cailin').attacked).toEqual({ by: 'greyjoy', with: units({ footman: 1 }) })
    expect(areaViews(fought)).toHaveLength(45)
  })
})

test('the tracks: places, tokens, stars of the Court', () => {
  const views = trackViews(laidOut({ players: 3 }))
  expect(views.kingsCourt.map(({ house, place, stars, holdsToken }) => [house, place, stars, holdsToken])).toEqual([
    ['lannister', 1, 3, true],
    ['stark', 2, 3, false],
    ['baratheon', 3, 2, false],
  ])
  expect(views.fiefdoms[0]).toEqual({ place: 1, house: 'stark', holdsToken: true, stars: undefined })
})

test('the tokens that were used this round', () => {
  const used = { ironThrone: false, fiefdoms: false, kingsCourt: false }
  const { state: blade } = correct(state, { set: 'bladeUsed', used: true })
  const { state: raven } = correct(state, { set: 'ravenUsed', used: true })
  expect([state, blade, raven].map(usedTokens)).toEqual([used, { ...used, fiefdoms: true }, { ...used, kingsCourt: true }])
})

test('the supply track: flags of each space, houses on it in turn order', () => {
  const views = supplyViews(correct(state, { set: 'supply', house: 'greyjoy', level: 1 }).state)
  expect(views).toHaveLength(7)
  expect(views[0]).toEqual({ level: 0, flags: [2, 2], houses: [] })
  expect(views[1]?.houses).toEqual(['stark', 'greyjoy'])
})

test('the round: threat, threshold, what is forbidden', () => {
  const stormy: State = { ...state, threat: 6, turned: { 1: 'supply', 2: 'game-of-thrones', 3: 'storm-of-swords*' } }
  expect(roundView(stormy)).toMatchObject({ round: 4, rounds: 10, threshold: 7, threat: 6, highestThreat: 12, forbidden: ['defense'] })
})

describe('forecasts', () => {
  test('supply, crowns and payday, with what the pile can pay', () => {
    const poor = correct(state, { set: 'power', house: 'stark', available: 18 }).state
    const stark = forecasts(poor).find(({ house }) => house === 'stark')
    expect(stark).toEqual({
      house: 'stark',
      supply: { barrels: 2, level: 2, fits: true },
      crowns: { due: 2, gain: 1, ports: 0 },
      payday: undefined,
    })
  })

  test('orders in the app tell the payday before it comes', () => {
    const full = begun({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 4 },
        { set: 'order', area: 'winterfell', house: 'stark', order: 'consolidate-power' },
        { set: 'order', area: 'white-harbor', house: 'stark', order: 'consolidate-power-star' },
        { set: 'stage', at: 'power' },
      ],
    })
    const pays = forecasts(full).map(({ house, payday }) => [house, payday])
    expect(Object.fromEntries(pays)).toMatchObject({ stark: { due: 3, gain: 3 }, tyrell: { due: 0, gain: 0 } })
  })
})

describe('offers', () => {
  const refused = (of: State) =>
    Object.fromEntries(offers(of).flatMap(({ kind, refusal }) => (refusal === undefined ? [] : [[kind, refusal]])))

  test('all kinds, always, in play nearly all of them open', () => {
    expect(offers(state).map(({ kind }) => kind)).toEqual(OFFER_KINDS)
    expect(Object.keys(refused(state))).toEqual(['castAnew', 'callOff'])
  })

  test('while a ballot is open nothing is overruled, and from the first sealed choice on what is set by hand waits', () => {
    const open = begun({ tracking: PRESETS.full })
    expect(refused(open)).toEqual({ overrule: { code: 'BALLOT_OPEN', rule: 'C3' }, castAnew: { code: 'NOT_IN_BALLOT', rule: 'C5' } })
    const ballot = open.ballot?.id ?? ''
    const cast = accepted(open, { do: 'cast', ballot, role: 'stark', commitment: 'a'.repeat(64) })
    expect(Object.keys(refused(cast)).sort()).toEqual(['box', 'correct', 'overrule', 'rewind', 'seats', 'settings', 'tracking'])
  })

  test('after the end nothing is left to overrule', () => {
    const over = correct(state, ...castleTokens('stark', 9)).state
    expect(refused(over)['overrule']).toEqual({ code: 'GAME_OVER', rule: 'C11' })
    expect(refused(over)['correct']).toBeUndefined()
  })
})
