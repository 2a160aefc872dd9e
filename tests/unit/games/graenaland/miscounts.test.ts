// Tests the warning before a correction is saved: it lists everything in the position that the rules cannot produce.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { fields } from '../../../../src/games/graenaland/fields'
import type { Change } from '../../../../src/games/graenaland/model/moves'
import { miscountTexts } from '../../../../src/games/graenaland/table/corrections/miscounts'
import { territoryRows } from '../../../../src/games/graenaland/table/corrections/rows'
import { setTextsIn } from '../../../../src/games/graenaland/table/corrections/words'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { judge } from '../../../../src/table/corrections/by-hand'
import { clanMoments } from '../../../gallery/graenaland'
import { changesOf } from '../../table/corrections/changes-of'

const state = clanMoments({ players: 4, way: 'referee' }, 2).find((moment) => moment.state.stage === 'construct')?.state
if (state === undefined) throw new Error('nobody builds in this game')
const saidIn =
  (language: 'en' | 'cs') =>
  (position: typeof state): readonly string[] =>
    miscountTexts(position, textsIn(language), setTextsIn(language)).map((text) => text.replaceAll('\u00a0', ' '))
const by = { game: graenaland, fields, warnings: () => [], miscounts: saidIn('en') }
const holding = (clan: 'red' | 'white', at: string, what: object): Change => ({
  set: 'settlements',
  at,
  clan,
  village: 0,
  fort: 0,
  church: 0,
  hall: 0,
  ...what,
})

test('a position that was played has nothing to name', () => {
  for (const moment of clanMoments({ players: 4, way: 'referee' }, 2)) expect(saidIn('en')(moment.state)).toEqual([])
})

test('a second fort without a village, and more houses than there are', () => {
  const two = judge(by, state, [holding('red', 'C1', { village: 1, fort: 1 }), holding('white', 'C1', { fort: 1 })])
  expect(two.miscounts).toEqual([
    'Coast 1: more than one fort, a territory has room for one.',
    'Coast 1: fort of Tom without a village there.',
  ])
  expect(two.isMiscount).toBe(true)
  const many = judge(by, state, [holding('red', 'C2', { village: 16 })])
  expect(many.miscounts.some((text) => /^Petr has \d+ settlements; a clan has 13 houses for the map\.$/.test(text))).toBe(true)
})

test('what was saved so before is not asked again', () => {
  const odd = fields.apply(state, [holding('white', 'I1', { fort: 1 })])
  const next = judge(by, odd, [{ set: 'army', clan: 'red', strength: 3 }])
  expect(next.miscounts.length).toBeGreaterThan(0)
  expect(next.isMiscount).toBe(false)
})

test('works, cards and mountains are named in both languages', () => {
  const position = fields.apply(state, [
    { set: 'tile', at: 'C1', terrain: 'mountains', coast: true, ways: {}, spaces: [], fort: 'ore' },
    holding('red', 'C1', { village: 1, hall: 1 }),
    ...(['red', 'white'] as const).map((clan) => holding(clan, 'I1', {})),
    ...(['purple', 'blue'] as const).map((clan): Change => ({ ...holding('red', 'I1', {}), clan }) as Change),
    { set: 'works', at: 'I1', works: ['road'], resource: 'unknown' },
    { set: 'cards', at: 'I1', cards: ['wood', 'down'] },
  ])
  expect(saidIn('en')(position)).toEqual(
    expect.arrayContaining([
      'Coast 1: hall in mountains, where buildings are not allowed.',
      'Inland 1: road where nobody has a settlement.',
      'Inland 1: 2 cards, at most 0 may lie there.',
    ]),
  )
  for (const text of saidIn('cs')(position)) expect(text).not.toMatch(/undefined|\[object/)
})

test('a church set by hand asks for its priest, and is named until the priest is on the map', () => {
  const clans = ['red', 'white', 'purple', 'blue', 'yellow'] as const
  const clan = clans.find((one) => state.heroes[one] !== undefined && state.heroes[one].priest === undefined)
  if (clan === undefined) throw new Error('every clan has its priest')
  const church = { ...holding('red', 'C1', { village: 1, church: 1 }), clan } as Change
  const set = judge(by, state, [church])
  expect(set.miscounts.some((text) => /^\w+ has a church, but the priest is not on the map\.$/.test(text))).toBe(true)
  const asked = (position: typeof state) =>
    territoryRows(position, textsIn('en'), setTextsIn('en'), 'C1').filter(
      ({ kind, label }) => kind === 'choice' && typeof label === 'string' && label.endsWith(': priest'),
    )
  const [row] = asked(fields.apply(state, [church]))
  const hero = changesOf(row as never).find((change) => (change as { at?: string }).at === 'C1') as Change
  const complete = judge(by, state, [church, hero])
  expect(complete.miscounts.filter((text) => text.includes('priest'))).toEqual([])
  expect(asked(fields.apply(state, [church, hero]))).toMatchObject([{ value: 'C1' }])
  expect(
    judge(
      by,
      fields.apply(state, [church, hero]),
      [holding('red', 'C1', { village: 1 })].map((one) => ({ ...one, clan }) as Change),
    ).miscounts.join(),
  ).toMatch(/’s priest is on the map, but \w+ has no church\./)
})
