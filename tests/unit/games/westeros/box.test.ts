import { describe, expect, test } from 'vitest'
import { FIRST_EDITION_HOUSES, ORDERS, type AreaId } from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX as box } from '../../../../src/games/westeros/box/printed'
import { EVIDENCE, FACTS, TO_CHECK } from '../../../../src/games/westeros/box/certainty'
import { shipWays, touches } from '../../../../src/games/westeros/rules/geography'
import { DEFAULT_SETTINGS, PRESET_NAMES, PRESETS, presetOf, SETTING_NAMES } from '../../../../src/games/westeros/model/settings'
import type { State } from '../../../../src/games/westeros/model/state'
import { laidOut } from './opening'

const areas = Object.values(box.areas)
const land = areas.filter(({ kind }) => kind === 'land')
const sum = (icon: 'barrels' | 'crowns') => areas.reduce((total, area) => total + area[icon], 0)
const neighbours = (area: AreaId) => box.adjacency.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []))
const kindOf = (area: AreaId) => box.areas[area]?.kind

describe('the board', () => {
  test('has 34 land areas and 11 seas, filed under their ids', () => {
    expect(land).toHaveLength(34)
    expect(areas.filter(({ kind }) => kind === 'sea')).toHaveLength(11)
    for (const [id, area] of Object.entries(box.areas)) expect(area.id).toBe(id)
  })

  test('has 8 strongholds, 10 castles, 21 barrels and 17 crowns, none of them at sea', () => {
    expect(areas.filter(({ castle }) => castle === 2)).toHaveLength(8)
    expect(areas.filter(({ castle }) => castle === 1)).toHaveLength(10)
    expect([sum('barrels'), sum('crowns')]).toEqual([21, 17])
    for (const sea of areas.filter(({ kind }) => kind === 'sea')) expect([sea.barrels, sea.crowns, sea.castle]).toEqual([0, 0, 0])
  })

  test('D18, D20: Dragonstone has one crown, Blackwater two barrels', () => {
    expect(box.areas['dragonstone']?.crowns).toBe(1)
    expect(box.areas['blackwater']?.barrels).toBe(2)
    expect(box.areas['kings-landing']?.crowns).toBe(2)
  })

  test('has 112 borders: each once, between areas that exist', () => {
    expect(box.adjacency).toHaveLength(112)
    expect(new Set(box.adjacency.map((pair) => [...pair].sort().join())).size).toBe(112)
    for (const [a, b] of box.adjacency) {
      expect(kindOf(a)).toBeDefined()
      expect(kindOf(b)).toBeDefined()
      expect(a).not.toBe(b)
    }
    const kinds = box.adjacency.map(([a, b]) => `${kindOf(a)}-${kindOf(b)}`.replace('sea-land', 'land-sea'))
    const count = (kind: string) => kinds.filter((other) => other === kind).length
    expect([count('land-land'), count('land-sea'), count('sea-sea')]).toEqual([52, 48, 12])
  })

  test('every area touches a sea or a land, and the islands touch one sea only (R19.2)', () => {
    for (const { id } of areas) expect(neighbours(id).length, id).toBeGreaterThan(0)
    expect(neighbours('dragonstone')).toEqual(['shipbreaker-bay'])
    expect(neighbours('pyke')).toEqual(['ironmans-bay'])
    expect(neighbours('arbor')).toEqual(['redwyne-straights'])
  })

  test('rivers without a bridge are no borders, the two bridges are (R19.3)', () => {
    const state = laidOut()
    const open: State = { ...state, settings: { ...DEFAULT_SETTINGS, riversBlockOnlyMovement: true } }
    expect(box.rivers).toHaveLength(6)
    for (const [a, b] of box.rivers) {
      expect(touches(state, a, b, 'movement')).toBe(false)
      expect(touches(state, a, b, 'reach')).toBe(false)
      expect(touches(open, b, a, 'reach')).toBe(true)
      expect(touches(open, a, b, 'movement')).toBe(false)
    }
    expect(box.bridges).toHaveLength(2)
    for (const [a, b] of box.bridges) expect(touches(state, b, a, 'movement')).toBe(true)
  })

  test('A33: Oldtown touches Sunset Sea, unless the table says no', () => {
    const state = laidOut()
    expect(touches(state, 'oldtown', 'sunset-sea', 'reach')).toBe(true)
    const other: State = { ...state, settings: { ...DEFAULT_SETTINGS, oldtownTouchesSunsetSea: false } }
    expect(touches(other, 'oldtown', 'sunset-sea', 'reach')).toBe(false)
    expect(touches(other, 'oldtown', 'redwyne-straights', 'reach')).toBe(true)
  })

  test("D11: five ships carry from Flint's Finger to Widow's Watch", () => {
    const seas = ['sunset-sea', 'redwyne-straights', 'summer-sea', 'shipbreaker-bay', 'narrow-sea']
    const state = laidOut({
      changes: [
        { set: 'units', area: 'shivering-sea' },
        { set: 'units', area: 'shipbreaker-bay' },
        { set: 'units', area: 'redwyne-straights' },
        ...seas.map((area) => ({ set: 'units', area, house: 'stark', standing: { footman: 0, knight: 0, ship: 1 } }) as const),
      ],
    })
    expect(shipWays(state, 'stark', 'flints-finger').get('widows-watch')).toEqual(seas)
    const gap = { ...state, areas: { ...state.areas, 'summer-sea': {} } }
    expect(shipWays(gap, 'stark', 'flints-finger').has('widows-watch')).toBe(false)
  })

  test('homes carry the crests, neutral forces 5, 6 and 5', () => {
    for (const house of FIRST_EDITION_HOUSES) expect(box.areas[box.houses[house].home]).toMatchObject({ home: house, castle: 2 })
    expect(areas.filter(({ home }) => home !== undefined)).toHaveLength(5)
    expect(['kings-landing', 'eyrie', 'sunspear'].map((area) => box.areas[area]?.neutral)).toEqual([5, 6, 5])
  })
})

