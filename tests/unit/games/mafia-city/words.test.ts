// Tests the Czech texts of the set-up.
import { expect, test } from 'vitest'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'

test('nothing stays in the box when all 12 Mafiosi of a colour play', () => {
  expect(textsIn('cs').setUp.sum(12)).not.toContain('v krabici')
  expect(textsIn('en').setUp.sum(12)).not.toContain('in the box')
  expect(textsIn('cs').setUp.sum(10)).toContain('v krabici')
})
