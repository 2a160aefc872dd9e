// Tests that the printout of a session break, the charts and the texts contain the complete state, in both languages.
import { expect, test } from 'vitest'
import { onlyRun } from '../../../../src/games/mafia-city/table/parts/runs'
import { events as csEvents } from '../../../../src/games/mafia-city/words/cs/events'
import { events as enEvents } from '../../../../src/games/mafia-city/words/en/events'
import { ordinal } from '../../../../src/games/mafia-city/words/en/names'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { setTextsIn } from '../../../../src/games/mafia-city/table/corrections/words'
import { textsOf } from '../../../../src/games/mafia-city/table/texts'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { drawsOf } from '../../../../src/games/mafia-city/rules/end-of-round'
import { setUpAgainSteps, sheetOf, stackTextOf } from '../../../../src/games/mafia-city/table/rooms/sheet'
import { storyOf } from '../../../../src/games/mafia-city/table/rooms/story'
import { roomTextsIn } from '../../../../src/games/mafia-city/table/rooms/words'
import type { State } from '../../../../src/games/mafia-city'
import { append, lineOfPlay } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { keysIn } from '../../../../src/games/mafia-city/table/asking/words/keys'
import { askingIn } from '../../../../src/games/mafia-city/table/asking/words'
import { outcomeNote, placesText } from '../../../../src/games/mafia-city/table/rooms/outcome-note'
import { gameOutcomes } from '../../../../src/games/mafia-city/table/rooms/game-outcomes'
import { standingsOf } from '../../../../src/games/mafia-city/table/rooms/standings'
import { calledIn } from '../../../../src/table/charts/story'
import { whereIn } from '../../../../src/games/mafia-city/table/asking/where'
import { courseOf } from '../../../../src/games/mafia-city/views/course'
import { summaryOf } from '../../../../src/games/mafia-city/views/summary'
import { ledgerAt, played } from './games'

const voiceIn = (language: 'en' | 'cs') => ({
  texts: textsIn(language),
  set: setTextsIn(language),
  rooms: roomTextsIn(language),
})

test.each(['en', 'cs'] as const)('the sheet names every Mafioso, card and point: %s', (language) => {
  const state = played(({ stage, stacks }) => stage === 'strategy' && Object.values(stacks).some(({ length }) => length > 1))
  const voice = voiceIn(language)
  const parts = sheetOf(state, ['?'], voice)
  const shown = parts.flatMap(({ lines }) => lines)
  for (const at of [1, 2, 3, 4, 5, 6, 7] as const) {
    const stack = stackAt(state, at).map((colour) => voice.texts.colours[colour])
    const found = shown.find(({ name }) => name === `${at} ${voice.texts.locations[at]}`)
    expect(found?.text ?? '').toBe(stack.join(', '))
  }
  for (const { colour, name } of state.players) {
    const own = parts.find((part) => part.role === colour)
    expect(own?.title).toBe(`${voice.texts.colours[colour]} · ${name}`)
    expect(own?.lines).toContainEqual({ name: voice.texts.has.hand, text: `${state.hand[colour]}` })
    expect(own?.lines).toContainEqual({ name: voice.texts.has.cards, text: `${state.cards[colour]}` })
  }
  expect(setUpAgainSteps(state, voice)).toHaveLength(2 + state.players.length + 1)
  expect(JSON.stringify([parts, setUpAgainSteps(state, voice)])).not.toMatch(/undefined|null/)
})

test('in Light the sheet holds points and markers, and no stacks', () => {
  const state = played(({ round }) => round === 2, { tokensKept: false, cardsCounted: false })
  const voice = voiceIn('en')
  const shown = sheetOf(state, [], voice).flatMap(({ lines }) => lines.map(({ name }) => name))
  expect(shown).toContain('Points')
  expect(shown).not.toContain('Mafiosi in hand')
})

test('the start player is the one who has the token: the next player while cards are drawn', () => {
  const state = played(({ stage }) => stage === 'draw')
  const voice = voiceIn('en')
  const [now] = sheetOf(state, [], voice)
  const next = state.players.find(({ colour }) => colour === drawsOf(state).startAfter)?.name
  expect(now?.lines.find(({ name }) => name === voice.rooms.sheet.start)?.text).toBe(next)
})

test('the board check names no bottom and no top for a single Mafioso', () => {
  const { rooms } = voiceIn('en')
  expect([stackTextOf(['Anna'], rooms), stackTextOf(['Anna', 'Tom'], rooms)]).toEqual(['Anna', 'Bottom (left) to top (right): Anna, Tom'])
})

