// Tests that the screens use the names of players and cities that the players entered.
import { expect, test } from 'vitest'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
import { setUpAgainSteps, sheetOf } from '../../../../src/games/el-capitan/table/rooms/sheet'
import { storyOf } from '../../../../src/games/el-capitan/table/rooms/story'
import { roomTextsIn } from '../../../../src/games/el-capitan/table/rooms/words'
import { summaryOf } from '../../../../src/games/el-capitan/views/summary'
import { lengthOf } from '../../../../src/table/charts/format'
import cs from '../../../../src/table/charts/words/cs'
import type { ChartWords } from '../../../../src/table/charts/words'
import { speak } from '../../../../src/ui/words'
import { courseOf } from '../../../../src/games/el-capitan/views/course'
import { IN_CITIES, ledgerAfter, TO_RESULT } from './games'

const IN_THE_EAST: typeof IN_CITIES = [...IN_CITIES, { do: 'sail', to: 'east' }, { do: 'build', site: 2 }, { do: 'endTurn' }]

test.each(['en', 'cs'] as const)('the sheet of a session break has the typed names of cities and people: %s', (language) => {
  const { state } = ledgerAfter(...IN_THE_EAST).head
  const voice = { texts: textsIn(language), named: namedIn(state, language), rooms: roomTextsIn(language) }
  const parts = sheetOf(state, ['?'], voice)
  expect(parts.map(({ title }) => title)).toContain('Candia')
  expect(parts[0]?.lines).toContainEqual({ name: voice.rooms.sheet.order, text: 'Anna, Petr, Jana' })
  expect(JSON.stringify(parts.find(({ role }) => role === 'red'))).toContain('Candia')
  // The printout identifies pieces by their colour.
  expect(parts.find(({ title }) => title === 'Candia')?.lines[0]?.text).toBe(`2 ${voice.texts.colours.red}`)
  expect(setUpAgainSteps(state, voice).map(({ label }) => label)).toContainEqual(expect.stringContaining('Candia'))
})

test('the sheet of a session break has the start token, the bonus cards left, the house rules and the numbers read', () => {
  const { state: begun } = ledgerAfter(...IN_CITIES).head
  const state = { ...begun, bonus: { green: 15 }, settings: { ...begun.settings, smallExtended: 16 as const, moneyTold: false } }
  const voice = { texts: textsIn('en'), named: namedIn(state, 'en'), rooms: roomTextsIn('en') }
  const [now, ...others] = sheetOf(state, [], voice)
  expect(now?.lines).toContainEqual({ name: 'Start token', text: 'Anna' })
  expect(now?.lines).toContainEqual({ name: 'Bonus cards that nobody has', text: '10, 5' })
  expect(now?.lines).toContainEqual({ name: 'House rules in force', text: 'What an extended loan of 10 costs: 16' })
  expect(others.at(-1)?.title).toBe('Numbers read off the board')
  expect(others.at(-1)?.lines).toContainEqual({
    name: 'Napoli',
    text: 'Track 1 2 3 4 5 6 7 8 9 10 11 12 13 · Dark sites 4 7 · Harbours 3 4 · Fortresses 8 10',
  })
})

test('charts and the end call people by their names', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const over = { ...state, stage: 'over' as const, result: { winners: ['green' as const], florins: { red: 30, green: 40, blue: 20 } } }
  const payouts = (['red', 'green', 'blue'] as const).map((colour, at) => ({ colour, addends: [], total: 10 + at }))
  const voice = { texts: namedIn(state, 'en'), colours: textsIn('en').colours, rooms: roomTextsIn('en') }
  const story = storyOf({ ...courseOf(ledgerAfter(...IN_CITIES)), state: over, paydays: [{ phase: 1, payouts }] }, voice)
  const json = JSON.stringify([story.charts, story.ending, story.standings])
  expect(story.ending?.title).toContain('Petr')
  expect(json).toContain('Jana')
  expect(json).not.toMatch(/\b(Red|Green|Blue)\b/)
})

test('the length of a game is counted in phases, with turns and without, and a column of paydays is called so', () => {
  const ledger = ledgerAfter(...TO_RESULT)
  const { state } = ledger.head
  const voice = { texts: namedIn(state, 'cs'), colours: textsIn('cs').colours, rooms: roomTextsIn('cs') }
  const story = storyOf(courseOf(ledger), voice)
  expect(summaryOf(ledger)).toMatchObject({ rounds: 3, unit: 'phase' })
  expect(lengthOf(speak('cs', cs) as unknown as ChartWords, story, 100).replaceAll('\u00a0', ' ')).toBe('3 fáze · 1 h 40 min u stolu')
  const heads = story.charts.flatMap((chart) => ('head' in chart ? ([chart.head].flat()[0] ?? []) : []))
  expect(heads.map((head) => head.replaceAll('\u00a0', ' '))).toEqual(['Výplatní den', 'Výplatní den'])
})
