// Tests the number of undone steps in the history: an answer of several entries is one step, and the entry of an undo is none.
import { expect, test } from 'vitest'
import { stepsUndone, type LogMoment } from '../../../../src/table/log/rounds'

const entry = (move: string, continues?: true) => ({ entry: { move: { do: move }, continues } }) as unknown as LogMoment

test.each([
  [[entry('build')], 1],
  [[entry('phase', true), entry('draw', true), entry('build')], 1],
  [[entry('build'), entry('rewind'), entry('pay', true), entry('build')], 2],
  [[entry('phase', true)], 1],
])('steps of an undone branch', (branch, steps) => {
  expect(stepsUndone(branch)).toBe(steps)
})
