// Tests the screens after a game: the result, charts that a screen reader reads as tables, and exports.
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stepsOf } from '../../../../../../src/games/westeros/table/charts/ending'
import { storyOf } from '../../../../../../src/games/westeros/table/charts/story'
import { useStoryWords } from '../../../../../../src/games/westeros/table/charts/words'
import { gameLogIn } from '../../../../../../src/games/westeros/table/log/game-log'
import { gameInText } from '../../../../../../src/table/charts/format'
import { entriesTable } from '../../../../../../src/table/charts/tables'
import { useChartWords } from '../../../../../../src/table/charts/words'
import { westeros, type Choice } from '../../../../../../src/games/westeros'
import { timelineOf } from '../../../../../../src/games/westeros/views/timeline'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { line } from '../../../../../../src/referee'
import { playGame } from '../../../../../playout/game'
import { seeded } from '../../../../../playout/random'
import { setupFor } from '../../../../../playout/setups'
import { openTable, press, settle } from '../fixture'

await Promise.all([
  useChartWords.load('en'),
  useChartWords.load('cs'),
  useStoryWords.load('en'),
  useStoryWords.load('cs'),
  loadWords('cs'),
  import('../../../../../../src/games/westeros/table/charts/StoryPages'),
  import('../../../../../../src/table/charts/tables'),
])

const played = (seed: number) => {
  const random = seeded(seed)
  return playGame({ setup: setupFor({ players: 5, preset: 'referee' }, random), random, watch: false, disturb: false }).ledger
}

test('charts of a running game have their figures in tables', async () => {
  await openTable('charts')
  await settle()
  const castles = await screen.findByRole('table', { name: 'Castles by round' })
  expect(
    within(castles)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Round', 'Stark', 'Greyjoy', 'Lannister', 'Baratheon', 'Tyrell'])
  expect(await screen.findByRole('figure', { name: 'Castles by round' })).toBeTruthy()
  await press('Table: Castles by round')
  expect(await screen.findByRole('button', { name: 'Table: Castles by round', pressed: true })).toBeTruthy()
})

test('the text goes to another app, or to the clipboard where none takes it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openTable('charts')
  await settle()
  await press(/^Share as text/)
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Friday'))
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'The text is copied.')).toBe(true)
})

test('every comparison that was needed is named, and ends with the winners', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { state } = played(seed).head
    const steps = stepsOf(state)
    expect(steps[0]?.by).toBe('castles')
    expect(steps.at(-1)?.left.map(({ house }) => house)).toEqual(state.outcome?.winners)
    expect([steps.at(-1)?.by, 'draw']).toContain(state.outcome?.decidedBy)
  }
})

test.each(['en', 'cs'] as const)('text and tables tell the whole game in %s, and nothing of them is empty', async (language) => {
  const [game, speech] = [await loadWords(language), await useChartWords.load(language)]
  const ledger = played(1)
  const { state } = ledger.head
  const story = storyOf(state, timelineOf(line(ledger)), game, await useStoryWords.load(language))
  const text = gameInText(story, { title: 'Friday', minutes: 135 }, speech)
  expect(text.split('\n')).toHaveLength(3 + state.playing.length)
  expect(text).not.toMatch(/undefined|[{}]|\u00a0/)
  expect(text).toContain('2 h 15 min')
  expect(text).toContain(`${story.title.replaceAll('\u00a0', ' ')} · Friday`)
  const entries = entriesTable(ledger, westeros, gameLogIn(game), story, speech)
  expect(entries).toHaveLength(line(ledger).length + 1)
  expect(entries.every((row) => row.length === 7 && row[6] !== '')).toBe(true)
  expect(story.figures).toHaveLength(1 + (state.round + 1) * state.playing.length)
})

test('nothing sealed is in what is handed out of a running game', async () => {
  const { play } = await openTable('charts', { orders: 'app' })
  const open = () => {
    const { open: game } = play()
    if (game === undefined) throw new Error('no game')
    return game
  }
  await act(() => play().play({ do: 'ready' }))
  const { game, state, prompts } = open()
  const prompt = prompts.find(({ sealed }) => sealed)
  const [role] = prompt?.roles ?? []
  if (role === undefined || prompt === undefined) throw new Error('nothing to seal')
  const choice = game.domain(state, prompt).sample(seeded(3)) as Choice
  expect(await act(() => play().cast(role, choice))).toEqual({ how: 'done' })
  const speech = await useChartWords.load('en')
  const table = entriesTable(open().ledger, westeros, gameLogIn(await loadWords('en')), { roles: [], roleWord: 'House' }, speech)
  const areas = Object.keys(choice).flatMap((area) => state.box.areas[area]?.name ?? [])
  expect(areas.length).toBeGreaterThan(0)
  for (const area of areas) expect(JSON.stringify(table.slice(-1))).not.toContain(area)
})
