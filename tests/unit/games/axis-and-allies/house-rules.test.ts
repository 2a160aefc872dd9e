// Tests house rules: every setting, advantage and printed number has texts in both languages. An exported file restores the same rules.
import { expect, test } from 'vitest'
import { ADVANTAGES } from '../../../../src/games/axis-and-allies/box/powers'
import { axisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { TERRITORIES } from '../../../../src/games/axis-and-allies/box/board'
import { NUMBER_POINTS } from '../../../../src/games/axis-and-allies/box/numbers'
import { DEFAULT_SETTINGS, LIGHT, type Settings } from '../../../../src/games/axis-and-allies/model/settings'
import { setTextsIn } from '../../../../src/games/axis-and-allies/table/corrections/words'
import { saved } from '../../../../src/games/axis-and-allies/table/house-rules/own-rules'
import { BOOK, groupOf, GROUPS, isLost, points } from '../../../../src/games/axis-and-allies/table/house-rules/points'
import { RULING_NAMES, RULINGS } from '../../../../src/games/axis-and-allies/table/parts/rulings'
import { FRESH, isSettled, settingsIn, settledIn } from '../../../../src/games/axis-and-allies/table/settled'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import { parseSetup } from '../../../../src/games/axis-and-allies/parse/setup'
import { rules } from '../../../../src/games/axis-and-allies/words/en/rules'

test('every setting, advantage and printed number is a point, under a rule that is there', () => {
  const { advantages: _list, ...settings } = DEFAULT_SETTINGS
  const ids = points.points.map(points.idOf)
  const all = [...Object.keys(settings), ...ADVANTAGES.map(({ id }) => id), ...NUMBER_POINTS.map(({ id }) => id)]
  expect(ids.toSorted()).toEqual(all.toSorted())
  for (const point of points.points) {
    expect(Object.keys(rules)).toContain(points.ruleOf(point))
    expect(GROUPS).toContain(groupOf(point))
  }
  expect(points.points.filter(isLost)).toHaveLength(15 + TERRITORIES.length - 1)
})

test('every value of a setting has words', () => {
  for (const language of ['en', 'cs'] as const)
    for (const name of RULING_NAMES) {
      const values = RULINGS[name].values ?? (typeof DEFAULT_SETTINGS[name] === 'boolean' ? ['true', 'false'] : [])
      for (const value of values) expect(setTextsIn(language).values[value]).toBeTruthy()
      expect([...values, '10']).toContain(`${DEFAULT_SETTINGS[name]}`)
    }
})

test('a point is set by one change, and led back to the book by another', () => {
  const otherwise: Readonly<Record<string, string>> = { refund: 'keep', bomber: 'die', all: 'fighters' }
  const other = (value: unknown) => (typeof value === 'boolean' ? !value : (otherwise[String(value)] ?? Number(value) + 1))
  const after = (from: typeof BOOK, change: ReturnType<typeof points.changeTo>) =>
    change.set === 'settings' ? { ...from, settings: change.settings } : { ...from, numbers: { [change.point]: change.value } }
  for (const point of points.points) {
    const set = after(BOOK, points.changeTo(point, other(points.valueOf(BOOK, point)), BOOK))
    expect(points.departs(set, point)).toBe(true)
    expect(points.departures(set)).toBe(points.isVariant(point) ? 0 : 1)
    expect(points.departures(after(set, points.changeTo(point, points.valueOf(BOOK, point), set)))).toBe(0)
  }
})

test('own rules go into a file and out of it, and a foreign file is none', () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, needed: 9, advantages: ['radar', 'marines'], heavyCap: 'die' }
  const own = { name: 'Fridays', settings, numbers: { 'bmb/cost': 12 } }
  expect(saved.rulesIn(saved.rulesFile(own).text)).toEqual(own)
  expect(saved.rulesIn(saved.rulesFile(own).text.replace('axis-and-allies', 'el-capitan'))).toBeUndefined()
})

test('own rules are what the new game is played by, until another way of playing is chosen', () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, needed: 9, raidsTold: false, sealedLosses: true }
  const options = settledIn({ settings, numbers: { 'bmb/cost': 12 } })
  expect(isSettled(options)).toBe(true)
  expect(settingsIn(options)).toEqual(settings)
  expect(settingsIn({ ...options, way: 'light' })).toEqual({ ...settings, ...LIGHT })
  expect({ ...DEFAULT_SETTINGS, ...settingsIn(FRESH) }).toEqual({ ...DEFAULT_SETTINGS, battlesTold: false, landingsTold: false })
})

test('another income holds on the board, from the beginning and in the game, and a corrected territory says so in the house rules', () => {
  const players = [
    { name: '', powers: ['soviet', 'uk', 'us'] },
    { name: '', powers: ['germany', 'japan'] },
  ]
  const setup = parseSetup({ players, numbers: { 'income/india': 4, 'income/atlantis': 3 } })
  const begun = setup.ok ? axisAndAllies.begin(setup.value) : setup
  const state = begun.ok ? begun.value.reduce<State | undefined>((now, event) => axisAndAllies.evolve(now, event), undefined) : undefined
  if (state === undefined) throw new Error('no game')
  expect(state.territories.india?.income).toBe(4)
  expect(state.numbers).toEqual({ 'income/india': 4 })
  const before = state.territories.brazil
  if (before === undefined) throw new Error('no Brazil')
  const set = fields.apply(state, [{ set: 'territory', at: 'brazil', ...before, income: 2 }])
  expect(set.numbers['income/brazil']).toBe(2)
  expect(fields.apply(set, [{ set: 'number', point: 'income/brazil', value: 3 }]).territories.brazil?.income).toBe(3)
})
