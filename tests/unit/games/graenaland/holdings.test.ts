// Tests that all lists of settlements distinguish villages and buildings. A territory can contain one fort, one church and one hall.
import { expect, test } from 'vitest'
import { NO_HOLDING } from '../../../../src/games/graenaland/model/board'
import { buildingsText, holdingText, settlementsBehind } from '../../../../src/games/graenaland/table/parts/holdings'
import { madeOf } from '../../../../src/games/graenaland/table/parts/votes'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { usualIsland } from '../../../../src/games/graenaland/box/island'

const [en, cs] = [textsIn('en'), textsIn('cs')]
const state = {
  island: usualIsland(4),
  settlements: { C1: { red: { ...NO_HOLDING, village: 2, church: 1 } }, C3: { red: { ...NO_HOLDING, village: 1, fort: 1, hall: 1 } } },
}

test('a territory says which settlements a clan has there, and which hero', () => {
  expect(holdingText(state.settlements.C1.red, 'warrior', en)).toBe('3 settlements (2 villages + church), warrior')
  expect(holdingText(state.settlements.C1.red, undefined, cs)).toBe('3 sídla (2 osady + kostel)')
  expect(holdingText({ ...NO_HOLDING, village: 1 }, undefined, en)).toBe('1 village')
  expect(holdingText(NO_HOLDING, 'skald', en)).toBe('skald')
})

test('votes of settlements say which of them are buildings', () => {
  const addends = [
    { why: 'settlements', amount: 3 },
    { why: 'army', amount: 1 },
  ]
  const there = settlementsBehind(state, 'C1', 'red', en)
  expect(madeOf(addends, en, there)).toBe('3 settlements (2 villages + church) + army 1')
  expect(settlementsBehind({ settlements: { C1: { red: { ...NO_HOLDING, village: 2 } } } }, 'C1', 'red', en)).toBeUndefined()
})

test.each([
  [en, 'skald: 1 other hero', 'skald: 2 other heroes', 'army 3 − 3 (silenced by a priest)'],
  [cs, 'skald: 1 další hrdina', 'skald: 2 další hrdinové', 'vojsko 3 − 3 (umlčí kněz)'],
])('parts of the votes read as sentences do', (texts, one, two, silenced) => {
  expect(madeOf([{ why: 'audience', amount: 1 }], texts)).toBe(one)
  expect(madeOf([{ why: 'audience', amount: 2 }], texts)).toBe(two)
  expect(madeOf([{ why: 'audience', amount: 5 }], cs)).toBe('skald: 5 dalších hrdinů')
  const addends = [
    { why: 'army', amount: 3 },
    { why: 'silenced', amount: -3 },
  ]
  expect(madeOf(addends, texts)).toBe(silenced)
})

test('the buildings of a clan are listed with their places', () => {
  const text = buildingsText(state as never, 'red', en).replaceAll('\u00a0', ' ')
  expect(text).toBe('fort: Coast 3; church: Coast 1; hall: Coast 3')
  expect(buildingsText(state as never, 'blue', en)).toBe('')
})
