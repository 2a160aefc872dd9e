import { isValidElement } from 'react'
import { boundsOf, type Bounds, type Drawing, type Spot } from '../../ui/map/geometry'
import type { MapArea } from '../../ui/map/MapViewer'
import { zoomTo } from '../../ui/map/painter'
import { paintSvg } from '../../ui/svg-canvas'

/** Elements of the board that are rendered invisibly in the page. */
export interface Source {
  /** Element around the drawing; receives `--scale` and `data-zoom` for the style sheet, like the frame of the interactive map. */
  readonly frame: HTMLElement
  readonly drawing: Drawing
  readonly areas: readonly MapArea[]
}

/** Cached picture of the board; only the parts of the picture that changed since the last painting are painted again. */
export interface BoardRenderer {
  readonly width: number
  readonly height: number
  /** Updates the picture from the rendered elements. Changed areas of the picture fade in. */
  readonly take: (source: Source) => void
  /** Ends all fade animations immediately. */
  readonly settle: () => void
  /** Returns whether an area of the picture is still fading in. */
  readonly isFading: () => boolean
  /** Paints the visible part of the board on the canvas; `ms` is the time since the last call. */
  readonly paint: (ctx: CanvasRenderingContext2D, x: number, y: number, ms: number) => void
}

/** Duration in ms of the fade when an area changes its colour; equal to `--calm` in the style sheet. */
const FADES = 220

const layerOf = (width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('this browser paints no canvas')
  return ctx
}

/** Returns whether two marks on the map look the same: they have the same component and equal props. */
const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!isValidElement<Record<string, unknown>>(a) || !isValidElement<Record<string, unknown>>(b) || a.type !== b.type) return false
  const [one, other] = [a.props, b.props]
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
}

/**
 * Returns whether an area looks the same except for its marks. The class is compared too, because its variables define the colour, e.g. the
 * fill `var(--house)`.
 */
export const hasSameField = (a: MapArea, b: MapArea): boolean => a.fill === b.fill && a.kind === b.kind

/** Scale of the marks on the map. Marks are larger than on the interactive map, because a film is watched from farther away. */
const MARKS = { from: 0.56, largest: 1.3 } as const

const outlineOf = (path: string): Path2D => new Path2D(path)

/** Cached picture of the marks of an area, and the position at which the picture is painted. */
interface Sprite {
  readonly image: HTMLCanvasElement
  readonly box: Bounds
}

interface Scales {
  readonly scale: number
  readonly marksScale: number
  readonly inPoints: (part: Bounds) => Bounds
}

/** Paints the marks of an area around its anchor; undefined if the area is empty. */
const spriteOf = (mark: SVGGraphicsElement, anchor: Spot, { scale, marksScale, inPoints }: Scales): Sprite | undefined => {
  if (mark.childElementCount === 0) return undefined
  const { x, y, width, height } = mark.getBBox()
  const [left, top] = [anchor.x + (x - 3) * marksScale, anchor.y + (y - 3) * marksScale]
  const box = inPoints({ left, top, right: left + (width + 6) * marksScale, bottom: top + (height + 6) * marksScale })
  const ctx = layerOf(box.right - box.left, box.bottom - box.top)
  ctx.translate(-box.left, -box.top)
  ctx.scale(scale, scale)
  ctx.translate(anchor.x, anchor.y)
  ctx.scale(marksScale, marksScale)
  paintSvg(ctx, mark)
  return { image: ctx.canvas, box }
}

/**
 * Creates the fade effect: stores copies of picture areas before they change, and paints these copies over the new picture with decreasing
 * opacity.
 */
const openFades = (now: HTMLCanvasElement) => {
  let fading: { readonly before: HTMLCanvasElement; readonly box: Bounds; ms: number }[] = []
  return {
    /** Stores a copy of the area of the picture that is about to change. */
    keep: (box: Bounds) => {
      const [width, height] = [box.right - box.left, box.bottom - box.top]
      if (width <= 0 || height <= 0) return
      const before = layerOf(width, height)
      before.drawImage(now, box.left, box.top, width, height, 0, 0, width, height)
      fading.push({ before: before.canvas, box, ms: 0 })
    },
    settle: () => {
      fading = []
    },
    isFading: () => fading.length > 0,
    paint: (ctx: CanvasRenderingContext2D, left: number, top: number, ms: number) => {
      for (const one of fading) {
        one.ms += ms
        ctx.globalAlpha = Math.max(0, 1 - one.ms / FADES)
        ctx.drawImage(one.before, left + one.box.left, top + one.box.top)
      }
      ctx.globalAlpha = 1
      fading = fading.filter(({ ms: gone }) => gone < FADES)
    },
  }
}

