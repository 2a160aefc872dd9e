// Tests that a rule leads to the readings of the app that add to it.
import { expect, test } from 'vitest'
import { rules as cs } from '../../../../src/games/graenaland/words/cs/rules'
import { rules as en } from '../../../../src/games/graenaland/words/en/rules'
import { ruleOf } from '../../../../src/table/rules/reference'

test.each([en, cs])('R73: lifting anchor leads to the readings about the destination and the warrior', ({ R73: [title, text] }) => {
  const rule = ruleOf('R73', 'R71', title, text)
  expect(rule.see).toEqual(['A16', 'A27'])
  expect(rule.text).not.toContain('A27')
})
