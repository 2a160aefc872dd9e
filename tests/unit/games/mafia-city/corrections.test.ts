// Tests corrections: each field has a row. If the total of Mafiosi is wrong, the app reports the numbers.
import { expect, test } from 'vitest'
import { mafiaCity } from '../../../../src/games/mafia-city'
import { FIELDS, fields } from '../../../../src/games/mafia-city/fields'
import type { Change } from '../../../../src/games/mafia-city/model/moves'
import type { State } from '../../../../src/games/mafia-city/model/state'
import { miscountsOf, offLines } from '../../../../src/games/mafia-city/table/corrections/off'
import { changeText } from '../../../../src/games/mafia-city/table/corrections/changes'
import {
  figureRows,
  mapRows,
  numberRows,
  pileRows,
  playerRows,
  roundRows,
  ruleRows,
} from '../../../../src/games/mafia-city/table/corrections/rows'
import { setTextsIn } from '../../../../src/games/mafia-city/table/corrections/words'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import type { SetRow } from '../../../../src/table/corrections/rows'
import { changesOf } from '../../table/corrections/changes-of'
import { begun, played } from './games'

const LANGUAGES = ['en', 'cs'] as const
const rowsOf = (state: State, language: (typeof LANGUAGES)[number]): readonly SetRow<Change>[] => {
  const [texts, set] = [textsIn(language), setTextsIn(language)]
  return [
    ...state.players.flatMap(({ colour }) => playerRows(state, set, colour)),
    ...figureRows(state, texts, set),
    ...mapRows(state, texts, set),
    ...pileRows(state, set),
    ...roundRows(state, texts, set),
    ...numberRows(state, texts),
    ...ruleRows(state, texts, set),
  ]
}

test('every field has a row, or the editor of stacks', () => {
  const states = [played((state) => state.stage === 'actions'), played((state) => state.stage === 'strategy')]
  const set = new Set(states.flatMap((state) => rowsOf(state, 'en')).flatMap((row) => changesOf(row).map((change) => change.set)))
  expect([...set, 'stack'].toSorted()).toEqual(Object.keys(FIELDS).toSorted())
})

test('every setting has a row', () => {
  const state = begun()
  const settings = rowsOf(state, 'en')
    .flatMap(changesOf)
    .flatMap((change) => (change.set === 'settings' ? [change.settings] : []))
  const turned = Object.keys(state.settings).filter((name) =>
    settings.some((other) => other[name as keyof typeof other] !== state.settings[name as keyof State['settings']]),
  )
  expect(turned.toSorted()).toEqual(Object.keys(state.settings).toSorted())
})

test.each(LANGUAGES)('what a row sets is read back, and is told in a sentence of its own: %s', (language) => {
  const state = played(({ stage }) => stage === 'strategy')
  for (const row of rowsOf(state, language))
    for (const change of changesOf(row)) {
      expect(fields.before(fields.apply(state, [change]), change)).toEqual(change)
      expect(changeText(change, state, textsIn(language), setTextsIn(language))).not.toMatch(/undefined|\[object/)
    }
})

test('a location that is laid elsewhere changes places with the one there', () => {
  const state = played(({ stage }) => stage === 'actions')
  const changes = mapRows(state, textsIn('en'), setTextsIn('en')).flatMap(changesOf)
  expect(changes).toHaveLength(49)
  for (const change of changes) expect(mafiaCity.decide(state, { do: 'correct', changes: [change] })).toMatchObject({ ok: true })
})

test('Mafiosi that do not add up are named with their numbers, and refused', () => {
  const state = begun()
  const change: Change = { set: 'stack', at: 2, stack: ['blue', 'red', 'red'] }
  expect(mafiaCity.decide(state, { do: 'correct', changes: [change] })).toMatchObject({ ok: false, refusal: { code: 'TOKEN_COUNT' } })
  const after = fields.apply(state, [change])
  expect(offLines(after, textsIn('en'), setTextsIn('en'))).toEqual([
    'Anna: 14 of 12 Mafiosi, 2 too many.',
    'Petr: 13 of 12 Mafiosi, 1 too many.',
  ])
  expect(offLines(after, textsIn('cs'), setTextsIn('cs'))[0]).toBe('Anna: 14 z\u00a012, 2 Mafiáni navíc.')
  const fewer: Change = { set: 'tokens', colour: 'green', hand: 3, reserve: 4, cell: 0, fresh: 0 }
  expect(offLines(fields.apply(state, [fewer]), textsIn('en'), setTextsIn('en'))).toEqual(['Tom: 7 of 12 Mafiosi, 5 too few.'])
  expect(offLines(state, textsIn('en'), setTextsIn('en'))).toEqual([])
})

test('cards that are not as many as in the box are said, and stop nobody', () => {
  const state = begun()
  expect(miscountsOf(state, setTextsIn('en'))).toEqual([])
  const change: Change = { set: 'cards', colour: 'red', cards: 6 }
  expect(mafiaCity.decide(state, { do: 'correct', changes: [change] })).toMatchObject({ ok: true })
  const after = fields.apply(state, [change])
  expect(miscountsOf(after, setTextsIn('en'))).toEqual(['53 cards in the hands and both piles; the box holds 49.'])
  expect(miscountsOf({ ...after, settings: { ...after.settings, cardsCounted: false } }, setTextsIn('en'))).toEqual([])
})
