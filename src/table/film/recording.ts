import { paintSvg } from '../../ui/svg-canvas'
import type { FilmFrame } from './frames'
import { openPlayback } from './playback'
import { filmType, recordCanvas } from './record-canvas'
import { openFilmRenderer, type Film, type SourceOfFrame } from './film-renderer'

/** Size of the exported film, height of its header with the round and the counts of the roles, and canvas points per pixel. */

const [WIDTH, HEIGHT, HEAD, FINE] = [720, 1280, 148, 2] as const
/** Time in ms for which the first picture is shown before the recorded film begins to move. */
const OPENING = 700

export interface RecordingWords {
  /** Name of the game entered by the players. */
  readonly title: string
  readonly round: (round: number) => string
}

export interface RecordingSource {
  readonly film: Film
  readonly sources: SourceOfFrame
  readonly words: RecordingWords
  /** Returns the element with the badge of a role. */
  readonly badge: (role: string) => Element | undefined
  /** SVG path of the icon for the count of each role, e.g. a castle. */
  readonly icon: string
}

interface Taken {
  readonly canvas: HTMLCanvasElement
  /** Paints the picture at a time of the film. */
  readonly paint: (time: number, ms: number) => void
}

const PLAIN = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/**
 * Creates the canvas of an exported film.
 * @returns undefined if the board cannot be painted
 */
const openTake = ({ film, sources, words, badge, icon }: RecordingSource): Taken | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const show = openFilmRenderer(canvas, film, sources, FINE, HEAD)
  const ctx = canvas.getContext('2d')
  if (show === undefined || ctx === null) return undefined
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  const voice = colour('--voice')
  const badges = new Map<string, HTMLCanvasElement>()
  const badgeOf = (role: string): HTMLCanvasElement => {
    const known = badges.get(role)
    if (known !== undefined) return known
    const image = document.createElement('canvas')
    image.width = image.height = 56
    const on = image.getContext('2d')
    on?.scale(56 / 48, 56 / 48)
    const sign = badge(role)
    if (on !== null && sign !== undefined) paintSvg(on, sign)
    badges.set(role, image)
    return image
  }
  const head = ({ round, counts }: FilmFrame) => {
    ctx.fillStyle = colour('--ground')
    ctx.fillRect(0, 0, WIDTH, HEAD)
    ctx.textAlign = 'left'
    ctx.fillStyle = colour('--ink')
    ctx.font = `600 34px ${voice}`
    ctx.fillText(words.title, 24, 48, WIDTH - 220)
    ctx.textAlign = 'right'
    ctx.font = `500 28px ${PLAIN}`
    ctx.fillStyle = colour('--ink-2')
    ctx.fillText(words.round(round), WIDTH - 24, 48)
    const room = (WIDTH - 48 - 56) / Math.max(1, counts.length)
    ctx.save()
    ctx.strokeStyle = colour('--ink-3')
    ctx.lineWidth = 2
    ctx.translate(24, 82)
    ctx.scale(1.7, 1.7)
    ctx.stroke(new Path2D(icon))
    ctx.restore()
    ctx.textAlign = 'left'
    ctx.fillStyle = colour('--ink')
    ctx.font = `700 42px ${voice}`
    for (const [at, [role, count]] of counts.entries()) {
      const x = 24 + 72 + at * room
      ctx.drawImage(badgeOf(role), x, 74)
      ctx.fillText(`${count}`, x + 66, 116)
    }
  }
  let shown = -1
  return {
    canvas,
    paint: (time, ms) => {
      const at = show.paint(time, ms)
      const frame = film.frames[at]
      if (at !== shown && frame !== undefined) head(frame)
      // Draws a progress bar below the header. The bar also changes the picture constantly, so the recorder receives frames.
      ctx.fillStyle = colour('--line')
      ctx.fillRect(0, HEAD - 6, WIDTH, 6)
      ctx.fillStyle = colour('--action')
      ctx.fillRect(0, HEAD - 6, (WIDTH * time) / film.schedule.length, 6)
      shown = at
    },
  }
}

/** Recording in progress; the recording takes as long as the film. */
export interface FilmRecording {
  /** Resolves to the film as a file; undefined if the recording was cancelled or failed. */
  readonly file: Promise<Blob | undefined>
  readonly callOff: () => void
}

/**
 * Plays the film once and records it.
 * @param onLeft receives the remaining time in seconds
 * @returns undefined if this browser cannot record a canvas
 */
export const recordFilm = (taking: RecordingSource, onLeft: (seconds: number) => void): FilmRecording | undefined => {
  const type = filmType()
  const taken = type === undefined ? undefined : openTake(taking)
  if (type === undefined || taken === undefined) return undefined
  const { length } = taking.film.schedule
  taken.paint(0, 0)
  const recording = recordCanvas(taken.canvas, type)
  let isOff = false
  const played = new Promise<void>((done) => {
    const end = () => {
      projector.close()
      done()
    }
    const projector = openPlayback({
      length: length + OPENING,
      onFrame: (time, ms) => {
        taken.paint(Math.max(0, time - OPENING), ms)
        onLeft(Math.ceil((length + OPENING - time) / 1000))
        if (isOff) end()
      },
      onPlaying: (playing) => {
        if (!playing) end()
      },
    })
    projector.play()
  })
  const recorded = async () => {
    await played
    const file = await recording.finish()
    return isOff ? undefined : file
  }
  return {
    file: recorded(),
    callOff: () => {
      isOff = true
    },
  }
}

/** Returns the last picture of the film as a file; undefined if the browser cannot create it. */
export const lastPicture = (taking: RecordingSource): Promise<Blob | undefined> => {
  const still: Film = { ...taking.film, still: true }
  const taken = openTake({ ...taking, film: still })
  taken?.paint(still.schedule.length, 0)
  return new Promise((done) => {
    if (taken === undefined) done(undefined)
    else taken.canvas.toBlob((blob) => done(blob ?? undefined), 'image/png')
  })
}
