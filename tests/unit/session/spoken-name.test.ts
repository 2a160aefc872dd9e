// The sentence around a name stays whole for any typed name.
import { expect, test } from 'vitest'
import { spokenName } from '../../../src/session/spoken-name'

test.each([
  ['Žofie', 'Žofie'],
  ['  Anna \n Marie\t', 'Anna Marie'],
  ['<b>Tom</b> & "co"', '<b>Tom</b> & "co"'],
  ['', ''],
  [' \u202E\u2069\u0007 ', ''],
  ['\u202Eevil\u2069', 'evil'],
  ['עברית', '\u2068עברית\u2069'],
])('%j is said as %j', (typed, said) => {
  expect(spokenName(typed)).toBe(said)
})

test('a long name is cut, but no emoji is torn apart', () => {
  expect(spokenName('W'.repeat(200))).toBe(`${'W'.repeat(27)}…`)
  const family = '👩‍👩‍👧‍👦'
  expect(spokenName(family.repeat(28))).toBe(family.repeat(28))
  expect(spokenName(family.repeat(60))).toBe(`${family.repeat(27)}…`)
})

test('accents heaped on one letter are thinned out', () => {
  expect(spokenName(`Z${'\u0301'.repeat(50)}ed`)).toBe(`Z${'\u0301'.repeat(4)}ed`)
})
