// Tests the battle shown while a side has to play another House card (E14.8).
import { expect, test } from 'vitest'
import type { Battle } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { strength } from '../../../../src/games/westeros/rules/strength'
import { withAnotherCard } from '../../../../src/games/westeros/table/questions/another-card'
import { placed, second } from './second-game'

const state = second([placed('lannister', 'riverrun', 2), placed('stark', 'moat-cailin', 1)], 'marches')
const battle: Battle = {
  area: 'moat-cailin',
  attacker: 'lannister',
  defender: 'stark',
  from: 'riverrun',
  march: 'march-0',
  attackers: units({ footman: 2 }),
  step: 'anotherCard',
  supports: [],
  cards: { attacker: { card: 'tyrion-lannister' }, defender: { card: 'eddard-stark' } },
  pending: [],
  modifiers: [],
  redraw: 'defender',
}
const totals = (shown: Battle) => {
  const { attacker, defender } = strength(state, shown)
  return [attacker.total, defender.total]
}

test('the card that was sent back does not count; the chosen card does', () => {
  const [attacker] = totals(battle)
  expect(totals(battle)).toEqual([attacker, 1 + (state.box.cards['eddard-stark']?.strength ?? 0)])
  expect(totals(withAnotherCard(battle, undefined))).toEqual([attacker, 1])
  expect(totals(withAnotherCard(battle, 'roose-bolton'))).toEqual([attacker, 1 + (state.box.cards['roose-bolton']?.strength ?? 0)])
})
