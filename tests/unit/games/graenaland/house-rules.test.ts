// Tests house rules: every setting, number and price has texts in both languages. An exported file restores the same house rules.
import { expect, test } from 'vitest'
import { fields } from '../../../../src/games/graenaland/fields/index'
import { TERRAINS } from '../../../../src/games/graenaland/box/box'
import { tileOf, usualIsland } from '../../../../src/games/graenaland/box/island'
import { allPoints } from '../../../../src/games/graenaland/box/numbers'
import { placesOf } from '../../../../src/games/graenaland/model/board'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import { startTextsIn } from '../../../../src/games/graenaland/table/questions/words/start'
import { setTextsIn } from '../../../../src/games/graenaland/table/corrections/words'
import { saved } from '../../../../src/games/graenaland/table/house-rules/own-rules'
import { reportedNumbers } from '../../../../src/session/environment/reported-numbers'
import { RESOURCES } from '../../../../src/games/graenaland/box/box'
import { appliesIn, BOOK, groupOf, pointsOf, withWholePrices } from '../../../../src/games/graenaland/table/house-rules/points'
import { GROUPS, houseRulesTextsIn } from '../../../../src/games/graenaland/table/house-rules/words'
import {
  bookFor,
  FRESH,
  inWay,
  islandFor,
  isSettled,
  rulesIn,
  settingsFor,
  settledIn,
  WAYS,
  withRules,
} from '../../../../src/games/graenaland/table/parts/settled'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { rules } from '../../../../src/games/graenaland/words/en/rules'
import { clanMoments } from '../../../gallery/graenaland'

const [begun] = clanMoments({ players: 5, way: 'referee' }, 2)
if (begun === undefined) throw new Error('no game')
const { state } = begun
const places = placesOf(state)
const points = pointsOf(places, 5)

test('every setting, number and price is a point, under a rule that is there', () => {
  const ids = points.points.map(points.idOf)
  expect(ids.toSorted()).toEqual([...Object.keys(DEFAULT_SETTINGS), ...allPoints(places).map(({ id }) => id)].toSorted())
  const groups: readonly string[] = GROUPS
  const prices = points.points.filter((point) => groupOf(point) === 'prices').map(points.idOf)
  expect(prices.slice(0, 5)).toEqual(RESOURCES.map((resource) => `price/fort/${resource}`))
  expect(prices.slice(35, 40)).toEqual(RESOURCES.map((resource) => `price/village/${places[0]}/${resource}`))
  expect(prices).toHaveLength(5 * (7 + places.length))
  for (const point of points.points) {
    expect(Object.keys(rules)).toContain(points.ruleOf(point))
    expect(groups).toContain(groupOf(point))
    for (const language of ['en', 'cs'] as const) {
      const title = point.about === 'ruling' ? setTextsIn(language).rules[point.name] : textsIn(language).pointName(point.number.id)
      expect(title).not.toMatch(/undefined|price\/|^$/)
    }
  }
  for (const language of ['en', 'cs'] as const) for (const group of GROUPS) expect(houseRulesTextsIn(language).groups[group]).toBeTruthy()
})

test('a point is set by one change, and led back to the book by another', () => {
  const fresh = { ...state, settings: DEFAULT_SETTINGS, numbers: {} }
  const other = (value: unknown) => (typeof value === 'boolean' ? !value : value === 'firstPass' ? 'always' : Number(value) + 1)
  for (const point of points.points.filter((one) => !points.isLost(one))) {
    const after = fields.apply(fresh, [points.changeTo(point, other(points.valueOf(BOOK, point)), fresh)])
    expect(points.departs(points.rulesOf(after), point)).toBe(true)
    expect(points.departures(points.rulesOf(after))).toBe(points.isVariant(point) ? 0 : 1)
    const back = fields.apply(after, [points.changeTo(point, points.valueOf(BOOK, point), after)])
    expect(points.departures(points.rulesOf(back))).toBe(0)
  }
})

