import { expect, test } from 'vitest'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { raidsOf } from '../../../../src/games/westeros/rules/raids'
import { board } from './board'

test('R9.1, R13: if units are not tracked, no raid begins in an area that a neutral force holds', () => {
  const neutral = { strength: 2, house: 'greyjoy', units: { footman: 0, knight: 0, ship: 1 } } as const
  const state = board({ stage: { at: 'raids' }, tracking: PRESETS.light, areas: { 'sunset-sea': { neutral } } })
  expect(raidsOf(state, 'stark')).not.toContain('sunset-sea')
  expect(raidsOf(state, 'stark')).toContain('shivering-sea')
})
