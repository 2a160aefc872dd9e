import type { Drawing, Size, Spot } from '../../ui/map/geometry'
import { roundedRect } from '../../ui/svg-canvas'
import { filmScale, gliding, lookedAt } from './camera'
import { frameAt, type FilmFrame, type Schedule } from './frames'
import { openBoardRenderer, type Source } from './board-renderer'

/** Paints a film on a canvas. */
export interface FilmRenderer {
  /**
   * Paints the picture at a time of the film; `ms` is the real time since the last call.
   * @returns the index of the frame
   */
  readonly paint: (time: number, ms: number) => number
}

export interface Film {
  readonly frames: readonly FilmFrame[]
  readonly schedule: Schedule
  /** SVG path of the icon that marks a contest. */
  readonly contest: string
  /** Whether camera movements and fades are disabled. */
  readonly still: boolean
  /** Whether the whole board is always visible; otherwise the film scrolls along a board that is much longer than the picture. */
  readonly isWhole: boolean
}

/** Function that returns the drawing of the board for a frame. Returns undefined while the board cannot be drawn yet. */
export type SourceOfFrame = (frame: FilmFrame) => Source | undefined

/** Colours of the page that the film uses. */
interface Colours {
  readonly sea: string
  readonly ground: string
  readonly ink: string
  readonly action: string
  readonly choice: string
  readonly voice: string
}

const coloursOf = (): Colours => {
  const page = getComputedStyle(document.documentElement)
  const read = (name: string) => page.getPropertyValue(`--${name}`).trim()
  return {
    sea: read('sea'),
    ground: read('ground'),
    ink: read('ink'),
    action: read('action'),
    choice: read('choice'),
    voice: read('voice'),
  }
}

/** Times in ms of real time for a contest: how long the film highlights the contest, and how long the highlight fades in and fades out. */
const FLASH = { stands: 1100, comes: 140, goes: 240 } as const
/** Time in ms of real time for which the film outlines an area that another role has taken. */
const RINGED = 900

/** Returns the spot nearest to a given spot that keeps the given distance from the edges of the picture. */
const within = ({ x, y }: Spot, corner: Spot, picture: Size, edge: number): Spot => ({
  x: Math.min(Math.max(x, edge - corner.x), picture.width - edge - corner.x),
  y: Math.min(Math.max(y, edge - corner.y), picture.height - edge - corner.y),
})

/** Highlight that is shown for a limited time, and the time in ms since the highlight appeared. */
interface Passing {
  readonly frame: FilmFrame
  ms: number
}

/**
 * Creates the renderer of a film on a canvas.
 * @param sources returns the drawing of the board for a frame
 * @param fine canvas points per CSS pixel
 * @param top height above the board that stays free, in canvas points
 * @returns undefined if the board cannot be drawn, or cannot be drawn yet
 */
