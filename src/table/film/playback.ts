/** Playback of a film: functions that control it, its time, and its speed. The speed does not depend on the animation speed of the app. */
export interface Playback {
  readonly play: () => void
  readonly pause: () => void
  /** Goes to a time of the film in ms. A playing film keeps playing, a paused film stays paused. */
  readonly seek: (time: number) => void
  readonly pace: (speed: number) => void
  readonly close: () => void
}

export interface PlaybackOptions {
  /** Duration of the film in ms. */
  readonly length: number
  /**
   * Called for each animation frame during playback and shortly after a pause. Receives the time of the film and the real time since
   * the last call, in ms.
   */
  readonly onFrame: (time: number, ms: number) => void
  readonly onPlaying: (playing: boolean) => void
}

/** Maximum real time in ms between two animation frames; prevents a jump after the page was hidden. */
const LEAP = 250
/** Time in ms after a pause during which the film finishes camera movements and fades. */
const RESTING = 1500

/** Creates the playback of a film at time 0, paused. */
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