test('the charts and the archive tell the same points', () => {
  const ledger = ledgerAt(({ stage }) => stage === 'over')
  const course = courseOf(ledger)
  const story = storyOf(course, voiceIn('en'))
  const summary = summaryOf(ledger)
  const [lines] = story.charts
  if (lines?.kind !== 'lines') throw new Error('no line of points')
  for (const { role, figures, place } of summary.roles) {
    const colour = role as (typeof course.state.players)[number]['colour']
    expect(lines.values[colour]?.at(-1)).toBe(figures.points)
    expect(story.standings.find((one) => one.role === colour)).toMatchObject({ score: figures.points, place })
  }
  expect(story.ending?.winners).toEqual(course.state.result?.places.slice(0, 1))
  expect(story.ending?.steps).toHaveLength(course.state.players.length)
  const controlled = story.charts.find(({ id }) => id === 'controlled')
  if (controlled?.kind !== 'grid') throw new Error('no grid of controllers')
  expect(controlled.rounds).toHaveLength(course.points.length)
  for (const { round, at, by } of course.controlled) {
    const row = controlled.rows.find(({ name }) => name === voiceIn('en').texts.locations[at])
    expect(row?.holders[course.points.findIndex((one) => one.round === round)]).toBe(by ?? null)
  }
})

test('the chart of the Mayor shows who held him at the end of each round, even if he did not choose a location', () => {
  const ledger = ledgerAt(({ stage }) => stage === 'over')
  const [first, ...rest] = lineOfPlay(ledger)
  if (first === undefined) throw new Error('no moments')
  const withMayor = (mayor: 'red' | undefined): typeof ledger => {
    const { mayor: _, ...state } = first.state
    const head = { ...first, state: { ...state, ...(mayor && { mayor }) }, parent: undefined }
    return { ...ledger, head, tip: head, last: head }
  }
  expect(rest.length).toBeGreaterThan(0)
  expect(courseOf(withMayor('red')).mayors).toEqual(new Map([[first.state.round, 'red']]))
  expect(courseOf(withMayor(undefined)).mayors).toEqual(new Map())
})

test('the points of a round include corrections before the location phase of the next round', () => {
  const ledger = ledgerAt(({ stage }) => stage === 'draw')
  const vp = (ledger.head.state.vp.blue ?? 0) + 1
  const moves = [{ do: 'correct', changes: [{ set: 'vp', colour: 'blue', vp }] } as const, { do: 'draw', fewest: false } as const]
  const later = moves.reduce((before, move, n) => {
    const after = append(before, move, { id: `${n}`.padStart(32, '0'), time: 1e9 + n, by: 'table' }, sha256)
    if (!after.ok) throw new Error(after.refusal.code)
    return after.value
  }, ledger)
  expect(later.head.state.stage).toBe('actions')
  expect(courseOf(later).points.at(-1)?.vp.blue).toBe(vp)
})

test('points that were set by hand have a row of their own in the chart of the points', () => {
  const course = courseOf(ledgerAt(({ stage }) => stage === 'over'))
  const { state } = course
  const rowsOf = (vp: typeof state.vp) => {
    const sums = storyOf({ ...course, state: { ...state, vp } }, voiceIn('en')).charts.find(({ id }) => id === 'sums')
    if (sums?.kind !== 'bars') throw new Error('no chart of sums')
    return Object.fromEntries(sums.figures.map(({ name, values }) => [name, values]))
  }
  expect(rowsOf(state.vp)['Set by hand']).toBeUndefined()
  expect(rowsOf({ ...state.vp, red: (state.vp.red ?? 0) + 3 })['Set by hand']).toEqual({ red: 3, blue: 0, green: 0 })
})

test('three or more consecutive locations are a range', () => {
  expect([placesText([1, 2, 3, 5]), placesText([2, 1]), placesText([7, 5, 6, 1])]).toEqual(['1–3, 5', '1, 2', '1, 5–7'])
})

test('a Mafioso that leaves a stack is told with its place in it: two of one colour may lie there', () => {
  const event = { e: 'jailed', by: 'blue', owner: 'red', at: 1, place: 3 } as const
  expect(enEvents.jailed(event)).toBe('Prison: a Mafioso of Red (3rd from the bottom) goes to the Cell.')
  expect(csEvents.jailed({ ...event, place: 1 })).toContain('(hlavní)')
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd'])
})

test('a single run of a stack is chosen at once, two runs are not', () => {
  expect(onlyRun(['red', 'blue'], [2])).toBe(2)
  expect(onlyRun(['red', 'blue', 'blue'], [2, 3])).toBe(3)
  expect(onlyRun(['blue', 'red', 'blue'], [1, 3])).toBeUndefined()
  expect(onlyRun(['blue', 'red'], [1, 2])).toBeUndefined()
})

test.each(['en', 'cs'] as const)('the history calls people by name, also where one is called like a colour: %s', (language) => {
  const players = [
    { colour: 'red', name: 'Green' },
    { colour: 'green', name: 'Anna' },
    { colour: 'blue', name: '' },
  ] as const
  const { events, roles } = textsOf({ players }, language)
  const back = { red: 1, green: 3 }
  const shown = events.raided({ e: 'raided', by: 'red', at: 1, back, revived: ['red'], taken: [] } as never)
  expect(shown).toContain('Green 1, Anna 3')
  expect(shown).not.toContain(roles.red)
  expect(events.placed({ e: 'placed', by: 'blue', at: 1 } as never)).toContain(roles.blue)
})

