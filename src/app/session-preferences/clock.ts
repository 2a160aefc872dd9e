/**
 * Clock that measures the total play time of a game and the time of its open question. Each tick of a timer adds the elapsed time.
 */
import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/**
 * Maximum time between two ticks of the clock, in milliseconds. A longer time does not count as play time: the phone
 * was put away or the app was closed.
 */
export const AWAY = 3 * 60_000

export interface Clock {
  /** Id of the game whose time the clock measures; empty if there is no such game. */
  readonly game: string
  /** Total play time of this game, in milliseconds. */
  readonly played: number
  /** Time for which the current question has been open, in milliseconds. */
  readonly asked: number
  /** Id of the current question; undefined if the time of the question must not be shown, e.g. while choices are sealed. */
  readonly question: string | undefined
  /** Time of the last tick of the clock, in milliseconds since 1970; undefined if the clock has not run since it was loaded. */
  readonly last: number | undefined
  readonly paused: boolean
  /** Whether the players have been reminded of the current question. */
  readonly reminded: boolean
}

export const STOPPED_CLOCK: Clock = {
  game: '',
  played: 0,
  asked: 0,
  question: undefined,
  last: undefined,
  paused: false,
  reminded: false,
}

/**
 * Returns the clock at time `now`. The time since the last tick is added to the previous question.
 * @param now milliseconds since 1970
 * @param question id of the current question
 */
export function advanceClock(clock: Clock, now: number, question: string | undefined): Clock {
  const gap = clock.last === undefined ? 0 : now - clock.last
  const passed = clock.paused || gap < 0 || gap > AWAY ? 0 : gap
  const isSame = question === clock.question
  return {
    ...clock,
    last: now,
    played: clock.played + passed,
    question,
    asked: isSame && question !== undefined ? clock.asked + passed : 0,
    reminded: isSame && clock.reminded,
  }
}

/** Returns whether the reminder of the current question is due: once per question, after the given number of minutes. */
export const isDue = ({ question, asked, reminded, paused }: Clock, minutes: number | undefined): boolean =>
  question !== undefined && !reminded && !paused && minutes !== undefined && asked >= minutes * 60_000

/** Formats a duration in milliseconds as full minutes: "4 min", "2 h 05 min". */
export const inMinutes = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** Formats a duration in milliseconds as minutes and seconds: "2:05". */
export const inSeconds = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const storedUnder = 'castellan.clocks'
/** Maximum number of games whose play time is stored; the oldest games are dropped. */
const MOST = 20

/** Stored play time of a game. Contains only the total time, not the time of each question or seat. */
interface Kept {
  readonly game: string
  readonly played: number
  readonly paused: boolean
}

const isKept = (value: unknown): value is Kept => {
  if (!isObject(value)) return false
  const { game, played, paused } = value
  return typeof game === 'string' && typeof played === 'number' && played >= 0 && typeof paused === 'boolean'
}

const readAll = (): readonly Kept[] => readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isKept) : []))

/**
 * Reads the stored clock of a game. The clock does not run until the first tick.
 * @param before play time in milliseconds if no clock of the game is stored, because the players switched the clock on during the game
 */
export const readClock = (game: string, before = 0): Clock => {
  const kept = readAll().find((one) => one.game === game)
  return { ...STOPPED_CLOCK, game, played: kept?.played ?? before, paused: kept?.paused ?? false }
}

/** Stores the total play time of a game, rounded down to seconds. */
export function saveClock({ game, played, paused }: Clock): void {
  if (game === '') return
  const total = Math.floor(played / 1000) * 1000
  const others = readAll().filter((one) => one.game !== game)
  saveStored(storedUnder, [{ game, played: total, paused }, ...others.slice(0, MOST - 1)])
}

/** Store with the clock of the open game. */
export const useClock = create<Clock>(() => STOPPED_CLOCK)

/** Pauses or resumes the clock of the open game. The time between pausing and resuming does not count. */
export function pauseClock(paused: boolean): void {
  const clock = useClock.getState()
  const now = Date.now()
  useClock.setState({ ...advanceClock(clock, now, clock.question), paused })
  saveClock(useClock.getState())
}