/**
 * Creates the renderer of a board for the film.
 * @param scale canvas points per unit of the board
 * @param fine canvas points per CSS pixel
 * @param isWhole the whole board is always visible; the marks then keep the size that fits their areas
 */
export const openBoardRenderer = (source: Source, scale: number, fine: number, isWhole = false): BoardRenderer => {
  const { drawing, frame } = source
  const [width, height] = [Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale)]
  const marksScale = isWhole ? 1 : Math.min(MARKS.largest, Math.max(1, (MARKS.from * fine) / scale))
  const scaled = () => {
    const ctx = layerOf(width, height)
    ctx.scale(scale, scale)
    return ctx
  }
  const [ground, fields, print, now] = [scaled(), scaled(), scaled(), layerOf(width, height)]
  /** Areas of the board that are already painted, as rendered by the page at that time. The key is the id of the area. */
  const seen = new Map<string, MapArea>()
  const sprites = new Map<string, Sprite>()
  const fades = openFades(now.canvas)

  const find = (part: string, area: string) => frame.querySelector(`[data-film-${part}="${CSS.escape(area)}"]`)
  const paintLayer = (ctx: CanvasRenderingContext2D, name: string) => {
    const layer = frame.querySelector(`[data-film-layer="${name}"]`)
    if (layer !== null) paintSvg(ctx, layer)
  }

  /** Converts bounds on the board to canvas points, with a margin of 2 points. */
  const inPoints = ({ left, top, right, bottom }: Bounds): Bounds => ({
    left: Math.max(0, Math.floor(left * scale) - 2),
    top: Math.max(0, Math.floor(top * scale) - 2),
    right: Math.min(width, Math.ceil(right * scale) + 2),
    bottom: Math.min(height, Math.ceil(bottom * scale) + 2),
  })
  const paintField = (area: string) => {
    const field = find('area', area)
    const path = drawing.places.get(area)?.path
    if (field === null || path === undefined) return
    fields.globalCompositeOperation = 'destination-out'
    fields.fill(outlineOf(path))
    fields.globalCompositeOperation = 'source-over'
    paintSvg(fields, field)
  }
  const paintMark = (area: string) => {
    const mark = find('mark', area)
    const anchor = drawing.places.get(area)?.anchor
    const sprite = anchor && mark instanceof SVGGraphicsElement ? spriteOf(mark, anchor, { scale, marksScale, inPoints }) : undefined
    if (sprite === undefined) sprites.delete(area)
    else sprites.set(area, sprite)
  }
  /** Draws all layers of the board within the given bounds. */
  const compose = ({ left, top, right, bottom }: Bounds) => {
    const [wide, high] = [right - left, bottom - top]
    if (wide <= 0 || high <= 0) return
    now.save()
    now.beginPath()
    now.rect(left, top, wide, high)
    now.clip()
    for (const { canvas } of [ground, fields, print]) now.drawImage(canvas, left, top, wide, high, left, top, wide, high)
    for (const { image, box } of sprites.values())
      if (box.left < right && box.right > left && box.top < bottom && box.bottom > top) now.drawImage(image, box.left, box.top)
    now.restore()
  }
  const take: BoardRenderer['take'] = ({ areas }) => {
    const boxes: Bounds[] = []
    for (const area of areas) {
      const { id } = area
      const last = seen.get(id)
      seen.set(id, area)
      const before = sprites.get(id)?.box
      if (last === undefined || !isAlike(last.mark, area.mark)) {
        paintMark(id)
        const after = sprites.get(id)?.box
        boxes.push(...[before, after].filter((box) => box !== undefined))
      }
      if (last !== undefined && hasSameField(last, area)) continue
      paintField(id)
      const outline = boundsOf(drawing, [id])
      if (outline !== undefined) boxes.push(inPoints(outline))
    }
    for (const box of boxes) fades.keep(box)
    for (const box of boxes) compose(box)
  }

  zoomTo(source.frame, scale / fine)
  paintLayer(ground, 'ground')
  paintLayer(print, 'print')
  take(source)
  fades.settle()
  compose({ left: 0, top: 0, right: width, bottom: height })
  return {
    width,
    height,
    take,
    settle: fades.settle,
    isFading: fades.isFading,
    paint: (ctx, x, y, ms) => {
      const [left, top] = [Math.round(x), Math.round(y)]
      ctx.drawImage(now.canvas, left, top)
      fades.paint(ctx, left, top, ms)
    },
  }
}
