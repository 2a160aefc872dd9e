import { useEffect } from 'react'
import { give } from '../../ui/feedback'
import { advanceClock, isDue, saveClock, readClock, STOPPED_CLOCK, useClock } from './clock'
import { useSessionPreferences, waysOf } from './session-preferences'

/** Between two beats, in milliseconds: minutes are shown, or seconds where there is a limit. */
const BEATS = { minutes: 10_000, seconds: 1000 } as const
/** How often the total is kept, in milliseconds: always the same, whoever has the phone. */
const KEEPS = 30_000

export interface Running {
  /** The open game; undefined: no clock. */
  readonly game: string | undefined
  /** The question on the table, by a name of its own; undefined while choices are sealed. */
  readonly question: string | undefined
  /** Nothing is asked any more. */
  readonly over: boolean
}

/** Lets the clock of a game run: one timer, which rests while the app is out of sight, at a pause and at the end. */
export function useRunningClock({ game, question, over }: Running): void {
  const limit = useSessionPreferences((comforts) => comforts.limit)
  const paused = useClock((clock) => clock.paused)
  useEffect(() => {
    if (game === undefined) return
    useClock.setState(readClock(game))
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
