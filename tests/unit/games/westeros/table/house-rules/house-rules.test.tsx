import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Box } from '../../../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../../../src/games/westeros/box/printed'
import { fields } from '../../../../../../src/games/westeros/fields'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { saved } from '../../../../../../src/games/westeros/table/house-rules/own-rules'
import { LONGEST_NAME, MOST_CHARACTERS } from '../../../../../../src/table/house-rules/own-rules'
import { borderIn } from '../../../../../../src/games/westeros/table/house-rules/borders'
import { BOOK, type Point, type Rules } from '../../../../../../src/games/westeros/table/house-rules/point'
import {
  backToBook,
  changeTo,
  houseRulesIn,
  idOf,
  isHouseRule,
  isOfTheStart,
  pointsOf,
  ruleOf,
  singleOf,
} from '../../../../../../src/games/westeros/table/house-rules/points'
import {
  FRESH,
  positionOf,
  setupOf,
  withBox,
  withNeutral,
  withRule,
  withStartingPower,
  withSupply,
} from '../../../../../../src/games/westeros/table/draft/draft'
import { titles } from '../../../../../../src/games/westeros/words/en/rules'
import { partOf } from '../../../../../repetitions'

const { forgetRules, keepRules, renameRules, rulesFile, rulesIn, takeInRules, store } = saved

/** Returns house rules that differ from the rulebook in one setting or number. */
const otherwise = (point: Point): Rules => {
  const { box, settings } = BOOK
  const single = singleOf(point, BOOK)
  if (single !== undefined) return withBox(FRESH, single.to(single.value < single.max ? single.value + 1 : single.value - 1))
  const inBox = (changed: Partial<Box>): Rules => ({ settings, box: { ...box, ...changed } })
  switch (point.about) {
    case 'setting':
      return withRule(FRESH, { set: 'setting', name: point.name, value: !settings[point.name] })
    case 'stars':
      return withBox(FRESH, { set: 'box.stars', value: [3, 2, 2, 1, 1] })
    case 'supplyTable':
      return withBox(FRESH, { set: 'box.supplyTable', value: box.supplyTable.with(point.level, [5, 5]) })
    case 'deck':
      return withBox(FRESH, { set: 'box.deck', deck: point.deck, cards: [...box.decks[point.deck], 'supply*'] })
    case 'icons':
      return withBox(FRESH, { set: 'box.area', area: point.area, barrels: 7, crowns: 7, castle: 1 })
    case 'border':
      return withBox(FRESH, { set: 'box.adjacency', a: point.a, b: point.b, touch: !borderIn(box, point.a, point.b).touch })
    case 'houseCard':
      return withBox(FRESH, { set: 'box.card', card: point.card, figures: { strength: 7, swords: 5, fortifications: 4 } })
    case 'neutral':
      return withNeutral(FRESH, point.area, 9)
    case 'startingPower':
      return withStartingPower(FRESH, 8)
    case 'startingSupply':
      return withSupply(FRESH, point.house, 6)
    case 'threat':
      return inBox({ threat: [0, 3, 6, 9, 12] })
    case 'startingTrack':
      return inBox({ tracks: { ...box.tracks, [point.track]: box.tracks[point.track].toReversed() } })
    default: {
      if (point.about !== 'startingUnits') throw new Error(point.about)
      const start = box.houses[point.house]
      return inBox({ houses: { ...box.houses, [point.house]: { ...start, units: { [start.home]: { footman: 2 } } } } })
    }
  }
}

const POINTS = pointsOf(BOOK).map((point) => [idOf(point), point] as const)
const SOME = partOf(POINTS)

beforeEach(() => {
  localStorage.clear()
  store.setState({ list: [] })
})
afterEach(() => vi.resetModules())

describe('every setting and every number of the box', () => {
  test('is a point of its own', () => {
    expect(new Set(POINTS.map(([id]) => id)).size).toBe(POINTS.length)
    expect(POINTS.length).toBeGreaterThan(180)
    expect(houseRulesIn(BOOK)).toEqual([])
    for (const [, point] of POINTS) expect(Object.keys(titles)).toContain(ruleOf(point, BOOK))
  })

  test.each(SOME)('%s, played otherwise, kept and chosen, is what a new game has', async (_id, point) => {
    const rules = otherwise(point)
    expect(houseRulesIn(rules)).toEqual([point])
    keepRules({ name: ' Ours ', settings: rules.settings, box: rules.box, tracking: PRESETS.full })
    const own = store.getState().list[0]
    expect(own?.name).toBe('Ours')
    const handedOn = own === undefined ? undefined : rulesIn(rulesFile(own).text)
    expect(handedOn).toEqual(own)
    if (handedOn === undefined) return
    const { settings, box, tracking } = handedOn
    const state = positionOf(setupOf({ ...FRESH, settings, box, tracking }, String))
    expect(state?.box).toEqual(rules.box)
    expect(state?.settings).toEqual(rules.settings)
    expect(state?.tracking).toEqual(PRESETS.full)
  })

  test.each(SOME.filter(([, point]) => changeTo(point, BOOK) !== undefined))('%s goes back to the rulebook by one change', (_id, point) => {
    const rules = otherwise(point)
    const state = positionOf(setupOf({ ...FRESH, ...rules }, String))
    const change = backToBook(point, rules)
    if (state === undefined || change === undefined) throw new Error('cannot be set')
    expect(isHouseRule(state, point)).toBe(true)
    expect(houseRulesIn(fields.apply(state, [change]))).toEqual([])
  })

  test('what no change sets counts at the start only, or is printed on the board', () => {
    const fixed = POINTS.flatMap(([, point]) => (changeTo(point, BOOK) === undefined && !isOfTheStart(point) ? [point.about] : []))
    expect(fixed).toEqual(['threat'])
  })

  /** Yields copies of the printed data, each with one changed number. */
  function* eachNumber(value: unknown): Generator {
    if (typeof value === 'number') yield value + 1
    else if (typeof value === 'boolean') yield !value
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        for (const other of eachNumber(inner)) yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
  }
  test('no number of the box is without a point', () => {
    let seen = 0
    for (const box of eachNumber(PRINTED_BOX)) {
      seen++
      if (houseRulesIn({ settings: DEFAULT_SETTINGS, box: box as Box }).length === 0) throw new Error(`nothing tells number ${seen}`)
    }
    expect(seen).toBeGreaterThan(300)
  })
})

