import { useEffect, useRef } from 'react'
import { give } from '../../ui/feedback'
import { advanceClock, isDue, saveClock, readClock, STOPPED_CLOCK, useClock } from './clock'
import { useSessionPreferences, waysOf } from './session-preferences'

/**
 * Intervals of the timer that updates the clock, in milliseconds. `seconds` is used if the players have set a time limit, because the
 * clock then shows seconds.
 */
const BEATS = { minutes: 10_000, seconds: 1000 } as const
/**
 * Interval at which the total play time is stored, in milliseconds. The interval is constant, so that it reveals
 * nothing about the players.
 */
const KEEPS = 30_000

export interface Running {
  /** Id of the open game; undefined if the clock is off. */
  readonly game: string | undefined
  /** Unique id of the open question; undefined while choices are sealed. */
  readonly question: string | undefined
  /** Whether the game is finished. */
  readonly over: boolean
  /** Returns the play time so far in milliseconds, by the times of the history. */
  readonly playedBefore: () => number
}

/**
 * Hook that runs the clock of a game with one timer. The timer stops while the page is hidden, during a pause and at
 * the end of the game.
 */
export function useRunningClock({ game, question, over, playedBefore }: Running): void {
  const limit = useSessionPreferences((comforts) => comforts.limit)
  const paused = useClock((clock) => clock.paused)
  const before = useRef(playedBefore)
  useEffect(() => {
    before.current = playedBefore
  })
  useEffect(() => {
    if (game === undefined) return
    useClock.setState(readClock(game, before.current()))
    return () => {
      saveClock(useClock.getState())
      useClock.setState(STOPPED_CLOCK)
    }
  }, [game])
  useEffect(() => {
    if (game === undefined || over) return
    const minutes = limit === 'none' ? undefined : Number(limit)
    let kept = Date.now()
    const look = () => {
      const now = Date.now()
      let clock = advanceClock(useClock.getState(), now, question)
      if (isDue(clock, minutes)) {
        clock = { ...clock, reminded: true }
        give('reminder', waysOf(useSessionPreferences.getState()))
      }
      useClock.setState(clock)
      if (now - kept >= KEEPS) {
        kept = now
        saveClock(clock)
      }
    }
    const every = minutes !== undefined && question !== undefined ? BEATS.seconds : BEATS.minutes
    let timer: ReturnType<typeof setInterval> | undefined
    const go = () => {
      clearInterval(timer)
      look()
      if (document.visibilityState === 'visible' && !paused) timer = setInterval(look, every)
      else saveClock(useClock.getState())
    }
    const leave = () => saveClock(useClock.getState())
    go()
    document.addEventListener('visibilitychange', go)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', go)
      removeEventListener('pagehide', leave)
    }
  }, [game, question, over, limit, paused])
}
