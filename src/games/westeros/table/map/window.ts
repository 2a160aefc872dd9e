import type { Spot } from './geometry'
import { first, held, moved, showing, whole, zoomed, type Frame, type View } from './view'

/** Where the map was left; coming back finds it there. */
let kept: View | undefined

/** Pixels that a finger may tremble while it taps. */
const TREMBLE = 8

/** Milliseconds within which a click still belongs to the move that has just ended. */
const AFTER = 300

/** The window onto the drawing. */
export interface MapWindow {
  readonly zoomBy: (factor: number) => void
  readonly showWhole: () => void
  /** Brings a spot of the drawing into the upper `part` of the window, if it is not there. */
  readonly show: (spot: Spot, part?: number) => void
  /** Stops listening. */
  readonly close: () => void
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Lets fingers, mouse and wheel move and grow the drawing. It goes past React: one attribute of one group changes, once a frame.
 * @param frame what is looked through; gets `--scale` and `data-zoom` for the style sheet
 * @param sheet the group that is moved
 */
export const openWindow = (frame: SVGSVGElement, sheet: SVGGElement): MapWindow => {
  let view: View = { x: 0, y: 0, scale: 1 }
  let size: Frame = { width: 0, height: 0 }
  let painting: number | undefined
  const pointers = new Map<number, Spot>()
  let start: Spot = { x: 0, y: 0 }
  let dragged = false
  /** When the last move ended, as events tell it. */
  let ended = -Infinity

  const paint = () => {
    painting = undefined
    const { x, y, scale } = view
    sheet.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`)
    const shown = scale.toFixed(3)
    if (frame.style.getPropertyValue('--scale') === shown) return
    frame.style.setProperty('--scale', shown)
    frame.dataset.zoom = scale < 0.32 ? 'far' : scale < 0.58 ? 'middle' : 'near'
  }
  const look = (next: View) => {
    view = next
    kept = next
    painting ??= requestAnimationFrame(paint)
  }
  const measure = () => {
    const { width, height } = frame.getBoundingClientRect()
    if (width === 0 || height === 0) return
    size = { width, height }
    view = kept === undefined ? first(size) : held(kept, size)
    paint()
  }
  const at = (event: MouseEvent): Spot => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const show = (spot: Spot, part = 1) => {
    if (size.width > 0) look(showing(view, spot, size, part))
  }

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (pointers.size === 0) {
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
    zoomBy: (factor) => look(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 }, size)),
    showWhole: () => look(whole(size)),
    show,
    close: () => {
      observer.disconnect()
      listening.abort()
      if (painting !== undefined) cancelAnimationFrame(painting)
    },
  }
}
