import { describe, expect, test } from 'vitest'
import type { CardId } from '../../../../src/games/westeros/box/box'
import { questions } from '../../../../src/games/westeros/prompts'
import { retreatOptions } from '../../../../src/games/westeros/rules/retreat'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { after, attack, battleOf, bladeLeft, cards, flee, overruled, refusalOf, step, type Assault } from './battlefield'
import { happened, type Given, type Played } from './board'

/** Another March order on the board, so that the round continues after the battle. */
const later = { 'castle-black': { order: { house: 'stark', order: 'march-0' } } } as const
const base: Given = {
  tracking: { orders: 'app' },
  tracks: { fiefdoms: ['stark', 'tyrell', 'baratheon', 'greyjoy', 'lannister'] },
  areas: later,
}
/** Returns for each area the number of units that a retreat to it would lose, or the refusal code of this retreat. */
const options = ({ state }: Played): Readonly<Record<string, number | string>> =>
  state.battle === undefined
    ? {}
    : Object.fromEntries(retreatOptions(state, state.battle).map(({ area, lost, refusal }) => [area, lost ?? refusal.code]))
const fought = (given: Given, assault: Assault, attacker: CardId, defender: CardId): Played =>
  bladeLeft(after(attack(given, assault), cards(attacker, defender)))
const withSettings = (played: Played, settings: Partial<State['settings']>): Played => ({
  ...played,
  state: { ...played.state, settings: { ...played.state.settings, ...settings } },
})

describe('R14.21–R14.25: a beaten defender', () => {
  const harrenhal: Given = {
    ...base,
    units: { lannister: { harrenhal: { footman: 2 }, lannisport: { footman: 1 } }, baratheon: { 'crackclaw-point': { footman: 1 } } },
    tokens: { 'stoney-sept': 'tyrell' },
  }
  const assault: Assault = { house: 'greyjoy', from: 'riverrun', area: 'harrenhal', units: { knight: 3 } }
  const beaten = after(attack(harrenhal, assault), cards('aeron-damphair', 'tyrion-lannister'))

  test('E61: one area only is open, with the reason of every other', () => {
    expect(options(beaten)).toEqual({
      riverrun: 'RETREAT_TO_ATTACK_ORIGIN',
      'stoney-sept': 'RETREAT_ENEMY_TOKEN',
      'crackclaw-point': 'RETREAT_ENEMY_UNITS',
      blackwater: 0,
    })
    expect(questions(beaten.state)).toMatchObject([{ kind: 'retreat', roles: ['lannister'], rule: 'R14.21' }])
    const fled = after(beaten, flee('lannister', 'blackwater'))
    expect(fled.state.areas['blackwater']?.garrison).toEqual({ house: 'lannister', standing: units({}), routed: units({ footman: 2 }) })
  })
  test('every refusal', () => {
    const refused = (...move: Parameters<typeof flee>) => refusalOf(beaten.state, flee(...move))
    expect(refused('greyjoy', 'blackwater')).toBe('NOT_YOUR_TURN')
    expect(refused('lannister', 'lannisport')).toBe('NOT_ADJACENT')
    expect(refused('lannister', 'harrenhal')).toBe('NOT_ADJACENT')
    expect(refused('lannister', 'golden-sound')).toBe('NOT_LAND')
    expect(refused('lannister', 'riverrun')).toBe('RETREAT_TO_ATTACK_ORIGIN')
    expect(refused('lannister', 'blackwater', { footman: 1 })).toBe('WRONG_NUMBER')
    expect(refused('lannister', 'blackwater', { knight: 1 })).toBe('NO_SUCH_UNIT')
    expect(refused('lannister')).toBe('RETREAT_LOSES_MORE')
    expect(
      refusalOf(beaten.state, { do: 'retreat', house: 'lannister', to: 'blackwater', lost: units({}), units: units({ footman: 1 }) }),
    ).toBe('RETREAT_SPLIT')
    expect(
      refusalOf(beaten.state, { do: 'retreat', house: 'lannister', to: 'blackwater', lost: units({}), units: units({ footman: 2 }) }),
    ).toBeUndefined()
  })
  test('the table may overrule what does not break the count', () => {
    expect(refusalOf(beaten.state, flee('lannister', 'riverrun'), 'RETREAT_TO_ATTACK_ORIGIN')).toBeUndefined()
    expect(refusalOf(beaten.state, flee('lannister', 'lannisport'), 'NOT_ADJACENT')).toBeUndefined()
    expect(refusalOf(beaten.state, flee('lannister', 'harrenhal'), 'NOT_ADJACENT')).toBe('NOT_ADJACENT')
    expect(refusalOf(beaten.state, flee('lannister', 'crackclaw-point'), 'RETREAT_ENEMY_UNITS')).toBe('RETREAT_ENEMY_UNITS')
    const hard = overruled(beaten.state, flee('lannister', undefined, { footman: 2 }), 'RETREAT_LOSES_MORE')
    expect(happened(hard, 'retreated')).toMatchObject([{ lost: { footman: 2 }, units: { footman: 0 } }])
  })
  test('E63: no area is open, all are destroyed without a question', () => {
    const closed = { ...harrenhal, tokens: { 'stoney-sept': 'tyrell', blackwater: 'baratheon' } } as const
    const lost = after(attack(closed, assault), cards('aeron-damphair', 'tyrion-lannister'))
    expect(happened(lost, 'retreated')).toEqual([
      { e: 'retreated', house: 'lannister', side: 'defender', units: units({}), lost: units({ footman: 2 }) },
    ])
    expect(step(lost)).toBe('over')
  })
  test('after a correction that closes the last area the question can still be answered', () => {
    const closed = { ...beaten.state, areas: { ...beaten.state.areas, blackwater: { token: 'stark' as const } } }
    expect(refusalOf(closed, flee('lannister', 'blackwater'))).toBe('RETREAT_ENEMY_TOKEN')
    expect(refusalOf(closed, flee('lannister', undefined, {}))).toBe('WRONG_NUMBER')
    expect(refusalOf(closed, flee('lannister', undefined, { footman: 2 }))).toBeUndefined()
  })
  test('never into a neutral force', () => {
    const vale: Given = {
      ...base,
      units: { lannister: { 'mountains-of-the-moon': { footman: 1 } } },
      areas: { ...later, eyrie: { neutral: { strength: 6 } } },
    }
    const assaultTheVale: Assault = { house: 'stark', from: 'twins', area: 'mountains-of-the-moon', units: { knight: 2 } }
    const lost = fought(vale, assaultTheVale, 'ser-rodrick-cassel', 'tyrion-lannister')
    expect(options(lost)).toMatchObject({ eyrie: 'RETREAT_NEUTRAL', fingers: 0, 'crackclaw-point': 0 })
  })
})