test('a price is unknown until one resource of it is told; then those left out cost nothing', () => {
  const valueOf = (numbers: Readonly<Record<string, number>>, id: string) => {
    const point = points.points.find((one) => points.idOf(one) === id)
    return point && points.valueOf(points.rulesOf({ settings: DEFAULT_SETTINGS, numbers }), point)
  }
  expect(valueOf({}, 'price/fort/wood')).toBeUndefined()
  const numbers = { 'price/fort/wood': 2, 'price/village/C1/grain': 4 }
  expect(valueOf(numbers, 'price/fort/wood')).toBe(2)
  expect(valueOf(numbers, 'price/fort/ore')).toBe(0)
  expect(valueOf(numbers, 'price/village/C1/ore')).toBe(0)
  expect(valueOf(numbers, 'price/village/C2/ore')).toBeUndefined()
  expect(points.departures({ settings: DEFAULT_SETTINGS, numbers })).toBe(0)
})

test('with three players their adjustments are the rulebook’s', () => {
  const three = pointsOf(Object.keys(usualIsland(3)), 3)
  expect(three.departures({ settings: { ...DEFAULT_SETTINGS, three: true }, numbers: {} })).toBe(0)
  expect(three.points.filter((point) => three.departs({ settings: DEFAULT_SETTINGS, numbers: {} }, point))).toHaveLength(1)
})

test('the variants of the rulebook and the way of tracking do not count as house rules', () => {
  const variants = { freeStart: true, vpCards: true, offerRule: true, announceSealed: true }
  for (const way of WAYS) {
    const settings = { ...DEFAULT_SETTINGS, ...WAYS_TO_PLAY[way], ...variants }
    expect(points.departures({ settings, numbers: {} })).toBe(0)
    expect(points.departures({ settings: { ...settings, goldMatches: true }, numbers: { points: 8 } })).toBe(2)
  }
})

test('the ways and variants that the set-up offers are no house rules', () => {
  for (const way of WAYS)
    for (const vpCards of [false, true]) {
      const options = { ...inWay(FRESH, way), vpCards, switches: { ...inWay(FRESH, way).switches, freeStart: true } }
      expect(saved.playsBy(bookFor(options), rulesIn(options))).toBe(true)
      const gold = { ...options, switches: { ...options.switches, goldMatches: true } }
      expect(saved.playsBy(bookFor(gold), rulesIn(gold))).toBe(false)
      expect(saved.playsBy(bookFor(options), { ...rulesIn(options), numbers: { points: 8 } })).toBe(false)
    }
})

test('own rules go into a file and out of it, and a foreign file is none', () => {
  const own = { name: 'Fridays', settings: { ...DEFAULT_SETTINGS, goldMatches: true }, numbers: { points: 8, houses: 14 } }
  expect(saved.rulesIn(saved.rulesFile(own).text)).toEqual({ ...own, numbers: { points: 8 } })
  expect(saved.rulesIn(saved.rulesFile(own).text.replace('graenaland', 'el-capitan'))).toBeUndefined()
  expect(saved.rulesIn('{"settings": 3}')).toBeUndefined()
  expect(saved.playsBy({ settings: { ...DEFAULT_SETTINGS, three: true }, numbers: { houses: 14 } }, BOOK)).toBe(true)
})

test('what own rules settle is what the new game is played by', () => {
  const settings = { ...DEFAULT_SETTINGS, vpCards: true, palisadeAll: true, paymentsTold: false, offerRule: true, three: true }
  const options = withRules({ settings, numbers: { points: 8 } }, true)
  expect(isSettled(options)).toBe(true)
  expect(saved.playsBy(rulesIn(options), { settings, numbers: { points: 8 } })).toBe(true)
  expect(settingsFor(5, options)).toEqual({ ...settings, three: false })
  expect(settingsFor(3, options)).toEqual({ ...settings, offerRule: false })
  expect(saved.playsBy(rulesIn(FRESH), BOOK)).toBe(true)
})