describe('the other pieces', () => {
  test('each house has 15 orders: ten normal, five with a star (rules document 2.2)', () => {
    const orders = ORDERS.map((id) => box.orders[id])
    const count = (some: typeof orders) => some.reduce((total, order) => total + order.count, 0)
    expect(count(orders)).toBe(15)
    expect(count(orders.filter(({ special }) => special))).toBe(5)
    for (const kind of ['march', 'defense', 'support', 'raid', 'consolidate'])
      expect(count(orders.filter((order) => order.kind === kind)), kind).toBe(3)
  })

  test('seven House cards each, of strengths 0, 0, 1, 1, 2, 2, 3', () => {
    const cards = Object.values(box.cards)
    expect(cards).toHaveLength(35)
    for (const house of FIRST_EDITION_HOUSES)
      expect(
        cards
          .filter((card) => card.house === house)
          .map(({ strength }) => strength)
          .sort((a, b) => a - b),
      ).toEqual([0, 0, 1, 1, 2, 2, 3])
    expect(box.cards['tywin-lannister']?.swords).toBe(2)
    expect(box.cards['margaery-tyrell']?.fortifications).toBe(1)
  })

  test('three decks of ten; Winter and Summer in all of them, the wildlings in III', () => {
    for (const deck of [1, 2, 3] as const) {
      expect(box.decks[deck]).toHaveLength(10)
      expect(box.decks[deck]).toContain('winter-is-coming')
      expect(box.decks[deck]).toContain('last-days-of-summer*')
    }
    expect(box.decks[3].filter((card) => card === 'wildling-attack')).toHaveLength(3)
    expect(Object.values(box.decks).flat()).toHaveLength(30)
  })

  test('tracks hold all five houses, and Lannister stands 2, 5, 1', () => {
    for (const track of Object.values(box.tracks)) expect([...track].sort()).toEqual([...FIRST_EDITION_HOUSES].sort())
    expect(Object.values(box.tracks).map((track) => track.indexOf('lannister') + 1)).toEqual([2, 5, 1])
    expect(box.tracks.kingsCourt.slice(3)).toEqual(['tyrell', 'greyjoy'])
  })

  test('flags, stars, threat, threshold and pieces', () => {
    expect(box.supplyTable[3]).toEqual([3, 2, 2, 2])
    expect(box.supplyTable[5]).toEqual([4, 3, 2, 2])
    expect(box.stars).toEqual([3, 3, 2, 1, 0])
    expect(box.threat).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(box.victory).toEqual({ 3: 8, 4: 7, 5: 7 })
    expect(box.limits).toEqual({ footman: 10, knight: 4, ship: 5, power: 20 })
  })

  test('what is unsure is said, the least sure first', () => {
    expect(Object.keys(EVIDENCE).sort()).toEqual([...FACTS].sort())
    expect(TO_CHECK.slice(0, 3)).toEqual(['deckCounts', 'mammoths', 'startingSupply'])
    for (const { cards = [], areas: places = [] } of Object.values(EVIDENCE)) {
      for (const card of cards) expect(box.cards[card], card).toBeDefined()
      for (const area of places) expect(box.areas[area], area).toBeDefined()
    }
  })
})

test('presets are told by their parts, a mixture is none', () => {
  for (const name of PRESET_NAMES) expect(presetOf(PRESETS[name])).toBe(name)
  expect(presetOf({ ...PRESETS.full, bids: 'table' })).toBeUndefined()
  expect(SETTING_NAMES).toHaveLength(8)
})
