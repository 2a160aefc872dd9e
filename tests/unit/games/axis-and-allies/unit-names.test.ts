// Tests the Czech names of units with a number: infantry and artillery are mass nouns.
import { expect, it } from 'vitest'
import { unitList } from '../../../../src/games/axis-and-allies/words/cs'
import { inAccusative } from '../../../../src/games/axis-and-allies/words/cs/names'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'

it('infantry and artillery are counted as units', () => {
  expect(unitList({ inf: 8, art: 1 })).toBe('8 jednotek pěchoty, 1 jednotka dělostřelectva')
  expect(unitList({ inf: 2, arm: 2 })).toBe('2 jednotky pěchoty, 2 tanky')
})

it('a heading names the type without a count', () => {
  expect(textsIn('cs').unit('inf')).toBe('Pěchota')
  expect(textsIn('cs').unit('art')).toBe('Dělostřelectvo')
})

it('a list of units as an object has single units in the accusative', () => {
  expect(inAccusative(unitList({ inf: 1, arm: 1, ftr: 1 }))).toBe('1 jednotku pěchoty, 1 tank, 1 stíhačku')
  expect(inAccusative(unitList({ inf: 11, aa: 1, ss: 1 }))).toBe('11 jednotek pěchoty, 1 protiletadlovou zbraň, 1 ponorku')
})
