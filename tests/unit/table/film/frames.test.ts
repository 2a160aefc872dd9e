// Tests the frames of a film: a picture for each entry, and its duration.
import { expect, test } from 'vitest'
import { append, begin, type Ledger, type Stamp } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { evenSchedule, frameAt, framesOf, scheduleOf, stillsOf, type FilmFrame } from '../../../../src/table/film/frames'
import type { GameFilm } from '../../../../src/table/film/game-film'
import { placeOf } from '../../../../src/table/history/place'
import { tiny, tinySetup, type Tiny } from '../../../fixtures/tiny-game'
import { fresh, play, vote } from '../../../fixtures/tiny-table'

let clock = 0
const stamp = (): Stamp => ({ id: `${++clock}`, time: clock, by: 'table' })

/** Film of a game in which Anna holds the hill as soon as she has a point, and wins the second point in a contest. */
const film: GameFilm<Tiny> = {
  count: { icon: '', name: 'Points' },
  contest: '',
  holders: ({ points }) => ((points.anna ?? 0) > 0 ? { hill: 'anna' } : {}),
  counts: ({ points }) => Object.entries(points),
  flash: ({ state }) => (state.points.anna === 2 ? { area: 'hill', figures: [2, 0], text: 'Anna wins' } : undefined),
}

const played = (...points: readonly number[]): Ledger<Tiny> => {
  const opening = begin(tiny, tinySetup, stamp(), sha256)
  if (!opening.ok) throw new Error(opening.refusal.code)
  return points.reduce<Ledger<Tiny>>((ledger, one) => {
    const next = append(ledger, { do: 'add', who: 'anna', points: one }, stamp(), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, opening.value)
}
/** Returns the round of a state. A round consists of two points. */
const roundOf = ({ points }: Tiny['state']) => 1 + Math.floor((points.anna ?? 0) / 2)
const framesPlayed = (...points: readonly number[]) => framesOf(played(...points), film, roundOf)

test('every entry is a picture, and tells which areas have changed hands and what was decided', () => {
  const frames = framesPlayed(1, 1, 1)
  expect(frames.map(({ entry, changed, flash }) => [entry, changed, flash?.figures])).toEqual([
    [1, [], undefined],
    [2, ['hill'], undefined],
    [3, [], [2, 0]],
    [4, [], undefined],
  ])
})

test('entries that only seal a choice are left out, and the others have the numbers of the history screen', () => {
  const ledger = vote(play(fresh(), { do: 'add', who: 'anna', points: 1 }, { do: 'ask' }), 2, 1)
  const frames = framesOf(ledger, film, roundOf)
  expect(frames.map(({ moment }) => moment.entry.move.do)).not.toContain('cast')
  expect(frames.map(({ entry }) => entry)).toEqual(frames.map(({ moment }) => (placeOf(ledger, moment.entry.seq)?.at ?? -1) + 1))
  expect(frames.map(({ entry }) => entry)).toEqual([1, 2, 3, 4])
})

test('a still stands for each round, with all that has changed hands in it', () => {
  const stills = stillsOf(framesPlayed(1, 1, 1, 1))
  expect(stills.map(({ entry, round, changed, flash }) => [entry, round, changed, flash])).toEqual([
    [2, 1, ['hill'], undefined],
    [4, 2, [], undefined],
    [5, 3, [], undefined],
  ])
  expect(evenSchedule(stills).starts).toEqual([0, 2000, 4000])
})

const many = (count: number): readonly FilmFrame[] => {
  const [first, second, third] = framesPlayed(1, 1)
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are too few pictures')
  return Array.from({ length: count }, (_, at) => (at % 20 === 0 ? third : at % 5 === 0 ? second : first))
}

test('200 entries play in 40 seconds, and so does a game that is ten times as long', () => {
  expect(scheduleOf(many(200)).length).toBeCloseTo(40_000)
  expect(scheduleOf(many(2000)).length).toBeCloseTo(40_000)
})

test('a game of few entries is not stretched over 40 seconds', () => {
  expect(scheduleOf(many(5)).length).toBeLessThan(15_000)
})

test('a contest stands longest, then an area that changes hands', () => {
  const { starts } = scheduleOf(many(200))
  const lasts = (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)
  expect(lasts(20)).toBeGreaterThan(lasts(5))
  expect(lasts(5)).toBeGreaterThan(lasts(1))
})

test('the picture of a time is the last one that has come', () => {
  const schedule = { starts: [0, 100, 250], length: 300 }
  expect([-5, 0, 99, 100, 249, 250, 900].map((time) => frameAt(schedule, time))).toEqual([0, 0, 0, 1, 1, 2, 2])
})
