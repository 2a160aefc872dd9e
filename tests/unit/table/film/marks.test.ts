// Tests the marks below the slider of a film: round numbers, and names of the parts of the game.
import { expect, test } from 'vitest'
import { marksOf } from '../../../../src/table/film/Player'

const frames = (...rounds: readonly (readonly [part: string | undefined, round: number])[]) =>
  rounds.flatMap(([part, round]) => Array.from({ length: 10 }, () => ({ round, part })))

test('a game without parts has a number for each round with enough space', () => {
  expect(marksOf(frames([undefined, 1], [undefined, 2])).map(({ at, text }) => [at, text])).toEqual([
    [0, '1'],
    [10, '2'],
  ])
})

test('each part of the game begins with its name, also if its first round has the same number as the round before', () => {
  const marks = marksOf(frames(['Phase 1', 1], ['Phase 1', 2], ['Phase 1', 3], ['Phase 2', 3], ['Phase 2', 4], ['Phase 2', 5]))
  expect(marks.filter(({ isPart }) => isPart).map(({ at, text }) => [at, text])).toEqual([
    [0, 'Phase 1'],
    [30, 'Phase 2'],
  ])
  expect(marks.filter(({ text, isPart }) => !isPart && text !== '').map(({ text }) => text)).toEqual(['3', '5'])
})
