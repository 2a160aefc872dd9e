// Tests that the printout of a session break and the charts contain the complete state, in both languages.
import { armiesOf, piecesFrom } from '../../../../src/games/axis-and-allies/model/pieces'
import { expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/axis-and-allies/box/board'
import { POWERS } from '../../../../src/games/axis-and-allies/box/powers'
import { setTextsIn } from '../../../../src/games/axis-and-allies/table/corrections/words'
import { mapWordsIn } from '../../../../src/games/axis-and-allies/table/map/words'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { setUpAgainSteps, sheetOf } from '../../../../src/games/axis-and-allies/table/rooms/sheet'
import { storyOf } from '../../../../src/games/axis-and-allies/table/rooms/story'
import { roomTextsIn } from '../../../../src/games/axis-and-allies/table/rooms/words'
import { courseOf } from '../../../../src/games/axis-and-allies/views/course'
import { roundShown } from '../../../../src/games/axis-and-allies/views/round-shown'
import { summaryOf } from '../../../../src/games/axis-and-allies/views/summary'
import { ledgerAt } from './games'

const voiceIn = (language: 'en' | 'cs') => ({
  texts: textsIn(language),
  set: setTextsIn(language),
  map: mapWordsIn(language),
  rooms: roomTextsIn(language),
})

test.each(['en', 'cs'] as const)('the sheet names every territory once with its holder, and all money: %s', (language) => {
  const { state } = ledgerAt(({ battle, round }) => battle !== undefined && round === 2).head
  const voice = voiceIn(language)
  const parts = sheetOf(state, ['?'], voice)
  const regions = parts.filter(({ role }) => role === undefined).slice(1)
  const held = regions.flatMap(({ lines }) => lines.flatMap(({ name, text }) => text.split(', ').map((at) => `${name}: ${at}`)))
  expect(held.toSorted()).toEqual(
    TERRITORIES.map(
      ({ id }) => `${voice.texts.powers[state.territories[id]?.controller ?? 'us']}: ${voice.texts.spaceName(id)}`,
    ).toSorted(),
  )
  for (const power of POWERS) {
    const own = parts.find((part) => part.role === power)
    expect(own?.lines).toContainEqual({ name: voice.map.cash, text: voice.texts.ipc(state.cash[power] ?? 0) })
  }
  const names = parts.flatMap(({ lines }) => lines.map(({ name }) => name))
  expect(names).toContain(voice.rooms.sheet.battle)
  expect(JSON.stringify([parts, setUpAgainSteps(state, voice)])).not.toMatch(/undefined|null/)
})

test('where units are told, the sheet says where they stand; elsewhere a photograph does', () => {
  const voice = voiceIn('en')
  const labelsOf = (armiesTold: boolean) =>
    setUpAgainSteps(ledgerAt(({ phase }) => phase === 3, { armiesTold }).head.state, voice).map(({ label }) => label)
  expect(labelsOf(true)).toContain('Units of Japan')
  expect(labelsOf(false)).toContain(voice.rooms.sheet.photo)
})

test('the sheet tells what is played otherwise than the rulebook, and where units stand in the order of the board', () => {
  const voice = voiceIn('en')
  const { state } = ledgerAt(({ phase }) => phase === 3, { armiesTold: true, individual: true }).head
  const pieces = piecesFrom(Object.fromEntries(Object.entries(armiesOf(state.pieces)).toReversed()))
  const parts = sheetOf({ ...state, pieces, numbers: { 'inf/cost': 4, 'income/india': 5 } }, ['?'], voice)
  expect(parts.find(({ title }) => title === voice.set.sections.rules)?.lines).toEqual([
    { name: voice.set.rules.individual[0], text: 'yes' },
    { name: 'Infantry: cost', text: '4' },
    { name: 'India: income', text: '5' },
  ])
  expect(parts.slice(-1)).toEqual(sheetOf(state, ['?'], voice).slice(-1))
  expect(JSON.stringify(setUpAgainSteps({ ...state, numbers: { 'inf/cost': 4 } }, voice))).toContain('Infantry: cost: 4')
})

test('charts, end and archive tell the same production, cities and losses', () => {
  const ledger = ledgerAt(({ over }) => over, { needed: 7 })
  const course = courseOf(ledger)
  const story = storyOf(course, voiceIn('en'))
  const summary = summaryOf(ledger)
  const [lines, cities, losses, luck] = story.charts
  if (lines?.kind !== 'lines' || cities?.kind !== 'grid' || losses?.kind !== 'bars' || luck?.kind !== 'bars') throw new Error('no chart')
  for (const { role, figures, place, won } of summary.roles) {
    const power = role as (typeof POWERS)[number]
    expect(lines.values[power]?.[0]).toBe(course.start[power])
    expect(lines.values[power]?.at(-1)).toBe(figures.production)
    expect(cities.rows.filter(({ holders }) => holders.at(-1) === power)).toHaveLength(figures.cities ?? -1)
    expect(losses.figures.map(({ values }) => values[power])).toEqual([figures.destroyed, figures.lost])
    expect(story.standings.find((one) => one.role === power)).toMatchObject({ score: figures.production, place })
    expect(story.ending?.winners.includes(power)).toBe(won)
  }
  const growths = story.standings.filter(({ place }) => place === 1).map(({ role, score }) => score - course.start[role])
  expect(growths).toEqual(growths.toSorted((a, b) => b - a))
  expect(summary.rounds).toBe(course.rounds.at(-1)?.round)
  expect(lines.rounds).toHaveLength(summary.rounds + 1)
})

/** Returns the total of one battle statistic over all powers. */
const sumOf = (course: ReturnType<typeof courseOf>, of: 'lost' | 'destroyed' | 'hits' | 'expected') =>
  POWERS.reduce((all, power) => all + course.tally[power][of], 0)

test('whatever somebody lost, somebody destroyed; dice give about their average', () => {
  const course = courseOf(ledgerAt(({ round }) => round === 6, { needed: 12 }))
  expect(sumOf(course, 'lost')).toBeGreaterThan(100)
  expect(sumOf(course, 'destroyed')).toBe(sumOf(course, 'lost'))
  expect(sumOf(course, 'expected')).toBeGreaterThan(10)
})

test('a game without battles has no chart of losses and luck, and none of cities before its first turn has ended', () => {
  const begun = storyOf(courseOf(ledgerAt(() => true)), voiceIn('cs'))
  expect(begun.charts.map(({ id }) => id)).toEqual(['production'])
  // The line chart ends with the open round, so that it is not empty in the first round.
  const [lines] = begun.charts
  expect(lines?.kind === 'lines' && lines.rounds.map(({ name }) => name)).toEqual(['začátek', '1. kolo, teď'])
  expect(begun.begun).toBe(false)
})

test('an unfinished round is not counted as ended', () => {
  const { rounds, state } = courseOf(ledgerAt(({ round, power, phase }) => round === 2 && power === 'germany' && phase === 1))
  expect(state.round).toBe(2)
  expect(rounds.map(({ round }) => round)).toEqual([1])
})

test('a game that ended after round 1 is shown in round 1, and the growth of a production is named', () => {
  const ledger = ledgerAt(({ over }) => over, { needed: 7 })
  const { state } = ledger.head
  const story = storyOf(courseOf(ledger), voiceIn('en'))
  expect(roundShown(state)).toBe(state.round - 1)
  expect(story.where).toBe(`Round ${state.round - 1}`)
  expect(story.ending?.steps.map(({ text }) => text).join(' ')).toMatch(/: growth of production /)
  expect(roundShown({ ...state, playsOn: true })).toBe(state.round)
})
