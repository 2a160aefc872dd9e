// Tests the Czech names of units with a number: infantry and artillery are mass nouns.
import { expect, it } from 'vitest'
import { unitList } from '../../../../src/games/axis-and-allies/words/cs'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'

it('infantry and artillery are counted as units', () => {
  expect(unitList({ inf: 8, art: 1 })).toBe('8 jednotek pěchoty, 1 jednotka dělostřelectva')
  expect(unitList({ inf: 2, arm: 2 })).toBe('2 jednotky pěchoty, 2 tanky')
})

it('a heading names the type without a count', () => {
  expect(textsIn('cs').unit('inf')).toBe('Pěchota')
  expect(textsIn('cs').unit('art')).toBe('Dělostřelectvo')
})