test.each(WAYS)('the way %s brings what is told and what is sealed, also after the other one and with own rules', (way) => {
  const cards = { ...FRESH, vpCards: true }
  const own = withRules({ settings: { ...DEFAULT_SETTINGS, vpCards: true }, numbers: {} }, true)
  for (const before of [cards, own, inWay(cards, way === 'light' ? 'referee' : 'light')]) {
    const options = inWay(before, way)
    expect(isSettled(options)).toBe(true)
    expect(settingsFor(4, options)).toMatchObject(WAYS_TO_PLAY[way])
  }
})

test('the island is laid at the set-up, comes back with the next game, and is the usual one for other numbers of players', () => {
  const usual = usualIsland(4)
  const island = { ...usual, C1: tileOf('mountains', true, usual['C1']?.ways ?? {}) }
  const options = { ...FRESH, island }
  expect(isSettled(options)).toBe(true)
  expect(islandFor(4, options)['C1']).toMatchObject({ terrain: 'mountains', spaces: [], coast: true, ways: usualIsland(4)['C1']?.ways })
  expect(islandFor(5, options)).toEqual(usualIsland(5))
  expect(islandFor(4, FRESH)).toEqual(usualIsland(4))
  expect(settledIn({ ...state, island }).island).toEqual(island)
})

test('each terrain names its own deck at the production, in both languages', () => {
  for (const language of ['en', 'cs'] as const)
    expect(new Set(TERRAINS.map((terrain) => startTextsIn(language).deck[terrain])).size).toBe(4)
})

test('a game that is begun as it is offered has no house rule', () => {
  const own = pointsOf(places, 3)
  const settings = settingsFor(3, FRESH)
  expect(own.departures(own.rulesOf({ ...state, settings, numbers: {} }))).toBe(0)
})

test('a price of which a house rule changes one part keeps the other parts of the box', () => {
  const box = { 'price/church/grain': 2, 'price/church/ore': 1, 'price/fort/wood': 2 }
  const whole = withWholePrices({ 'price/church/grain': 3 }, places, box)
  expect(whole).toMatchObject({ 'price/church/grain': 3, 'price/church/ore': 1, 'price/church/wood': 0 })
  expect(whole).not.toHaveProperty('price/fort/wood')
})

test('own rules keep the other parts of a price as the box has them', () => {
  reportedNumbers.setState({ byGame: { graenaland: { 'price/church/grain': 2, 'price/church/ore': 1 } } })
  const own = { name: 'Ours', ...BOOK, numbers: { 'price/church/grain': 3 } }
  expect(saved.rulesIn(saved.rulesFile(own).text)?.numbers).toMatchObject({ 'price/church/grain': 3, 'price/church/ore': 1 })
  reportedNumbers.setState({ byGame: {} })
})

test('a setting or number without an effect in this game is not listed', () => {
  const listed = (settings: object, players: number) =>
    points.points.filter((point) => appliesIn(point, { ...DEFAULT_SETTINGS, ...settings }, players)).map(points.idOf)
  const hidden = (settings: object, players: number) => {
    const all = listed(settings, players)
    return points.points.map(points.idOf).filter((id) => !all.includes(id))
  }
  const plain = ['three', 'palisadeAll', 'anchorWarrior', 'goalsSealed', 'announceSealed', 'points']
  expect(hidden({}, 5).toSorted()).toEqual(plain.toSorted())
  expect(hidden({ ...WAYS_TO_PLAY.light, freeStart: true }, 5)).not.toContain('offerRule')
  expect(hidden({ ...WAYS_TO_PLAY.light, freeStart: true }, 4)).toContain('offerRule')
  expect(hidden({ vpCards: true, freeStart: true, three: true }, 3).every((id) => id === 'offerRule' || id.startsWith('goal/'))).toBe(true)
  expect(listed({ vpCards: true }, 4)).toContain('points')
})
