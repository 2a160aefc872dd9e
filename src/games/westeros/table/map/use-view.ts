import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Spot } from './geometry'
import { first, held, moved, showing, whole, zoomed, type Frame, type View } from './view'

/** Where the map was left; coming back finds it there. */
let kept: View | undefined

/** Pixels that a finger may tremble while it taps. */
const TREMBLE = 8

export interface MapControls {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

export interface MapMoves {
  readonly zoomBy: (factor: number) => void
  readonly showWhole: () => void
  /** Brings a spot of the drawing into the upper `part` of the window, if it is not there. */
  readonly show: (spot: Spot, part?: number) => void
}

/**
 * Moves and grows the drawing by fingers, mouse and wheel. It goes past React: one attribute of one group changes, once a frame.
 * @param frame the window; gets `--scale` and `data-zoom` for the style sheet
 * @param sheet the group that is moved
 */
export function useView(frame: RefObject<SVGSVGElement | null>, sheet: RefObject<SVGGElement | null>): [MapControls, MapMoves] {
  const view = useRef<View>({ x: 0, y: 0, scale: 1 })
  const size = useRef<Frame>({ width: 0, height: 0 })
  const drawing = useRef(0)
  const pointers = useRef(new Map<number, Spot>())
  const start = useRef<Spot>({ x: 0, y: 0 })
  const dragged = useRef(false)

  const api = useMemo(() => {
    const paint = () => {
      drawing.current = 0
      const { x, y, scale } = view.current
      sheet.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`)
      const seen = frame.current
      if (seen === null || seen.style.getPropertyValue('--scale') === scale.toFixed(3)) return
      seen.style.setProperty('--scale', scale.toFixed(3))
      seen.dataset.zoom = scale < 0.32 ? 'far' : scale < 0.58 ? 'middle' : 'near'
    }
    const look = (next: View) => {
      view.current = next
      kept = next
      if (drawing.current === 0) drawing.current = requestAnimationFrame(paint)
    }
    const at = (event: { clientX: number; clientY: number }): Spot => {
      const box = frame.current?.getBoundingClientRect()
      return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
    }
    const zoom = (factor: number, around: Spot) => look(zoomed(view.current, factor, around, size.current))
    const middle = (): Spot => ({ x: size.current.width / 2, y: size.current.height / 2 })

    const controls: MapControls = {
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return
        if (pointers.current.size === 0) {
          start.current = at(event)
          dragged.current = false
        }
        pointers.current.set(event.pointerId, at(event))
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId)
        if (before === undefined) return
        const now = at(event)
        const [other] = [...pointers.current].flatMap(([id, spot]) => (id === event.pointerId ? [] : [spot]))
        if (other === undefined && !dragged.current && apart(now, start.current) < TREMBLE) return
        if (!dragged.current) {
          dragged.current = true
          frame.current?.setPointerCapture(event.pointerId)
        }
        pointers.current.set(event.pointerId, now)
        if (other === undefined) return look(moved(view.current, now.x - before.x, now.y - before.y, size.current))
        const follow = moved(view.current, (now.x - before.x) / 2, (now.y - before.y) / 2, size.current)
        const factor = apart(now, other) / Math.max(1, apart(before, other))
        look(zoomed(follow, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, size.current))
      },
      onPointerUp: (event) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event) => void pointers.current.delete(event.pointerId),
      // What ends a move is no tap.
      onClickCapture: (event) => {
        if (!dragged.current) return
        dragged.current = false
        event.stopPropagation()
      },
    }
    const moves: MapMoves = {
      zoomBy: (factor) => zoom(factor, middle()),
      showWhole: () => look(whole(size.current)),
      show: (spot, part) => look(showing(view.current, spot, size.current, part)),
    }
    return { controls, moves, look, zoom, at, paint }
  }, [frame, sheet])

  useEffect(() => {
    const window = frame.current
    if (window === null) return
    const measure = () => {
      const { width, height } = window.getBoundingClientRect()
      if (width === 0 || height === 0) return
      size.current = { width, height }
      view.current = kept === undefined ? first(size.current) : held(kept, size.current)
      api.paint()
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      api.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), api.at(event))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(window)
    window.addEventListener('wheel', wheel, { passive: false })
    return () => {
      observer.disconnect()
      window.removeEventListener('wheel', wheel)
      cancelAnimationFrame(drawing.current)
      drawing.current = 0
    }
  }, [api, frame])

  return [api.controls, api.moves]
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
