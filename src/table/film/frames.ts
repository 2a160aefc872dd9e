import { line, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { onlySeals } from '../log/rounds'
import type { Flash, GameFilm } from './game-film'

/** Frame of a film; shows one entry of the current branch of the game. */
export interface FilmFrame<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
  /** Number of the entry, from 1; the same number as on the history screen, which does not count entries that only seal a choice. */
  readonly entry: number
  readonly round: number
  /** Name of the part of the game, e.g. "Phase 2"; undefined if the rounds of the game have no larger part. */
  readonly part?: string | undefined
  readonly counts: readonly (readonly [role: string, count: number])[]
  /** Areas that passed to another role by this entry. */
  readonly changed: readonly string[]
  readonly flash: Flash | undefined
}

/**
 * Returns a frame for each entry of the current branch that has events, even if nothing visible changes. Entries that only seal a choice
 * have no frame.
 */
export const framesOf = <V extends Vocabulary>(
  ledger: Ledger<V>,
  film: GameFilm<V>,
  roundOf: (state: V['state']) => number,
): readonly FilmFrame<V>[] => {
  let before: Readonly<Record<string, string>> | undefined
  return line(ledger)
    .filter((moment) => !onlySeals(moment))
    .flatMap((moment, at): readonly FilmFrame<V>[] => {
      const { state, entry } = moment
      if (entry.events.length === 0) return []
      const holders = film.holders(state)
      const areas = new Set([...Object.keys(holders), ...Object.keys(before ?? {})])
      const changed = before === undefined ? [] : [...areas].filter((area) => holders[area] !== before?.[area])
      before = holders
      return [
        {
          moment,
          entry: at + 1,
          round: roundOf(state),
          ...(film.part && { part: film.part(state) }),
          counts: film.counts(state),
          changed,
          flash: film.flash(moment),
        },
      ]
    })
}

/**
 * Returns the last frame of each round, which contains all changes of the round. The film shows only these frames if the user prefers
 * reduced motion.
 */
export const stillsOf = (frames: readonly FilmFrame[]): readonly FilmFrame[] =>
  frames.flatMap((frame, at) => {
    const isSame = ({ round, part }: FilmFrame) => round === frame.round && part === frame.part
    const next = frames[at + 1]
    if (next !== undefined && isSame(next)) return []
    const before = frames.slice(0, at).findLastIndex((one) => !isSame(one))
    const changed = frames.slice(before + 1, at + 1).flatMap((one) => one.changed)
    return [{ ...frame, changed: [...new Set(changed)], flash: undefined }]
  })

/** Start time of each frame and total duration of the film, in ms. */
export interface Schedule {
  readonly starts: readonly number[]
  readonly length: number
}

/** Duration of the film of a whole game, in ms. */
const LENGTH = 40_000
/** Maximum duration in ms of a frame of weight 1, so the film of a short game is short. */
const LONGEST = 900
/** Additional duration of the last frame, in ms. */
const ENDING = 2000
/** Duration of a frame in a film without motion, in ms. */
const STILL = 2000

/** Returns the relative duration of a frame. A contest is shown longest, then a change of the holder of an area. */
const weightOf = ({ flash, changed }: FilmFrame): number => (flash !== undefined ? 6 : changed.length > 0 ? 2.5 : 1)

/** Distributes the duration of the film over the frames according to their weights. */
export const scheduleOf = (frames: readonly FilmFrame[]): Schedule => {
  const weights = frames.map(weightOf)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const unit = Math.min(LONGEST, (LENGTH - ENDING) / all)
  let at = 0
  const starts = weights.map((weight) => {
    const start = at
    at += weight * unit
    return start
  })
  return { starts, length: at + ENDING }
}

/** Returns a schedule in which all frames have the same duration. */
export const evenSchedule = (frames: readonly FilmFrame[]): Schedule => ({
  starts: frames.map((_, at) => at * STILL),
  length: frames.length * STILL,
})

/** Returns the index of the frame at a time in ms. */
export const frameAt = ({ starts }: Schedule, time: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  )
