import { movesLittle } from '../../../../ui/motion'
import { DRAWING, type Bounds, type Spot } from './geometry'
import { around, between, first, held, moved, resized, showing, whole, zoomed, type Frame, type Staying, type View } from './view'

/** Where the map was left; coming back finds it there. */
let kept: View | undefined

/** Pixels that a finger may tremble while it taps. */
const TREMBLE = 8

/** Milliseconds within which a click still belongs to the move that has just ended. */
const AFTER = 300

/** Milliseconds after the last change of size until names and marks are fitted to it. */
const SETTLES = 140

/** Milliseconds that the drawing takes to glide to where it is sent; as long as `--calm`. */
const GLIDES = 220

/** The window onto the drawing. */
export interface MapWindow {
  readonly zoomBy: (factor: number) => void
  readonly showWhole: () => void
  /** Brings a spot of the drawing into the part of the window that nothing covers, if it is not there. */
  readonly show: (spot: Spot) => void
  /** Something covers the window at its left or below; nothing does any more. */
  readonly cover: (covered: Pick<Frame, 'left' | 'bottom'>) => void
  /** Brings all of a part of the drawing into sight, and keeps it there if the window becomes larger or smaller. */
  readonly frameAll: (bounds: Bounds) => void
  /** Keeps a spot of the drawing in sight if the window becomes smaller. */
  readonly keep: (spot: Spot) => void
  /** Stops listening. */
  readonly close: () => void
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Lets fingers, mouse and wheel move and grow the drawing. It goes past the components: while it moves, one transformation of one layer
 * changes, once a frame, and nothing is laid out or painted; when the fingers rest, the drawing is drawn afresh in its new size.
 * @param frame what is looked through; gets `--scale` and `data-zoom` for the style sheet
 * @param sheet the drawing
 * @param begin what is in sight at first; without it the map is as it was left, and is left so for the next time
 */
export const openWindow = (frame: HTMLElement, sheet: SVGSVGElement, begin?: Bounds): MapWindow => {
  let view: View = { x: 0, y: 0, scale: 1 }
  let size: Frame = { width: 0, height: 0 }
  let painting: number | undefined
  let settling: number | undefined
  /** The scale in which it has been drawn. */
  let drawn = 1
  const pointers = new Map<number, Spot>()
  let start: Spot = { x: 0, y: 0 }
  let dragged = false
  /** What stays in sight when the window changes its size; once the drawing is moved by hand, its middle. */
  let stays: Staying = begin === undefined ? {} : { all: begin }
  /** When the last move ended, as events tell it. */
  let ended = -Infinity

  const paint = () => {
    painting = undefined
    const fine = window.devicePixelRatio
    const [x, y] = [Math.round(view.x * fine) / fine, Math.round(view.y * fine) / fine]
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${view.scale / drawn})`
  }
  const settle = () => {
    settling = undefined
    drawn = view.scale
    sheet.style.width = `${DRAWING.width * drawn}px`
    sheet.style.height = `${DRAWING.height * drawn}px`
    frame.style.setProperty('--scale', drawn.toFixed(3))
    frame.dataset.zoom = drawn < 0.32 ? 'far' : drawn < 0.58 ? 'middle' : 'near'
    paint()
  }
  const look = (next: View) => {
    if (next.scale !== view.scale) {
      clearTimeout(settling)
      settling = window.setTimeout(settle, SETTLES)
    }
    view = next
    if (begin === undefined) kept = next
    painting ??= requestAnimationFrame(paint)
  }
  let gliding: number | undefined
  const rest = () => {
    if (gliding !== undefined) cancelAnimationFrame(gliding)
    gliding = undefined
  }
  const glide = (to: View) => {
    rest()
    if (to === view) return
    if (movesLittle()) return look(to)
    const from = view
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const part = Math.min(1, (now - began) / GLIDES)
      look(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3))
      gliding = part === 1 ? undefined : requestAnimationFrame(step)
    }
    gliding = requestAnimationFrame(step)
  }
  const measure = () => {
    const { width, height } = frame.getBoundingClientRect()
    if (width === 0 || height === 0) return
    if (width === size.width && height === size.height) return
    const before = size
    size = { ...size, width, height }
    rest()
    if (before.width > 0) view = resized(view, before, size, stays)
    else if (begin !== undefined) view = around({ x: 0, y: 0, scale: 0 }, begin, size)
    else view = kept === undefined ? first(size) : held(kept, size)
    settle()
  }
  /** Left upper corner of the window on the screen; measured only when fingers come down, so that no move waits for the layout. */
  let corner: Spot = { x: 0, y: 0 }
  const find = () => {
    const { left, top } = frame.getBoundingClientRect()
    corner = { x: left, y: top }
  }
  const at = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX - corner.x, y: clientY - corner.y })

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    rest()
    if (pointers.size === 0) {
      find()
      start = at(event)
      dragged = false
    }
    pointers.set(event.pointerId, at(event))
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    const here = at(event)
    const [other] = [...pointers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]))
    if (!dragged) {
      if (other === undefined && apart(here, start) < TREMBLE) return
      dragged = true
      stays = {}
      frame.setPointerCapture(event.pointerId)
    }
    pointers.set(event.pointerId, here)
    const [dx, dy] = [here.x - before.x, here.y - before.y]
    if (other === undefined) return look(moved(view, dx, dy, size))
    const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }
    look(zoomed(moved(view, dx / 2, dy / 2, size), apart(here, other) / Math.max(1, apart(before, other)), middle, size))
  }
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (!dragged || pointers.size > 0) return
    dragged = false
    ended = event.timeStamp
  }
  // What ends a move is no tap.
  const click = (event: MouseEvent) => {
    if (event.timeStamp - ended < AFTER) event.stopPropagation()
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    rest()
    stays = {}
    find()
    look(zoomed(view, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event), size))
  }

  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(frame)
  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('pointerleave', up, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  return {
    zoomBy: (factor) => {
      stays = {}
      glide(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 }, size))
    },
    showWhole: () => {
      stays = {}
      glide(whole(size))
    },
    show: (spot) => {
      if (size.width > 0) glide(showing(view, spot, size))
    },
    cover: ({ left = 0, bottom = 0 }) => {
      size = { ...size, left, bottom }
    },
    keep: (spot) => {
      stays = { spot }
    },
    frameAll: (bounds) => {
      stays = { ...stays, all: bounds }
      if (size.width > 0) glide(around(view, bounds, size))
    },
    close: () => {
      rest()
      clearTimeout(settling)
      observer.disconnect()
      listening.abort()
      if (painting !== undefined) cancelAnimationFrame(painting)
    },
  }
}
