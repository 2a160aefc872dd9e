// Corrections in words: a city names its fortresses, and the phase can be set.
import { expect, test } from 'vitest'
import { PIECES } from '../../../../src/games/el-capitan/box/board'
import { fields } from '../../../../src/games/el-capitan/fields'
import { decide } from '../../../../src/games/el-capitan/rules/decide'
import { changeText } from '../../../../src/games/el-capitan/table/corrections/changes'
import { courseRows } from '../../../../src/games/el-capitan/table/corrections/rows'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { IN_CITIES, ledgerAfter } from './games'

const { state } = ledgerAfter(...IN_CITIES).head

test('a change of a city alone names who is shut and whose fortresses stand', () => {
  const city = { set: 'city', city: 'venezia', row: ['red', 'green'], shut: ['blue'], fortresses: ['green', null] } as const
  expect(changeText(city, namedIn(state, 'en'))).toBe('Venezia: Anna, Petr; Shut down: Jana; Fortresses: Petr')
  expect(changeText({ ...city, shut: [], fortresses: [null, null] }, namedIn(state, 'en'))).toBe('Venezia: Anna, Petr')
  expect(changeText(city, namedIn(state, 'cs'))).toMatch(/; Uzavřené: Jana; Pevnosti: Petr$/)
})

test('the phase can be set by hand, from 1 to 3', () => {
  const [row] = courseRows(state, namedIn(state, 'en'))
  expect(row?.kind === 'choice' && row.options.map(({ change }) => change)).toEqual([1, 2, 3].map((phase) => ({ set: 'phase', phase })))
  expect(decide(state, { do: 'correct', changes: [{ set: 'phase', phase: 2 }] }).ok).toBe(true)
  // The pieces of the new phase come, too.
  const after = fields.apply(state, [{ set: 'phase', phase: 2 }])
  expect(after.left.red?.main).toBe((state.left.red?.main ?? 0) + PIECES.main)
  expect(fields.apply(after, [{ set: 'phase', phase: 1 }])).toEqual(state)
  expect(decide(state, { do: 'correct', changes: [{ set: 'phase', phase: 4 }] }).ok).toBe(false)
})
