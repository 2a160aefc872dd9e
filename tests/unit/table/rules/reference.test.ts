// Tests rules references of any game: numbers without a chapter letter, paragraphs without a number, addresses without a rule.
import { expect, test } from 'vitest'
import { entriesOf } from '../../../../src/table/rules/entries'
import { chapterOf, nameOfRule, ruleOf } from '../../../../src/table/rules/reference'
import type { Rule } from '../../../../src/table/game/rule-book'
import { find, searchable } from '../../../../src/table/rules/search'

const written = '### T1\nTrade goes over the strait (T2).\n\n### T2\nShips carry one good.\n> A ship with tin carries no wool.\n'
const [first, second] = Object.entries(entriesOf(written)).map(([number, entry]) => ruleOf(number, 'T', `Rule ${number}`, entry))
const card: Rule = { number: 'harbour', chapter: 'cards', title: 'Harbour', text: 'One more good.', see: [], unnumbered: true }
const rules = [first, second, card].flatMap((rule) => rule ?? [])
const chapters = [
  { number: 'T', title: 'Trade' },
  { number: 'cards', title: 'Cards' },
]

test('a rule names those beside it, and its text is read without their numbers', () => {
  expect(first).toEqual({ number: 'T1', chapter: 'T', title: 'Rule T1', text: 'Trade goes over the strait.', see: ['T2'] })
  expect(second?.example).toBe('A ship with tin carries no wool.')
  expect(rules.map(nameOfRule)).toEqual(['T1 Rule T1', 'T2 Rule T2', 'Harbour'])
})

test('an address is a chapter, a rule of one, or neither', () => {
  expect(['T', 'T2', 'harbour', 'T9'].map((number) => chapterOf({ chapters, rules }, number))).toEqual(['T', 'T', 'cards', undefined])
})

test('a number finds its rule, a word every rule that says it', () => {
  const found = (typed: string) => find(searchable(rules), typed).map(({ number }) => number)
  expect(found('t2')).toEqual(['T2'])
  expect(found('good')).toEqual(['T2', 'harbour'])
  expect(found('T9')).toEqual([])
})

test('a number without its letter finds the rules with this number before the rules that contain it', () => {
  const book = ['R3', 'R3.1', 'R35', 'E3', 'A4'].map((number) =>
    ruleOf(number, number, `Title ${number}`, number === 'A4' ? 'Pay 3.' : 'Text.'),
  )
  const found = (typed: string) => find(searchable(book), typed).map(({ number }) => number)
  expect(found('3')).toEqual(['R3', 'E3', 'R3.1', 'A4'])
  expect(found('35')).toEqual(['R35'])
  expect(found('3.1')).toEqual(['R3.1'])
})

test('rules with a part of the words come after those with all of them, and words that mean the same count as one', () => {
  const ready = searchable(rules)
  expect(find(ready, 'who trades wool').map(({ number }) => number)).toEqual(['T1', 'T2'])
  expect(find(ready, 'sea').map(({ number }) => number)).toEqual([])
  expect(find(ready, 'sea', 'harbour port|sea strait').map(({ number }) => number)).toEqual(['T1'])
})
