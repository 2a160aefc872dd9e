// Tests the text for a player who is alone at a location: it must not say that the player has most Mafiosi.
import { expect, test } from 'vitest'
import { whyOf } from '../../../../src/games/mafia-city/table/parts/Verdict'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { begun } from './games'

test.each([
  ['en', 'Tom is alone here.', '1 : 1: Tom is lower in the stack.', '2 : 1: Tom has the most.'],
  ['cs', 'Mafiány tu má jen Tom.', '1 : 1: níž leží Tom.', '2 : 1: nejvíc má Tom.'],
] as const)('%s', (language, alone, lower, most) => {
  const why = (stack: readonly ('green' | 'red')[]) => whyOf(begun(), textsIn(language), { at: 1, stack, deals: [] })
  expect(why(['green'])).toBe(alone)
  expect(why(['green', 'green'])).toBe(alone)
  expect(why(['green', 'red'])).toBe(lower)
  expect(why(['red', 'green', 'green'])).toBe(most)
})

test('the counts name every player at the location', () => {
  const why = whyOf(begun(), textsIn('en'), { at: 1, stack: ['red', 'green', 'green', 'blue'], deals: [] })
  expect(why).toBe('2 : 1 : 1: Tom has the most.')
})
