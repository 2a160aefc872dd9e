// Tests the texts of corrections: a city lists its fortresses, and players can set the phase.
import { expect, test } from 'vitest'
import { elCapitan } from '../../../../src/games/el-capitan'
import { judge } from '../../../../src/table/corrections/by-hand'
import { PIECES } from '../../../../src/games/el-capitan/box/board'
import { fields } from '../../../../src/games/el-capitan/fields'
import { decide } from '../../../../src/games/el-capitan/rules/decide'
import { changeText, cityDifferences, longRunTexts } from '../../../../src/games/el-capitan/table/corrections/changes'
import { boardRows, courseRows } from '../../../../src/games/el-capitan/table/corrections/rows'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { IN_CITIES, ledgerAfter } from './games'

const { state } = ledgerAfter(...IN_CITIES).head

test('a change of a city alone names who is shut and whose fortresses stand', () => {
  const city = { set: 'city', city: 'venezia', row: ['red', 'green'], shut: ['blue'], fortresses: ['green', null] } as const
  expect(changeText(city, namedIn(state, 'en'))).toBe('Venezia: Anna, Petr; Shut-down warehouses: Jana; Fortresses: Petr')
  expect(changeText({ ...city, shut: [], fortresses: [null, null] }, namedIn(state, 'en'))).toBe('Venezia: Anna, Petr')
  expect(changeText(city, namedIn(state, 'cs'))).toMatch(/; Uzavřené sklady: Jana; Pevnosti: Petr$/)
})

test('the phase can be set by hand, from 1 to 3', () => {
  const [row] = courseRows(state, namedIn(state, 'en'))
  expect(row?.kind === 'choice' && row.options.map(({ change }) => change)).toEqual([1, 2, 3].map((phase) => ({ set: 'phase', phase })))
  expect(decide(state, { do: 'correct', changes: [{ set: 'phase', phase: 2 }] }).ok).toBe(true)
  // Setting a phase also adds the pieces of this phase.
  const after = fields.apply(state, [{ set: 'phase', phase: 2 }])
  expect(after.left.red?.main).toBe((state.left.red?.main ?? 0) + PIECES.main)
  expect(fields.apply(after, [{ set: 'phase', phase: 1 }])).toEqual(state)
  expect(decide(state, { do: 'correct', changes: [{ set: 'phase', phase: 4 }] }).ok).toBe(false)
})

test('four warehouses of one player in a row are warned of before they are saved', () => {
  const four = { set: 'city', city: 'venezia', row: ['red', 'red', 'red', 'red'], shut: [], fortresses: [null, null] } as const
  const front = { main: 2, neutral: 0, fortresses: 1 }
  const texts = namedIn(state, 'en')
  const by = { game: elCapitan, fields, warnings: () => [], miscounts: (now: typeof state) => longRunTexts(now, texts) }
  const verdict = judge(by, state, [four, { set: 'left', colour: 'red', ...front }])
  expect(verdict).toMatchObject({ isMiscount: true, miscounts: ['Anna: 4 in a row in Venezia; 3 is the most.'] })
  expect(verdict.refusal).toBeUndefined()
  const three = { ...four, row: ['red', 'red', 'red', 'green', 'red'] } as const
  expect(judge(by, state, [three, { set: 'left', colour: 'red', ...front }]).miscounts).toEqual([])
  expect(longRunTexts(verdict.preview, namedIn(state, 'cs'))[0]).toMatch(/^Anna: .* 4 vedle sebe, smějí nejvýš 3\.$/)
})

test('the kind of a site and the layout of the tracks are named, not given as codes', () => {
  const texts = namedIn(state, 'en')
  expect(changeText({ set: 'number', point: 'site/venezia/5', value: 2 }, texts)).toBe('Kind of site 5 in Venezia: triangle')
  expect(changeText({ set: 'number', point: 'split', value: 1 }, texts)).toMatch(/: 5 left, 3 below, 5 right$/)
  const [split, ...chart] = boardRows(state, texts)
  expect(split?.kind === 'choice' && split.options.map(({ label }) => label)).toContain('4 left, 5 below, 4 right')
  expect(chart).toHaveLength(10)
})

test('a correction of a city names only the sites and pieces that differ', () => {
  const texts = namedIn(state, 'en')
  const before = { set: 'city', city: 'venezia', row: ['red', 'green'], shut: [], fortresses: ['green', null] } as const
  const after = { ...before, row: ['red', 'red', 'blue'], shut: ['blue'] } as const
  expect(cityDifferences(before, after, texts)).toEqual([
    { before: 'Venezia, site 2: Petr', after: 'Venezia, site 2: Anna' },
    { before: 'Venezia, site 3: free', after: 'Venezia, site 3: Jana' },
    { before: 'Venezia, Shut-down warehouses: none', after: 'Venezia, Shut-down warehouses: Jana' },
  ])
  expect(cityDifferences(before, { set: 'phase', phase: 2 }, texts)).toBeUndefined()
})

test('a correction of loans names each loan with its amount', () => {
  const texts = namedIn(state, 'en')
  const loans = [
    { face: 10, extended: true },
    { face: 16, extended: false },
  ] as const
  expect(changeText({ set: 'loans', colour: 'red', loans }, texts)).toBe('Anna: Extended loan of 10, Loan of 16')
})

test('the player whose turn it is can be set by hand; the turn begins anew', () => {
  const [, row] = courseRows(state, namedIn(state, 'en'))
  expect(row?.kind === 'choice' && row.options.map(({ label }) => label)).toEqual(
    state.turns.order.map((colour) => namedIn(state, 'en').colours[colour]),
  )
  const next = state.turns.order.find((colour) => colour !== state.turns.turn) ?? 'red'
  const answer = decide(state, { do: 'correct', changes: [{ set: 'turn', colour: next }] })
  expect(answer.ok).toBe(true)
  const after = fields.apply({ ...state, turn: { bought: true, sailed: true } }, [{ set: 'turn', colour: next }])
  expect(after).toEqual({ ...state, turns: { ...state.turns, turn: next }, turn: { bought: false, sailed: false } })
  expect(changeText({ set: 'turn', colour: 'red' }, namedIn(state, 'en'))).toBe('Whose turn it is: Anna')
  expect(courseRows({ ...state, stage: 'payday' }, namedIn(state, 'en'))).toHaveLength(1)
  expect(decide(state, { do: 'correct', changes: [{ set: 'turn', colour: 'purple' }] }).ok).toBe(false)
})
