// Tests the look of a question that a linked phone or a second window only shows.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/table/question/question.css', 'utf8')

test('buttons that are only shown are flat, also those that a game styles outside of a layer', () => {
  // A rule in a layer would be weaker than the rules of the games, and their buttons would look as if they worked.
  const rule = /^\.only-shown \{([\s\S]*?)^\}/m.exec(css)?.[1] ?? ''
  expect(rule).toContain(':is(button, label)')
  expect(rule).toContain('bg-transparent')
})

test('an action that is only shown has no dashed border, which would mean that the rules refuse it', () => {
  const rules = [...css.matchAll(/\.only-shown \{([^}]*)\}/g)].map(([, body]) => body)
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.join()).not.toContain('dashed')
})
