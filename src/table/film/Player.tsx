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

/** Minimum distance between the name of a part and the round number after it, as a fraction of the width of the slider. */
const PART_ROOM = 0.2

/** Mark below the slider: the first frame of a round or of a part of the game, and its text if there is space for the text. */
export interface FilmMark {
  readonly at: number
  readonly text: string
  /** Whether the mark begins a part of the game, e.g. a phase. */
  readonly isPart: boolean
}

/**
 * Returns the marks below the slider. A part of the game begins with its name, e.g. "Phase 2"; a round has its number. The set-up has no
 * text.
 */
export const marksOf = (frames: readonly Pick<FilmFrame, 'round' | 'part'>[]): readonly FilmMark[] => {
  let free = -Infinity
  return frames.flatMap(({ round, part }, at): readonly FilmMark[] => {
    const before = frames[at - 1]
    if (before?.round === round && before.part === part) return []
    const isPart = part !== undefined && before?.part !== part
    // The name of a part is always shown; a round number only if there is space after the last text.
    const hasText = isPart || (round > 0 && at >= free)
    if (hasText) free = at + (isPart ? PART_ROOM : ROOM) * frames.length
    // A part that begins later needs the space for its name, so no number directly before the part is shown.
    const next = frames.findIndex((one, later) => later > at && one.part !== part)
    const isBeforePart = !isPart && next > 0 && next - at < ROOM * frames.length
    return [{ at, text: !hasText || isBeforePart ? '' : isPart ? part : `${round}`, isPart }]
  })
}

/** Marks the rounds below the slider and the contests above the slider. */
function Marks({ frames, at }: { frames: readonly FilmFrame[]; at: number }) {
  return (
    <div aria-hidden="true">
      {frames.map(
        ({ flash, entry }, index) => flash !== undefined && <i key={entry} className="film-contest" style={placeOf(index, frames)} />,
      )}
      {marksOf(frames).map(({ at: index, text, isPart }) => (
        <span
          key={index}
          className="film-round"
          data-past={index <= at || undefined}
          data-part={isPart || undefined}
          style={placeOf(index, frames)}
        >
          {text !== '' && <b>{text}</b>}
        </span>
      ))}
    </div>
  )
}
