// Tests the game clock: counted playing time, time spent on a question, and stored times.
import { expect, test, vi } from 'vitest'
import {
  AWAY,
  advanceClock,
  inMinutes,
  inSeconds,
  isDue,
  readClock,
  saveClock,
  STOPPED_CLOCK,
  type Clock,
} from '../../../../src/app/session-preferences/clock'

const MINUTE = 60_000
/** Returns the clock after several updates. Each update has a time in ms and the question that is open at this time. */
const heard = (beats: readonly (readonly [at: number, question?: string])[], start: Clock = { ...STOPPED_CLOCK, game: 'g' }): Clock =>
  beats.reduce((clock, [at, question]) => advanceClock(clock, at, question), start)

test('what passes between two beats is played, and is the time of the question that was open', () => {
  const clock = heard([
    [0, 'a'],
    [MINUTE, 'a'],
    [2 * MINUTE, 'a'],
  ])
  expect(clock).toMatchObject({ played: 2 * MINUTE, asked: 2 * MINUTE })
  expect(advanceClock(clock, 3 * MINUTE, 'b')).toMatchObject({ played: 3 * MINUTE, asked: 0 })
})
test('a short look away counts, a long one does not, nor a clock that was set back', () => {
  expect(
    heard([
      [0, 'a'],
      [AWAY, 'a'],
    ]).played,
  ).toBe(AWAY)
  expect(
    heard([
      [0, 'a'],
      [AWAY + 1, 'a'],
    ]),
  ).toMatchObject({ played: 0, asked: 0 })
  expect(
    heard([
      [MINUTE, 'a'],
      [0, 'a'],
    ]).played,
  ).toBe(0)
})
test('nothing passes before the first beat, nor in a pause', () => {
  expect(heard([[5 * MINUTE, 'a']], { ...STOPPED_CLOCK, played: 7 * MINUTE }).played).toBe(7 * MINUTE)
  expect(
    heard(
      [
        [0, 'a'],
        [MINUTE, 'a'],
      ],
      { ...STOPPED_CLOCK, paused: true },
    ),
  ).toMatchObject({ played: 0, asked: 0 })
})
test('while choices are sealed the evening goes on, and no question has a time', () => {
  const clock = heard([[0], [MINUTE], [2 * MINUTE]])
  expect(clock).toMatchObject({ played: 2 * MINUTE, asked: 0, question: undefined })
})
test('a question is called to mind once, when its minutes are over', () => {
  const open = heard([
    [0, 'a'],
    [MINUTE, 'a'],
    [2 * MINUTE, 'a'],
  ])
  expect(isDue(open, 2)).toBe(true)
  expect(isDue(open, 3)).toBe(false)
  expect(isDue(open, undefined)).toBe(false)
  expect(isDue({ ...open, reminded: true }, 2)).toBe(false)
  expect(isDue({ ...open, question: undefined }, 2)).toBe(false)
  expect(isDue({ ...open, paused: true }, 2)).toBe(false)
  // After the next question opens, a reminder is possible again.
  expect(advanceClock({ ...open, reminded: true }, 2 * MINUTE, 'b').reminded).toBe(false)
})
test('times are short to read', () => {
  expect([0, 59_999, 4 * MINUTE, 60 * MINUTE, 161 * MINUTE].map(inMinutes)).toEqual(['0 min', '0 min', '4 min', '1 h 00 min', '2 h 41 min'])
  expect([0, 65_000, 600_000].map(inSeconds)).toEqual(['0:00', '1:05', '10:00'])
})
test('a clock that is switched on during a game begins with the time by the history, and then keeps its own time', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(readClock('game', 5 * MINUTE).played).toBe(5 * MINUTE)
  saveClock({ ...readClock('game', 5 * MINUTE), played: 6 * MINUTE })
  expect(readClock('game', 9 * MINUTE).played).toBe(6 * MINUTE)
  vi.unstubAllGlobals()
})
