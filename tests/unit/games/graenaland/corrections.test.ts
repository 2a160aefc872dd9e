// Tests corrections: each field has a row, and each change has a text.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { tileOf, usualIsland } from '../../../../src/games/graenaland/box/island'
import { FIELDS, fields } from '../../../../src/games/graenaland/fields/index'
import { clansOf, placesOf } from '../../../../src/games/graenaland/model/board'
import type { Change } from '../../../../src/games/graenaland/model/moves'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY } from '../../../../src/games/graenaland/model/settings'
import type { State } from '../../../../src/games/graenaland/model/state'
import { changeText } from '../../../../src/games/graenaland/table/corrections/changes'
import {
  clanRows,
  followingRows,
  roundRows,
  ruleRows,
  spaceRows,
  territoryRows,
  tileRows,
} from '../../../../src/games/graenaland/table/corrections/rows'
import { setTextsIn } from '../../../../src/games/graenaland/table/corrections/words'
import { wayOf } from '../../../../src/games/graenaland/table/parts/settled'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import type { SetRow } from '../../../../src/table/corrections/rows'
import { changesOf } from '../../table/corrections/changes-of'
import { clanMoments } from '../../../gallery/graenaland'

const LANGUAGES = ['en', 'cs'] as const
const rowsOf = (state: State, language: (typeof LANGUAGES)[number]): readonly SetRow<Change>[] => {
  const [texts, set] = [textsIn(language), setTextsIn(language)]
  return [
    ...placesOf(state).flatMap((at) => [...territoryRows(state, texts, set, at), ...tileRows(state, texts, set, at)]),
    ...clansOf(state).flatMap((clan) => clanRows(state, texts, set, clan)),
    ...roundRows(state, texts, set),
    ...ruleRows(state, texts, set),
  ]
}

const state = clanMoments({ players: 5, way: 'referee' }, 2).findLast((moment) => moment.state.stage === 'construct')?.state
if (state === undefined) throw new Error('nobody builds in this game')

test('every field has a row', () => {
  const set = new Set(rowsOf(state, 'en').flatMap((row) => changesOf(row).map((change) => change.set)))
  expect([...set].toSorted()).toEqual(Object.keys(FIELDS).toSorted())
})

test('every setting has a row', () => {
  const settings = rowsOf(state, 'en')
    .flatMap(changesOf)
    .flatMap((change) => (change.set === 'settings' ? [change.settings] : []))
  const names = Object.keys(state.settings) as (keyof State['settings'])[]
  expect(names.filter((name) => settings.some((other) => other[name] !== state.settings[name]))).toEqual(names)
})

test.each(LANGUAGES)('what a row sets is read back, and is told in words: %s', (language) => {
  for (const row of rowsOf(state, language))
    for (const change of changesOf(row)) {
      expect(fields.before(fields.apply(state, [change]), change)).toEqual(change)
      expect(changeText(change, state, textsIn(language), setTextsIn(language))).not.toMatch(/undefined|\[object|: $/)
    }
})

test('what is followed is switched alone in mid-game, and cards only where there are some', () => {
  const named = (vpCards: boolean) => followingRows({ ...state, settings: { ...state.settings, vpCards } }, setTextsIn('en')).length
  expect([named(false), named(true)]).toEqual([3, 5])
  for (const row of followingRows(state, setTextsIn('en')))
    for (const change of changesOf(row)) {
      const decided = graenaland.decide(state, { do: 'correct', changes: [change] })
      expect(decided.ok).toBe(true)
    }
})

test.each(['referee', 'light'] as const)('the way of a game is told by what is followed: %s', (way) => {
  expect(wayOf({ ...state.settings, ...WAYS_TO_PLAY[way] })).toBe(way)
})

test.each([
  ['en', 'road, improvement (cattle)', 'plains, fort (gold), hall'],
  ['cs', 'cesta, zlepšení výnosnosti (dobytek)', 'pláně, tvrz (zlato), síň'],
] as const)(
  'a change tells the resource of an improvement, the spaces of a tile and the resource of its fort: %s',
  (language, works, tile) => {
    const textFor = (change: Change) => changeText(change, state, textsIn(language), setTextsIn(language)).split(': ')[1]
    expect(textFor({ set: 'works', at: 'C1', works: ['road', 'improvement'], resource: 'cattle' })).toBe(works)
    expect(textFor({ set: 'tile', at: 'C1', terrain: 'plains', coast: true, ways: {}, spaces: ['fort', 'hall'], fort: 'gold' })).toBe(tile)
  },
)

test('mountains have no spaces, and another terrain has its usual ones', () => {
  const island = usualIsland(4)
  const [texts, set] = [textsIn('en'), setTextsIn('en')]
  const C1 = island['C1']
  if (C1 === undefined) throw new Error('no such tile')
  const labels = (tile: typeof C1) => spaceRows(tile, texts, set, (next) => next).map(({ label }) => label)
  expect(labels(C1)).toEqual(['Space: fort', 'Space: church', 'Space: hall', 'Resource of the fort'])
  expect(labels({ ...C1, spaces: ['hall'] })).toEqual(['Space: fort', 'Space: church', 'Space: hall'])
  expect(labels(tileOf('mountains', true, C1.ways))).toEqual([])
  const [terrain] = tileRows({ ...state, island }, texts, set, 'C1')
  const changes = terrain?.kind === 'choice' ? terrain.options.map(({ change }) => change) : []
  expect(changes).toContainEqual({ set: 'tile', at: 'C1', ...tileOf('mountains', true, C1.ways) })
})

test('a change of the settings names the tracking preset and the settings that are on', () => {
  const settings = { ...DEFAULT_SETTINGS, ...WAYS_TO_PLAY.light, vpCards: true }
  const text = (language: 'en' | 'cs') =>
    changeText({ set: 'settings', settings }, { players: [] }, textsIn(language), setTextsIn(language))
  expect(text('en')).toBe('Tracking and settings: Light, Victory point cards')
  expect(text('cs')).toMatch(/^Sledování a nastavení: .+, Karty vítězných bodů$/)
})