describe('A25, A26: which area', () => {
  const marches: Given = {
    ...base,
    houses: { tyrell: { supply: 0 } },
    units: {
      tyrell: {
        'dornish-marches': { footman: 1, knight: 1 },
        highgarden: { footman: 2 },
        'redwyne-straights': { ship: 2 },
        oldtown: { footman: 1 },
      },
    },
  }
  const assault: Assault = { house: 'baratheon', from: 'storms-end', area: 'dornish-marches', units: { knight: 4 } }
  const beaten = after(attack(marches, assault), cards('renly-baratheon', 'margaery-tyrell'))
  test('E62: fewest losses are a duty', () => {
    expect(options(beaten)).toMatchObject({ oldtown: 2, reach: 1, highgarden: 2, 'storms-end': 'RETREAT_TO_ATTACK_ORIGIN' })
    expect(refusalOf(beaten.state, flee('tyrell', 'highgarden', { footman: 1, knight: 1 }))).toBe('RETREAT_LOSES_MORE')
    expect(refusalOf(beaten.state, flee('tyrell', 'reach'))).toBe('WRONG_NUMBER')
    const fled = after(beaten, flee('tyrell', 'reach', { footman: 1 }))
    expect(fled.refused).toBeUndefined()
    expect(fled.state.areas['reach']?.garrison?.routed).toEqual(units({ knight: 1 }))
  })
  test('an enemy’s empty home is open, unless the table plays it otherwise', () => {
    const winterfell: Given = { ...base, units: { lannister: { 'stony-shore': { footman: 1 } } } }
    const raiders: Assault = { house: 'greyjoy', from: 'karhold', area: 'stony-shore', units: { knight: 2 } }
    const asked = fought(winterfell, raiders, 'aeron-damphair', 'tyrion-lannister')
    expect(options(asked)).toMatchObject({ winterfell: 0 })
    expect(options(withSettings(asked, { retreatIntoEnemyHome: false }))).toMatchObject({ winterfell: 'RETREAT_ENEMY_HOME' })
    expect(
      refusalOf(withSettings(asked, { retreatIntoEnemyHome: false }).state, flee('lannister', 'winterfell'), 'RETREAT_ENEMY_HOME'),
    ).toBeUndefined()
  })
})

