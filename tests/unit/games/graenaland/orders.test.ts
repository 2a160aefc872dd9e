// The sealed order says where it leads before it is sealed: to a tile, off the map, or to a place that another own hero leaves.
import { expect, test } from 'vitest'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { leadsOf } from '../../../../src/games/graenaland/table/sealed/leads'

const state = { island: usualIsland(4), heroes: { red: { warrior: 'C1', priest: 'C3' } } } as const

test('an order says where it leads, in both languages', () => {
  const said = (go: 'W' | 'E' | 'EE' | '0') =>
    (['en', 'cs'] as const).map((language) => leadsOf(textsIn(language), state, 'red', { hero: 'warrior', go }).replaceAll('\u00a0', ' '))
  expect(said('E')).toEqual(['To Coast 2.', 'Cíl: Pobřeží 2.'])
  expect(said('W')).toEqual(['No tile there: the hero would stay.', 'Tam žádný díl není: hrdina by zůstal.'])
  expect(said('EE')).toEqual(['To Coast 3: your two heroes change places.', 'Cíl: Pobřeží 3. Tvoji dva hrdinové si vymění místo.'])
  expect(said('0')).toEqual(['', ''])
})
