import { line, type Ledger, type Moment, type Vocabulary } from '../../referee'
import type { Flash, GameFilm } from './game-film'

/** One picture of a film: for an entry of the line of play. */
export interface FilmFrame<V extends Vocabulary = Vocabulary> {
  readonly moment: Moment<V>
  /** Which entry of the game it is: 1, 2, … */
  readonly entry: number
  readonly round: number
  readonly counts: readonly (readonly [role: string, count: number])[]
  /** Areas that have got another holder. */
  readonly changed: readonly string[]
  readonly flash: Flash | undefined
}

/** Every moment of the line of play as a picture. Entries without a visible change have a picture too. */
export const framesOf = <V extends Vocabulary>(
  ledger: Ledger<V>,
  film: GameFilm<V>,
  roundOf: (state: V['state']) => number,
): readonly FilmFrame<V>[] => {
  let before: Readonly<Record<string, string>> | undefined
  return line(ledger).flatMap((moment, at): readonly FilmFrame<V>[] => {
    const { state, entry } = moment
    if (entry.events.length === 0) return []
    const holders = film.holders(state)
    const areas = new Set([...Object.keys(holders), ...Object.keys(before ?? {})])
    const changed = before === undefined ? [] : [...areas].filter((area) => holders[area] !== before?.[area])
    before = holders
    return [{ moment, entry: at + 1, round: roundOf(state), counts: film.counts(state), changed, flash: film.flash(moment) }]
  })
}

/** The last picture of each round with all that has changed hands in it: for those who want nothing to move. */
export const stillsOf = (frames: readonly FilmFrame[]): readonly FilmFrame[] =>
  frames.flatMap((frame, at) => {
    if (frames[at + 1]?.round === frame.round) return []
    const before = frames.slice(0, at).findLastIndex(({ round }) => round !== frame.round)
    const changed = frames.slice(before + 1, at + 1).flatMap((one) => one.changed)
    return [{ ...frame, changed: [...new Set(changed)], flash: undefined }]
  })

/** When every picture comes, and when the film is over: ms from its beginning. */
export interface Schedule {
  readonly starts: readonly number[]
  readonly length: number
}

/** How long a whole game takes: ms. */
const LENGTH = 40_000
/** A game of few entries is not stretched: what an entry of ordinary weight takes at most, ms. */
const LONGEST = 900
/** The last picture stays so long: ms. */
const ENDING = 2000
/** How long a round is looked at where nothing moves: ms. */
const STILL = 2000

/** The duration of a frame: a contest lasts longest; an entry that only sealed or reported something is the shortest. */
const weightOf = ({ flash, changed, moment }: FilmFrame): number =>
  flash !== undefined ? 6 : changed.length > 0 ? 2.5 : moment.entry.move.do === 'cast' ? 0.25 : 1

/** Spreads the pictures over the time: contests and areas that change hands take longer than the rest. */
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

/** One picture after the other, each as long as the others. */
export const evenSchedule = (frames: readonly FilmFrame[]): Schedule => ({
  starts: frames.map((_, at) => at * STILL),
  length: frames.length * STILL,
})

/** The frame at a time. */
export const frameAt = ({ starts }: Schedule, time: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  )
