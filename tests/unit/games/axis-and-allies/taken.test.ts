// Tests the history line about a captured territory whose name is also the name of the power that holds it.
import { expect, test } from 'vitest'
import { wordsIn } from '../../../../src/games/axis-and-allies/words'

const taken = {
  e: 'taken',
  by: 'germany',
  at: 'germany',
  changes: [{ at: 'germany', from: 'soviet', to: 'germany', income: 10 }],
  liberated: false,
} as const

test.each([
  ['en', 'Germany has its home territory back.'],
  ['cs', 'Německo má zpět své domovské území.'],
] as const)('the power is not named as the new holder of itself (%s)', (language, text) => {
  expect(wordsIn(language).events.taken(taken)).toBe(text)
})
