/** The clock of a film: plays at its own pace, pauses, and seeks. */
export interface Playback {
  readonly play: () => void
  readonly pause: () => void
  /** Goes to a time of the film, ms, and stays there or runs on as before. */
  readonly seek: (time: number) => void
  readonly pace: (speed: number) => void
  readonly close: () => void
}

export interface PlaybackOptions {
  /** How long the film is: ms. */
  readonly length: number
  /** Frame by frame while it runs, and a few more after it was stopped: the time of the film, and what has gone by on the clock, ms. */
  readonly onFrame: (time: number, ms: number) => void
  readonly onPlaying: (playing: boolean) => void
}

/** A window that was out of sight does not leap: so much goes by between two frames at most, ms. */
const LEAP = 250
/** After it was stopped, what glides or fades may come to rest: ms. */
const RESTING = 1500

/** Opens a playback at the beginning, paused. */
export const openPlayback = ({ length, onFrame, onPlaying }: PlaybackOptions): Playback => {
  let time = 0
  let speed = 1
  let playing = false
  let last: number | undefined
  let awake = 0
  let asked: number | undefined

  const frame = (now: number) => {
    asked = undefined
    const ms = Math.min(LEAP, Math.max(0, now - (last ?? now)))
    last = now
    awake -= ms
    if (playing) time = Math.min(length, time + ms * speed)
    onFrame(time, ms)
    if (playing && time >= length) stop()
    run()
  }
  const run = () => {
    if (playing || awake > 0) asked ??= requestAnimationFrame(frame)
    else last = undefined
  }
  const stop = () => {
    if (!playing) return
    playing = false
    awake = RESTING
    onPlaying(false)
  }
  return {
    play: () => {
      if (playing) return
      if (time >= length) time = 0
      playing = true
      onPlaying(true)
      run()
    },
    pause: () => {
      stop()
      run()
    },
    seek: (to) => {
      time = Math.min(length, Math.max(0, to))
      awake = RESTING
      run()
    },
    pace: (next) => {
      speed = next
    },
    close: () => {
      if (asked !== undefined) cancelAnimationFrame(asked)
      playing = false
      awake = 0
    },
  }
}
