import { useState, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Slider } from '../../ui/Slider'
import * as icons from '../icons'
import type { FilmFrame } from './frames'
import { pause, play } from './icons'
import type { Playback } from './playback'
import type { Film } from './film-renderer'
import { useFilmWords } from './words'

const SPEEDS = [1, 2, 4] as const

export interface PlayerProps {
  readonly film: Film
  /** Index of the displayed frame. */
  readonly at: number
  readonly playing: boolean
  /** Text of the slider for screen readers: "Entry 57 of 320, Round 3, Stark marches". */
  readonly valueText: string
  readonly projector: { readonly current: Playback | undefined }
  /** Content after the control buttons, such as the share button. */
  readonly children: ReactNode
}

/** Controls of the film: play, pause, speed, single steps, and a slider. Dragging the slider pauses the film. */
export function Player({ film: { frames, schedule }, at, playing, valueText, projector, children }: PlayerProps) {
  const { words, say } = useFilmWords()
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1)
  const last = frames.length - 1
  const goTo = (to: number) => {
    projector.current?.pause()
    projector.current?.seek(schedule.starts[to] ?? 0)
  }
  const faster = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
    setSpeed(next)
    projector.current?.pace(next)
  }
  const step = (icon: string, label: string, to: number) => (
    <IconButton icon={icon} label={label} aria-disabled={to === at || undefined} onClick={() => to !== at && goTo(to)} />
  )
  return (
    <section className="film-player" aria-label={words.player}>
      <div className="film-slider">
        <Marks frames={frames} at={at} />
        <Slider label={words.which} max={last} value={at} valueText={valueText} onChange={goTo} onTake={() => projector.current?.pause()} />
      </div>
      <div className="film-buttons flex items-center justify-between">
        <button type="button" className="tap" aria-label={say(words.speed, { n: speed })} onClick={faster}>
          {speed}×
        </button>
        {step(icons.back, words.previous, Math.max(0, at - 1))}
        <button
          type="button"
          className="film-play"
          aria-label={playing ? words.pause : words.play}
          onClick={() => (playing ? projector.current?.pause() : projector.current?.play())}
        >
          <Icon of={playing ? pause : play} />
        </button>
        {step(icons.chevron, words.next, Math.min(last, at + 1))}
        {children}
      </div>
    </section>
  )
}

/** Returns the position of an entry on the slider as a CSS variable from 0 to 1. */
const placeOf = (at: number, frames: readonly FilmFrame[]) => ({ '--at': at / Math.max(1, frames.length - 1) }) as CSSProperties

/** Minimum distance between two round numbers below the slider, as a fraction of its width. */
const ROOM = 0.075

/** Maps the index of the first frame of each round to whether there is space for the round number. The set-up has no number. */
const beginsOf = (frames: readonly FilmFrame[]): ReadonlyMap<number, boolean> => {
  const begins = new Map<number, boolean>()
  let named = -Infinity
  for (const [at, { round }] of frames.entries()) {
    if (frames[at - 1]?.round === round) continue
    const hasRoom = round > 0 && at - named >= ROOM * frames.length
    if (hasRoom) named = at
    begins.set(at, hasRoom)
  }
  return begins
}

/** Marks the rounds below the slider and the contests above the slider. */
function Marks({ frames, at }: { frames: readonly FilmFrame[]; at: number }) {
  const begins = beginsOf(frames)
  return (
    <div aria-hidden="true">
      {frames.map(
        ({ flash, entry }, index) => flash !== undefined && <i key={entry} className="film-contest" style={placeOf(index, frames)} />,
      )}
      {[...begins].map(([index, hasName]) => (
        <span key={index} className="film-round" data-past={index <= at || undefined} style={placeOf(index, frames)}>
          {hasName && <b>{frames[index]?.round}</b>}
        </span>
      ))}
    </div>
  )
}
