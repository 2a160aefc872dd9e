// How long has been played, and how long the present question has been open. Time is only ever added, in short beats.
import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/** Longer between two beats, in milliseconds, and nobody was playing: the phone was put away, the app was closed or slept. */
export const AWAY = 3 * 60_000

export interface Clock {
  /** The game whose time it is; empty: none. */
  readonly game: string
  /** Time at this table in all, in milliseconds. */
  readonly played: number
  /** How long the present question has been open, in milliseconds. */
  readonly asked: number
  /** Which question that is; undefined: none whose time may be seen, as while choices are sealed. */
  readonly question: string | undefined
  /** The last beat, in milliseconds since 1970; undefined: the clock has been stopped since. */
  readonly last: number | undefined
  readonly paused: boolean
  /** The table was reminded of this question. */
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

/** The clock a moment later: what has passed goes to the question that was open until now. */
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

/** Whether the table is to be reminded now: once, when the question has been open for so many minutes. */
export const isDue = ({ question, asked, reminded, paused }: Clock, minutes: number | undefined): boolean =>
  question !== undefined && !reminded && !paused && minutes !== undefined && asked >= minutes * 60_000

/** "4 min", "2 h 05 min": full minutes. */
export const inMinutes = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / 60_000)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** "2:05": minutes and seconds, where a limit makes them count. */
export const inSeconds = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const storedUnder = 'castellan.clocks'
/** Times of so many games are kept, the newest ones. */
const MOST = 20

/** The stored time of a game: its total alone, of no question or seat. */
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

/** The clock of a game as it was left; stopped until the first beat. */
export const readClock = (game: string): Clock => {
  const kept = readAll().find((one) => one.game === game)
  return { ...STOPPED_CLOCK, game, played: kept?.played ?? 0, paused: kept?.paused ?? false }
}

/** Keeps the total of a game on this device, in full seconds. */
export function saveClock({ game, played, paused }: Clock): void {
  if (game === '') return
  const total = Math.floor(played / 1000) * 1000
  const others = readAll().filter((one) => one.game !== game)
  saveStored(storedUnder, [{ game, played: total, paused }, ...others.slice(0, MOST - 1)])
}

/** The clock of the game on the table. */
export const useClock = create<Clock>(() => STOPPED_CLOCK)

/** Stops the clock for the whole table, or continues it. The time in between does not count. */
export function pauseClock(paused: boolean): void {
  const clock = useClock.getState()
  const now = Date.now()
  useClock.setState({ ...advanceClock(clock, now, clock.question), paused })
  saveClock(useClock.getState())
}