describe('R11, R14.23: over own ships, and at sea', () => {
  const dragonstone: Given = { ...base, units: { baratheon: { dragonstone: { footman: 1 } } } }
  const assault: Assault = { house: 'stark', from: 'white-harbor', area: 'dragonstone', units: { knight: 2 } }
  const fight = (given: Given) => fought(given, assault, 'ser-rodrick-cassel', 'renly-baratheon')
  test('E64: from an island only by ship', () => {
    expect(happened(fight(dragonstone), 'retreated')).toMatchObject([{ lost: { footman: 1 } }])
    const ships = { ...dragonstone, units: { baratheon: { dragonstone: { footman: 1 }, 'shipbreaker-bay': { ship: 1 } } } }
    expect(options(fight(ships))).toMatchObject({ kingswood: 0, 'storms-end': 0, 'crackclaw-point': 0 })
    const chain = {
      ...dragonstone,
      units: { baratheon: { dragonstone: { footman: 1 }, 'shipbreaker-bay': { ship: 1 }, 'blackwater-bay': { ship: 1 } } },
    }
    expect(options(fight(chain))).toMatchObject({ 'kings-landing': 0 })
  })
  test('A20: routed ships carry, unless the table plays it otherwise', () => {
    const lying: Given = { ...dragonstone, routed: { baratheon: { 'shipbreaker-bay': { ship: 1 } } } }
    expect(options(fight(lying))).toMatchObject({ kingswood: 0 })
    const begun = withSettings(attack(lying, assault), { routedShipsTransport: false })
    expect(happened(bladeLeft(after(begun, cards('ser-rodrick-cassel', 'renly-baratheon'))), 'retreated')).toMatchObject([
      { lost: { footman: 1 } },
    ])
  })
  test('ships retreat to seas', () => {
    const sea: Given = { ...base, units: { greyjoy: { 'sunset-sea': { ship: 2 } }, lannister: { 'golden-sound': { ship: 1 } } } }
    const fleet: Assault = { house: 'stark', from: 'bay-of-ice', area: 'sunset-sea', units: { ship: 3 } }
    const lost = fought(sea, fleet, 'ser-rodrick-cassel', 'house-blacktyde-captain')
    expect(options(lost)).toEqual({
      'bay-of-ice': 'RETREAT_TO_ATTACK_ORIGIN',
      'ironmans-bay': 0,
      'redwyne-straights': 0,
      'golden-sound': 'RETREAT_ENEMY_UNITS',
    })
    expect(refusalOf(lost.state, flee('greyjoy', 'highgarden'))).toBe('NOT_SEA')
  })
})

