// Tests the destination that the app shows before a player seals an order: a tile, outside the map, or a space that another hero leaves.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { ballotTitleIn } from '../../../../src/games/graenaland/table/asking/asked'
import { platesToMoves } from '../../../../src/games/graenaland/table/questions/plates'
import { begunOrder } from '../../../../src/games/graenaland/table/sealed/begun'
import { leadsOf } from '../../../../src/games/graenaland/table/sealed/leads'
import { clanMoments } from '../../../gallery/graenaland'

const state = { island: usualIsland(4), heroes: { red: { warrior: 'C1', priest: 'C3' } } } as const

test('an order says where it leads, in both languages', () => {
  const textsFor = (go: 'W' | 'E' | 'EE' | '0') =>
    (['en', 'cs'] as const).map((language) => leadsOf(textsIn(language), state, 'red', { hero: 'warrior', go }).replaceAll('\u00a0', ' '))
  expect(textsFor('E')).toEqual(['To Coast 2.', 'Cíl: Pobřeží 2.'])
  expect(textsFor('W')).toEqual(['No tile there: the hero would stay.', 'Tam žádné území není: hrdina by zůstal.'])
  expect(textsFor('EE')).toEqual(['To Coast 3: your two heroes change places.', 'Cíl: Pobřeží 3. Tvoji dva hrdinové si vymění místo.'])
  expect(textsFor('0')).toEqual(['', ''])
})

test('a hero who stands alone on the map is chosen from the start', () => {
  expect(begunOrder(['warrior'])).toEqual({ hero: 'warrior' })
  expect(begunOrder(['warrior', 'skald'])).toEqual({})
})

test('plates that lie open become one order a clan, in the order of the seats', () => {
  const orders = { white: { go: '0' }, red: { hero: 'warrior', go: 'E' } } as const
  expect(platesToMoves(['red', 'white', 'blue'], orders)).toEqual([
    { do: 'order', by: 'red', hero: 'warrior', go: 'E' },
    { do: 'order', by: 'white', go: '0' },
  ])
})

test('a ballot says what is chosen, and that the chief gives no order', () => {
  const sealed = (vpCards: boolean) =>
    clanMoments({ players: 4, way: 'referee', settings: { vpCards, goalsSealed: false, announceSealed: true } }, 1)
  const titles = (vpCards: boolean) =>
    new Set(sealed(vpCards).flatMap((moment) => (graenaland.ballots(moment.state).length > 0 ? [ballotTitleIn(moment.state, 'en')] : [])))
  expect(titles(false)).toContain('Hero orders: all but Tom choose')
  expect(titles(true)).toContain('Points to announce: everybody chooses')
})
