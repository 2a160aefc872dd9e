// Tests how sentences show any entered name: without control characters, and shortened if it is too long.
import { expect, test } from 'vitest'
import { personKey, spokenName } from '../../../src/session/spoken-name'

test.each([
  ['Žofie', 'Žofie'],
  ['  Anna \n Marie\t', 'Anna Marie'],
  ['<b>Tom</b> & "co"', '<b>Tom</b> & "co"'],
  ['', ''],
  [' \u202E\u2069\u0007 ', ''],
  ['\u202Eevil\u2069', 'evil'],
  ['עברית', '\u2068עברית\u2069'],
])('%j is said as %j', (typed, spoken) => {
  expect(spokenName(typed)).toBe(spoken)
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

const UNSEEN = ['\u200B', '\u200C', '\u200D', '\u2060', '\u00AD', '\u3164', '\u2800', '\uFE0F', '\u034F', '\u180E', '\u{E0041}', '\uFEFF']

test.each(UNSEEN)('%j alone is no name, and makes no other person of somebody', (sign) => {
  expect(spokenName(sign)).toBe('')
  expect(personKey(sign)).toBe('')
  expect(personKey(`Petr${sign}`)).toBe('petr')
  expect(spokenName(`Petr${sign}`)).toBe('Petr')
})

test('a name is one person however its letters are stored', () => {
  expect(personKey(' Ba\u0301ra')).toBe(personKey('B\u00C1RA'))
  expect(personKey('Anna  Marie')).toBe('anna marie')
  expect(personKey('Petr')).not.toBe(personKey('Petra'))
})

test.each(['👩\u200D👧', '❤\uFE0F', '🏳\uFE0F\u200D🌈', '1\uFE0F\u20E3', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])(
  '%s stays joined',
  (emoji) => {
    expect(spokenName(emoji)).toBe(emoji)
  },
)

test('the sign between the letters of a Persian word stays', () => {
  expect(personKey('علی\u200Cرضا')).toBe('علی\u200Cرضا')
})