export const openFilmRenderer = (
  canvas: HTMLCanvasElement,
  film: Film,
  sources: SourceOfFrame,
  fine: number,
  top = 0,
): FilmRenderer | undefined => {
  const ctx = canvas.getContext('2d')
  const [first] = film.frames
  const source = first && sources(first)
  if (ctx === null || source === undefined) return undefined
  const { drawing } = source
  const picture: Size = { width: canvas.width, height: canvas.height - top }
  const scale = filmScale(picture, drawing, film.isWhole)
  const reel = openBoardRenderer(source, scale, fine, film.isWhole)
  const colours = coloursOf()
  const spotOf = (area: string): Spot | undefined => {
    const tap = drawing.places.get(area)?.tap
    return tap && { x: tap.x * scale, y: tap.y * scale }
  }
  /** Areas filled with the colours of the role that holds them; open water is not filled. */
  let coloured = new Set<string>()
  const isField = (area: string) => coloured.has(area)
  let at = -1
  let wanted: Spot = lookedAt({ x: 0, y: 0 }, { x: reel.width / 2, y: reel.height / 2 }, picture, reel)
  let corner = wanted
  let passing: Passing[] = []
  let isPainted = false

  const lookAt = ({ flash, changed }: FilmFrame) => {
    const [area = flash?.area] = flash === undefined ? changed : [flash.area]
    const spot = area === undefined ? undefined : spotOf(area)
    if (spot !== undefined) wanted = lookedAt(wanted, spot, picture, reel)
  }
  const goTo = (next: number) => {
    const frame = film.frames[next]
    if (frame === undefined) return
    // A new renderer begins at the current frame and does not repeat earlier highlights.
    const jumped = at < 0 || next < at || next > at + 40
    if (jumped || film.still) passing = []
    // Contests of frames that were skipped between two paints are also shown.
    for (const one of film.frames.slice(jumped || film.still ? next : at + 1, next + 1)) {
      // If there are several contests at the same time, only the last one is shown.
      if (one.flash !== undefined) passing = passing.filter(({ frame: { flash } }) => flash === undefined)
      if (one.flash !== undefined || one.changed.length > 0) passing.push({ frame: one, ms: 0 })
      lookAt(one)
    }
    passing = passing.slice(-6)
    at = next
    const now = sources(frame)
    if (now !== undefined) {
      reel.take(now)
      coloured = new Set(now.areas.flatMap(({ id, fill }) => (fill === undefined ? [] : [id])))
    }
    if (jumped || film.still) reel.settle()
  }

  return {
    paint: (time, ms) => {
      const next = frameAt(film.schedule, time)
      const isNew = next !== at
      if (isNew) goTo(next)
      const before = corner
      corner = film.still ? wanted : gliding(corner, wanted, ms)
      const isMoving = isNew || reel.isFading() || passing.length > 0 || corner !== before
      if (!isMoving && isPainted) return at
      isPainted = true
      ctx.save()
      ctx.beginPath()
      ctx.rect(0, top, picture.width, picture.height)
      ctx.clip()
      ctx.translate(0, top)
      ctx.fillStyle = colours.sea
      ctx.fillRect(0, 0, picture.width, picture.height)
      reel.paint(ctx, corner.x, corner.y, ms)
      ctx.translate(Math.round(corner.x), Math.round(corner.y))
      const inSight = (area: string): Spot | undefined => {
        const spot = spotOf(area)
        return spot && within(spot, corner, picture, 36 * fine)
      }
      for (const one of passing) {
        if (!isNew) one.ms += ms
        paintPassing(ctx, one, film, { colours, scale, fine, drawing, isField, spotOf: inSight })
      }
      ctx.restore()
      if (!film.still) passing = passing.filter(({ frame, ms: gone }) => gone < (frame.flash === undefined ? RINGED : FLASH.stands))
      return at
    },
  }
}

interface Brush {
  readonly colours: Colours
  readonly scale: number
  readonly fine: number
  readonly drawing: Drawing
  readonly isField: (area: string) => boolean
  readonly spotOf: (area: string) => Spot | undefined
}

/** Outlines areas that another role has taken, and shows a contest with the strengths of both sides. */
const paintPassing = (ctx: CanvasRenderingContext2D, { frame, ms }: Passing, { contest, still }: Film, brush: Brush): void => {
  const { colours, scale, fine, drawing, isField, spotOf } = brush
  const { flash, changed } = frame
  const stands = flash === undefined ? RINGED : FLASH.stands
  const shown = still ? 1 : Math.max(0, Math.min(1, ms / FLASH.comes, (stands - ms) / FLASH.goes))
  ctx.globalAlpha = shown
  ctx.lineJoin = 'round'
  for (const area of flash === undefined ? changed : [flash.area]) {
    const path = drawing.places.get(area)?.path
    if (path === undefined || !isField(area)) continue
    ctx.save()
    ctx.scale(scale, scale)
    const ring = new Path2D(path)
    for (const [colour, width] of [
      [colours.ground, 6],
      [colours.choice, 3],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = (width * fine) / scale
      ctx.stroke(ring)
    }
    ctx.restore()
  }
  const spot = flash === undefined ? undefined : spotOf(flash.area)
  if (flash !== undefined && spot !== undefined) {
    const radius = 31 * fine * (still ? 1 : 0.8 + 0.2 * Math.min(1, ms / FLASH.comes))
    const text = flash.figures.join(':')
    ctx.fillStyle = colours.ground
    ctx.strokeStyle = colours.action
    ctx.lineWidth = 3 * fine
    const disc = roundedRect(spot.x - radius, spot.y - radius, 2 * radius, 2 * radius, radius)
    ctx.fill(disc)
    ctx.stroke(disc)
    ctx.fillStyle = colours.ink
    ctx.textAlign = 'center'
    ctx.font = `700 ${(text.length > 4 ? 19 : 23) * fine}px ${colours.voice}`
    ctx.fillText(text, spot.x, spot.y + 4 * fine)
    const size = (15 * fine) / 24
    ctx.save()
    ctx.translate(spot.x - 12 * size, spot.y + 8 * fine)
    ctx.scale(size, size)
    ctx.strokeStyle = colours.ink
    ctx.lineWidth = 2
    ctx.lineCap = 'round'
    ctx.stroke(new Path2D(contest))
    ctx.restore()
  }
  ctx.globalAlpha = 1
}