describe('R14.20, R14.29: a beaten attacker goes home', () => {
  const seagard: Given = {
    ...base,
    houses: { stark: { supply: 2 } },
    units: { greyjoy: { seagard: { knight: 3 } }, stark: { 'moat-cailin': { footman: 1 } } },
  }
  const assault: Assault = { house: 'stark', from: 'moat-cailin', area: 'seagard', units: { footman: 1 } }
  const lose = (given: Given, some: Assault['units'] = assault.units) =>
    fought(given, { ...assault, units: some }, 'ser-rodrick-cassel', 'aeron-damphair')
  test('to where it came from, laid down, without a question (A27)', () => {
    const home = lose(seagard)
    expect(home.state.areas['moat-cailin']?.garrison).toEqual({
      house: 'stark',
      standing: units({ footman: 1 }),
      routed: units({ footman: 1 }),
    })
    expect(home.state.areas['seagard']?.garrison?.standing).toEqual(units({ knight: 3 }))
  })
  test('E47: what breaks the supply limit is destroyed among the returning units', () => {
    const full = {
      ...seagard,
      units: {
        ...seagard.units,
        stark: { 'moat-cailin': { footman: 1 }, 'white-harbor': { footman: 2 }, winterfell: { footman: 2 }, 'narrow-sea': { ship: 2 } },
      },
    }
    const home = lose(full)
    expect(happened(home, 'retreated')).toMatchObject([{ house: 'stark', lost: { footman: 1 } }])
    expect(home.state.areas['moat-cailin']?.garrison?.standing).toEqual(units({ footman: 1 }))
  })
  test('E48: a token left behind stays, and is not given back', () => {
    const home = lose({
      ...seagard,
      units: { greyjoy: { seagard: { knight: 3 } } },
      tokens: { 'moat-cailin': 'stark' },
      houses: { stark: { power: 2 } },
    })
    expect(home.state.areas['moat-cailin']).toMatchObject({ token: 'stark', garrison: { routed: { footman: 1 } } })
    expect(home.state.houses.stark?.power).toBe(2)
  })
  test('its owner chooses which of the returning units are lost', () => {
    const full: Given = {
      ...seagard,
      houses: { stark: { supply: 0 } },
      units: { greyjoy: { seagard: { knight: 4 } }, stark: { 'white-harbor': { footman: 2 }, winterfell: { footman: 2 } } },
    }
    const asked = lose(full, { footman: 1, knight: 1 })
    expect(questions(asked.state)).toMatchObject([{ kind: 'retreat', roles: ['stark'], rule: 'R14.20' }])
    expect(refusalOf(asked.state, flee('stark', 'greywater-watch', { footman: 1 }))).toBe('RETREAT_NOT_ORIGIN')
    expect(refusalOf(asked.state, flee('stark', 'greywater-watch', { footman: 1 }), 'RETREAT_NOT_ORIGIN')).toBeUndefined()
    const home = after(asked, flee('stark', 'moat-cailin', { footman: 1 }))
    expect(home.state.areas['moat-cailin']?.garrison).toEqual({ house: 'stark', standing: units({}), routed: units({ knight: 1 }) })
  })
  test('A27: the origin was lost by a correction, the units are destroyed', () => {
    const begun = after(attack(seagard, assault), cards('ser-rodrick-cassel', 'aeron-damphair'))
    const taken = { ...begun.state, areas: { ...begun.state.areas, 'moat-cailin': { token: 'greyjoy' as const } } }
    const ended = overruled(taken, { do: 'blade', house: 'stark', use: false })
    expect(happened(ended, 'retreated')).toMatchObject([{ house: 'stark', lost: { footman: 1 } }])
    expect(ended.state.areas['moat-cailin']).toEqual({ token: 'greyjoy' })
  })
  test('an origin that fell back to its home house is still the way back', () => {
    const highgarden: Given = { ...base, units: { tyrell: { reach: { knight: 3 } } } }
    const sortie: Assault = { house: 'stark', from: 'highgarden', area: 'reach', units: { footman: 1 } }
    const home = fought(highgarden, sortie, 'ser-rodrick-cassel', 'margaery-tyrell')
    expect(home.state.areas['highgarden']?.garrison?.routed.footman).toBe(1)
  })
})

test('over its limit by a correction, a house loses what would make it worse and nothing else', () => {
  const crowded: Given = {
    ...base,
    houses: { tyrell: { supply: 0 } },
    units: { tyrell: { 'dornish-marches': { knight: 1 }, highgarden: { footman: 5 }, oldtown: { footman: 3 } } },
  }
  const beaten = after(
    attack(crowded, { house: 'baratheon', from: 'storms-end', area: 'dornish-marches', units: { knight: 4 } }),
    cards('renly-baratheon', 'margaery-tyrell'),
  )
  expect(battleOf(beaten).step).toBe('retreat')
  expect(options(beaten)).toMatchObject({ highgarden: 1, oldtown: 1, reach: 0, starfall: 0 })
})
