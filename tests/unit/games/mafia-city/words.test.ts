// Tests the Czech texts of the set-up, and of all games: a name is always in the nominative.
import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'

test('nothing stays in the box when all 12 Mafiosi of a colour play', () => {
  expect(textsIn('cs').setUp.sum(12)).not.toContain('v krabici')
  expect(textsIn('en').setUp.sum(12)).not.toContain('in the box')
  expect(textsIn('cs').setUp.sum(10)).toContain('v krabici')
})

test('no Czech text puts a name after a declined "hráč"', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\/words\/.*\bcs\b.*\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap(
    (file) => readFileSync(`src/${file}`, 'utf8').match(/hráč(e|i|em|ovi|ů|ích)? \$\{(name|who|start|by|from|player)\}/gi) ?? [],
  )
  // "hlavní hráč Anna" is in the nominative.
  expect(found).toEqual(['hráč ${who}'])
})