test('in Light the reserve and the cards that were reported stand in the final standings, for those who reported them', () => {
  const isOver = (state: State) => state.stage === 'over'
  const ledgers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ledgerAt(isOver, { tokensKept: false, cardsCounted: false }, seed))
  const shown = ledgers.map((ledger) => {
    const { move } = ledger.head.entry
    const { columns, rows } = standingsOf(ledger, ledger.head.state, textsIn('en'))
    const counts = (name: string) => {
      const at = columns.findIndex((column) => column.name === name)
      const reported = rows.filter(({ figures }) => figures[at] !== undefined)
      return at < 0 ? undefined : Object.fromEntries(reported.map(({ role, figures }) => [role, figures[at]]))
    }
    if (move.do !== 'end') throw new Error('no result')
    return { reported: [move.reserve, move.cards], found: [counts('In reserve'), counts('Cards')] }
  })
  for (const { reported, found } of shown) expect(found).toEqual(reported)
  expect(shown.some(({ reported }) => reported[0] !== undefined)).toBe(true)
})

test('the distance from the start player is a column where it decides, and only there', () => {
  const ledger = ledgerAt(({ stage }) => stage === 'over')
  const state = ledger.head.state
  if (state.result === undefined) throw new Error('no result')
  const shown = (decidedBy: 'vp' | 'distance') =>
    standingsOf(
      ledger,
      { ...state, start: 'blue', result: { places: ['blue', 'green', 'red'], decidedBy: ['vp', decidedBy] } },
      textsIn('en'),
    )
  const name = 'Seats from the start player'
  expect(shown('vp').columns.map((column) => column.name)).not.toContain(name)
  expect(shown('distance').columns.at(-1)?.name).toBe(name)
  expect(shown('distance').rows.map(({ figures }) => figures.at(-1))).toEqual([0, 1, 2])
})

test('the standings mark the number that decided, and the numbers that were not compared', () => {
  const ledger = ledgerAt(({ stage }) => stage === 'over')
  const state = ledger.head.state
  const { columns, rows } = standingsOf(
    ledger,
    { ...state, result: { places: ['blue', 'green', 'red'], decidedBy: ['reserve', 'vp'] } },
    textsIn('en'),
  )
  expect(columns.map(({ short }) => short)).toEqual(['points', 'reserve', 'cards', 'Mayor'])
  expect(rows.map(({ parts }) => parts)).toEqual([
    [undefined, 'decided', 'notCompared', 'notCompared'],
    [undefined, undefined, 'notCompared', 'notCompared'],
    [undefined, 'notCompared', 'notCompared', 'notCompared'],
  ])
})

test('the tables of the charts call players by name', () => {
  const { roles } = storyOf(courseOf(ledgerAt(({ stage }) => stage === 'over')), voiceIn('cs'))
  expect(roles.map(calledIn)).toEqual(['Anna', 'Petr', 'Tom'])
})

test('the header names the location that is evaluated, by its printed number and not by how many are done', () => {
  const state = played(({ cycle }) => cycle?.step === 'deals')
  const { cycle } = state
  if (cycle === undefined) throw new Error('no location')
  expect(whereIn({ ...state, cycle: { ...cycle, at: 5 }, marked: [7] }, 'cs').step).toBe('5 Obchodní čtvrť')
  expect(whereIn({ ...state, cycle: { ...cycle, at: 5, step: 'over' }, marked: [5, 7] }, 'cs').step).toBe('fáze lokací')
})

test('a map that the app has drawn is told, for the table has to lay it out; one that the table told is not', () => {
  const { head } = ledgerAt(({ map }) => map !== undefined)
  const reported = head.entry.events.filter((event) => event.e === 'mapTold')
  expect(reported).toHaveLength(1)
  expect(gameOutcomes.hasOutcome(head)).toBe(false)
  const events = reported.map((event) => ({ ...event, drawn: true as const }))
  expect(gameOutcomes.hasOutcome({ ...head, entry: { ...head.entry, events } })).toBe(true)
})

test('Complicity that nobody could play is told; that somebody decided against it is not', () => {
  const head = ledgerAt(({ stage }) => stage === 'actions').head
  const events = [{ e: 'caseClosed', owner: 'blue' }] as const
  const note = (move: typeof head.entry.move) =>
    outcomeNote({ ...head, entry: { ...head.entry, events, move } }, textsIn('cs'), askingIn('cs'), keysIn('cs'))
  expect(note({ do: 'nobody' })).toBe('Petr Spoluúčast nehraje: ve městě není Mafián, kterého lze vzít s sebou.')
  expect(note({ do: 'noComplicity', by: 'blue' })).toBe('')
})