describe('own rules', () => {
  const ours = { ...otherwise({ about: 'limit', piece: 'ship' }), name: 'Ours', tracking: PRESETS.light }

  test('outlive the app, and what lies there broken is left out', async () => {
    keepRules(ours)
    const lies = localStorage.getItem('castellan.house-rules.westeros') ?? ''
    expect(lies.length).toBeLessThan(2000)
    localStorage.setItem('castellan.house-rules.westeros', lies.replace(/^\[/, '[7,{"name":"x"},null,'))
    vi.resetModules()
    const again = await import('../../../../../../src/games/westeros/table/house-rules/own-rules')
    expect(again.saved.store.getState().list.map(({ name, box }) => [name, box.limits.ship])).toEqual([['Ours', 6]])
  })

  test('are renamed, deleted, and taken in beside those of the same name', () => {
    keepRules(ours)
    renameRules('Ours', 'Friday')
    expect(takeInRules({ ...ours, name: 'Friday' })).toBe('Friday')
    expect(takeInRules({ ...ours, name: 'Friday', tracking: PRESETS.full })).toBe('Friday (2)')
    expect(store.getState().list.map(({ name }) => name)).toEqual(['Friday', 'Friday (2)'])
    forgetRules('Friday')
    expect(store.getState().list.map(({ name }) => name)).toEqual(['Friday (2)'])
  })

  test('are kept a dozen at most, the newest', () => {
    for (let k = 0; k < 20; k++) keepRules({ ...ours, name: `Rules ${k}` })
    expect(store.getState().list.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, k) => `Rules ${k + 8}`))
  })

  const file = (change: (json: Record<string, unknown>) => unknown): string => JSON.stringify(change(JSON.parse(rulesFile(ours).text)))
  test('are in the file that they are handed on as', () => {
    expect(rulesIn(file((json) => json))?.box.limits.ship).toBe(6)
  })
  test('without a field that is newer than the file have it as the rulebook', () => {
    expect(rulesIn(file((json) => ({ ...json, settings: { ravenAnyOrder: true }, box: {} })))).toEqual({
      name: 'Ours',
      tracking: PRESETS.light,
      box: PRINTED_BOX,
      settings: { ...DEFAULT_SETTINGS, ravenAnyOrder: true },
    })
  })
  test('have a name of one line, not endless', () => {
    expect(rulesIn(file((json) => ({ ...json, name: '\u202e<b>\u0000ž\n' })))?.name).toBe('<b>ž')
    expect(rulesIn(file((json) => ({ ...json, name: 'x'.repeat(500) })))?.name).toHaveLength(LONGEST_NAME)
  })
  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a game', '{"format":"castellan-game","version":1}'],
    ['another version', file((json) => ({ ...json, version: 2 }))],
    ['another game', file((json) => ({ ...json, game: 'tiny' }))],
    ['no name', file((json) => ({ ...json, name: ' \u200b ' }))],
    ['a name that is none', file((json) => ({ ...json, name: { toString: 1 } }))],
    ['settings that are none', file((json) => ({ ...json, settings: { ravenAnyOrder: 'yes' } }))],
    ['an unknown setting', file((json) => ({ ...json, settings: { cheating: true } }))],
    ['tracking that is none', file((json) => ({ ...json, tracking: { orders: 'nowhere' } }))],
    ['a part of the box that is none', file((json) => ({ ...json, box: { dragons: 3 } }))],
    ['a prototype', rulesFile(ours).text.replace('"box":{', '"box":{"__proto__":{"rounds":3},')],
    ['endless rounds', file((json) => ({ ...json, box: { rounds: 1e9 } }))],
    ['a number that is none', file((json) => ({ ...json, box: { startingPower: -1 } }))],
    ['a deck without a card', file((json) => ({ ...json, box: { decks: { 1: [], 2: [], 3: [] } } }))],
    ['areas of another board', file((json) => ({ ...json, box: { areas: {} } }))],
    ['more pieces than there are', file((json) => ({ ...json, box: { limits: { footman: 0, knight: 0, ship: 0, power: 0 } } }))],
    ['too much', `${rulesFile(ours).text.slice(0, -1)},"more":"${'x'.repeat(MOST_CHARACTERS)}"}`],
  ])('are not in a file with %s', (_what, text) => {
    expect(rulesIn(text)).toBeUndefined()
  })
})
