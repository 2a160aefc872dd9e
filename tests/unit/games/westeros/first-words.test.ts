// Tests that the first screen uses only texts that are loaded at once, and that these texts import none of the texts loaded later.
import { expect, test } from 'vitest'
import type { AnyEvent } from '../../../../src/games/westeros/model/events'
import type { AtOnce } from '../../../../src/games/westeros/words'
import { languages } from '../../../../src/ui/language'
import { loadFirstWords, loadWords } from '../../../../src/games/westeros/words'
import { refuse } from '../../../../src/games/westeros/model/refusals'
import { filesIn, read } from '../../../files'
import { allEvents, position } from './words-samples'

type EventAtOnce = Extract<AnyEvent, { e: AtOnce }>
const KINDS: readonly AnyEvent['e'][] = [
  'abilityUsed',
  'casualtiesTaken',
  'routedDestroyed',
  'retreated',
  'battleEnded',
  'rewound',
] satisfies readonly AtOnce[]
const isTold = (event: AnyEvent): event is EventAtOnce => KINDS.includes(event.e)

test.each(languages)('what is told at once is what the log tells: %s', async (language) => {
  const [first, all] = await Promise.all([loadFirstWords(language), loadWords(language)])
  const eventsAtOnce = allEvents.filter(isTold)
  expect(new Set(eventsAtOnce.map(({ e }) => e)).size).toBe(KINDS.length)
  for (const event of eventsAtOnce) expect(first.atOnce(event, position, position)).toBe(all.event(event, position, position))
})

test.each(languages)('a refusal says at once what is wrong, and later what would be allowed: %s', async (language) => {
  const [first, all] = await Promise.all([loadFirstWords(language), loadWords(language)])
  const { refusal } = refuse('RAID_OWN', { area: 'riverrun' })
  const { wrong, allowed } = all.refusal(refusal, position)
  expect(first.wrong(refusal, position)).toBe(wrong)
  expect(allowed).not.toBe('')
  expect(first).not.toHaveProperty('allowed')
})

test('the first words import none of the later ones, so that nothing fetches them too early', () => {
  const first = filesIn('src/games/westeros/words').filter((path) => /\/words\/(en|cs)\/[\w-]+\.ts$/.test(path))
  expect(first.length).toBeGreaterThan(20)
  expect(first.filter((path) => /from '\.\/deferred/.test(read(path)))).toEqual([])
})

test('what stands on the screen of the open question says first words only', () => {
  const own = ['screens/game-table', 'now/game-now', 'now/RoundCards', 'log/actions', 'questions/game-questions', 'questions/ballots']
  const shared = ['now/NowPage', 'now/DoneLine', 'question/QuestionFrame', 'ballot/Chooser']
  const screens = [...own.map((screen) => `games/westeros/table/${screen}`), ...shared.map((screen) => `src/table/${screen}`)]
  for (const screen of screens) {
    const [path = ''] = filesIn('src').filter((file) => file.replace(/\.tsx?$/, '').endsWith(screen))
    expect(read(path), screen).not.toMatch(/useAllSpeech|useGameWords|log\/lines/)
  }
})
