import type { Spot } from './geometry'
import { moved, zoomed, type Frame, type View } from './view'

/** Maximum movement of a pointer that still counts as a tap on the map, in px. */
const TREMBLE = 8

/** Time after the end of a drag within which a click is ignored, in milliseconds. */
const AFTER = 300

/** Callbacks for gestures of the user on the map. */
export interface GestureHandlers {
  /** Called when a pointer goes down on the map, so that a running animation of the map stops. */
  readonly rest: () => void
  /** Called when the user has started to move or zoom the map. */
  readonly taken: () => void
  readonly look: (change: (view: View, frame: Frame) => View) => void
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Returns handlers for pointer events on the map: one pointer drags, two pointers pinch, and further pointers are
 * ignored. A click at the end of a drag is ignored.
 */
const pointersOf = (frame: HTMLElement, find: () => void, at: (event: MouseEvent) => Spot, { rest, taken, look }: GestureHandlers) => {
  const pointers = new Map<number, Spot>()
  let start: Spot = { x: 0, y: 0 }
  let dragged = false
  /** Event timestamp of the end of the last drag of the map. */
  let ended = -Infinity
  return {
    down: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      rest()
      if (pointers.size === 0) {
        find()
        start = at(event)
        dragged = false
      }
      pointers.set(event.pointerId, at(event))
    },
    move: (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (before === undefined) return
      const here = at(event)
      const [other] = [...pointers].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]))
      if (!dragged) {
        if (other === undefined && apart(here, start) < TREMBLE) return
        dragged = true
        taken()
        frame.setPointerCapture(event.pointerId)
      }
      pointers.set(event.pointerId, here)
      const [dx, dy] = [here.x - before.x, here.y - before.y]
      if (other === undefined) return look((view, size) => moved(view, dx, dy, size))
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }
      const factor = apart(here, other) / Math.max(1, apart(before, other))
      look((view, size) => zoomed(moved(view, dx / 2, dy / 2, size), factor, middle, size))
    },
    up: (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      if (!dragged || pointers.size > 0) return
      dragged = false
      ended = event.timeStamp
    },
    click: (event: MouseEvent) => {
      if (event.timeStamp - ended < AFTER) event.stopPropagation()
    },
  }
}

/** Adds listeners for touch, mouse and wheel to the viewport of the map. Returns a function that removes the listeners. */
export const listenToGestures = (frame: HTMLElement, gestured: GestureHandlers): (() => void) => {
  /**
   * Top left corner of the map's viewport on the page. The corner is measured only on pointerdown and wheel, to avoid
   * a layout on every move.
   */
  let corner: Spot = { x: 0, y: 0 }
  const find = () => {
    const { left, top } = frame.getBoundingClientRect()
    corner = { x: left, y: top }
  }
  const at = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX - corner.x, y: clientY - corner.y })
  const { down, move, up, click } = pointersOf(frame, find, at, gestured)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    gestured.rest()
    gestured.taken()
    find()
    const [factor, spot] = [Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event)]
    gestured.look((view, size) => zoomed(view, factor, spot, size))
  }
  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('pointerleave', up, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  return () => listening.abort()
}
