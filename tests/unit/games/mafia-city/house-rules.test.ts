// Tests house rules: every ruling and printed number has texts in both languages. An exported file restores the same house rules.
import { expect, test } from 'vitest'
import { POINTS } from '../../../../src/games/mafia-city/box/numbers'
import { fields } from '../../../../src/games/mafia-city/fields'
import { DEFAULT_SETTINGS } from '../../../../src/games/mafia-city/model/settings'
import { setTextsIn } from '../../../../src/games/mafia-city/table/corrections/words'
import { saved } from '../../../../src/games/mafia-city/table/house-rules/own-rules'
import { BOOK, groupOf, points } from '../../../../src/games/mafia-city/table/house-rules/points'
import { GROUPS, roomTextsIn } from '../../../../src/games/mafia-city/table/rooms/words'
import { bookFor, FRESH, isSettled, rulesIn, settingsIn, withRules } from '../../../../src/games/mafia-city/table/settled'
import { rules } from '../../../../src/games/mafia-city/words/en/rules'
import { begun } from './games'

test('every setting and every printed number is a point, under a rule that is there', () => {
  const ids = points.points.map(points.idOf)
  expect(ids.toSorted()).toEqual([...Object.keys(DEFAULT_SETTINGS), ...POINTS.map(({ id }) => id)].toSorted())
  for (const point of points.points) {
    expect(Object.keys(rules)).toContain(points.ruleOf(point))
    expect(GROUPS).toContain(groupOf(point))
    for (const language of ['en', 'cs'] as const) {
      expect(roomTextsIn(language).rules.groups[groupOf(point)]).toBeTruthy()
      expect(point.about === 'number' || setTextsIn(language).rules[point.name]).toBeTruthy()
    }
  }
})

test('a point is set by one change, and led back to the book by another', () => {
  const state = begun()
  const other = (value: unknown) =>
    typeof value === 'boolean' ? !value : value === 'beginner' ? 'advanced' : value === 'all' ? 'nextRound' : Number(value) + 1
  for (const point of points.points) {
    expect(points.departs(points.rulesOf(state), point)).toBe(false)
    const after = fields.apply(state, [points.changeTo(point, other(points.valueOf(BOOK, point)), state)])
    expect(points.departs(points.rulesOf(after), point)).toBe(true)
    expect(points.departures(points.rulesOf(after))).toBe(points.isVariant(point) ? 0 : 1)
    const back = fields.apply(after, [points.changeTo(point, points.valueOf(BOOK, point), after)])
    expect(points.departures(points.rulesOf(back))).toBe(0)
  }
})

test('own rules go into a file and out of it, and a foreign file is none', () => {
  const own = { name: 'Fridays', settings: { ...DEFAULT_SETTINGS, cellRelease: 'nextRound' as const }, numbers: { secretDeal: 2 } }
  expect(saved.rulesIn(saved.rulesFile(own).text)).toEqual(own)
  expect(saved.rulesIn(saved.rulesFile(own).text.replace('mafia-city', 'el-capitan'))).toBeUndefined()
  expect(saved.rulesIn('{"settings": 3}')).toBeUndefined()
  expect(saved.playsBy({ settings: DEFAULT_SETTINGS, numbers: { secretDeal: 1 } }, BOOK)).toBe(true)
})

test('what own rules settle is what the new game is played by', () => {
  const settings = { ...DEFAULT_SETTINGS, level: 'advanced', declineFigures: false, thiefDrawn: true } as const
  const options = { ...FRESH, ...withRules({ settings, numbers: { secretDeal: 3 } }) }
  expect(isSettled(options)).toBe(true)
  expect(settingsIn(options)).toEqual(settings)
  expect(rulesIn(options).numbers).toEqual({ secretDeal: 3 })
  expect(rulesIn(FRESH)).toEqual(BOOK)
})

test('the way and the level that the set-up offers are no house rules', () => {
  for (const way of ['referee', 'light'] as const)
    for (const level of ['beginner', 'advanced'] as const) {
      const options = { ...FRESH, way, level }
      expect(saved.playsBy(bookFor(options), rulesIn(options))).toBe(true)
    }
  const drawn = { ...FRESH, switches: { ...FRESH.switches, mapDrawn: true } }
  expect(saved.playsBy(bookFor(drawn), rulesIn(drawn))).toBe(false)
})
