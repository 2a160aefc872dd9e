// Tests the Czech texts of the set-up, and of all games: a name is always in the nominative.
import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { askingIn } from '../../../../src/games/mafia-city/table/asking/words'
import { keysIn } from '../../../../src/games/mafia-city/table/asking/words/keys'
import { rulesIn } from '../../../../src/games/mafia-city/words/rules'
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
  expect(found).toEqual([])
})

test('Czech texts count Mafiosi in the right form and call the lowest one by one name', () => {
  expect(textsIn('cs').setUp.sum(11)).toContain('zbývající jeden zůstane')
  expect(textsIn('cs').setUp.sum(10)).toContain('zbývající 2 zůstanou')
  expect(askingIn('cs').laidOut(7, 4, '2 Přístav')).toContain('7 Mafiánů, v rezervě 4 a k tomu 2 karty. Nájemný vrah stojí na lokaci 2')
  expect(keysIn('cs').thenLeads([['6 Soukromý klub', 'Jana']], false)).toBe('Pak vede: 6 Soukromý klub – Jana.')
  const files = readdirSync('src/games/mafia-city', { recursive: true, encoding: 'utf8' }).filter((file) => /cs(\/|\.ts)/.test(file))
  const source = files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(`src/games/mafia-city/${file}`, 'utf8'))
  for (const foreign of ['v čele', 'v lokaci', 'lízn', 'za čekání']) expect(source.join('')).not.toContain(foreign)
})

test('a cancelled Complicity is not the reason why the turn of another player is over', () => {
  expect(askingIn('en').turnOver('Cyril', undefined)).toBe('Cyril’s turn is over.')
  expect(askingIn('cs').turnOver('Karel', 'Práskač')).toBe('Karel má po tahu: Práskač neplatí.')
})

test('the rule about the point names the player who gets it', () => {
  expect(rulesIn('en').rules.R21[1]).toContain('gets 1 victory point')
})

test('the rules explain each of the eleven cards', () => {
  for (const language of ['en', 'cs'] as const) {
    const { rules } = rulesIn(language)
    const cards = Object.entries(rules).filter(([number]) => /^B\d+$/.test(number))
    expect(cards).toHaveLength(12)
    const { effects, vetoes } = textsIn(language)
    const names = [effects.hitman, effects.snitch, effects.thief, effects.raid, effects.strings, effects.plan, effects.shadyDeals]
    for (const name of [...names, effects.secretDeal, effects.complicity, vetoes.chief, vetoes.fbi])
      expect(cards.some(([, [title]]) => title.endsWith(name))).toBe(true)
  }
})

test('the name of a card that ends with a full stop gets no second one', () => {
  for (const language of ['en', 'cs'] as const) expect(askingIn(language).react('Cyd', 'F.B.I.')).toMatch(/^Cyd: F\.B\.I\. \p{Lu}/u)
})

test('the preview of the Police Station does not give the Policeman to the player who has it', () => {
  const textOf = (language: 'en' | 'cs', has: boolean) => textsIn(language).reminder(4, 'Jana', false, has)
  expect([textOf('en', false), textOf('en', true)]).toEqual(['Jana takes the Policeman.', 'Jana keeps the Policeman.'])
  expect([textOf('cs', false), textOf('cs', true)]).toEqual(['Jana bere Policistu.', 'Jana si nechá Policistu.'])
})
