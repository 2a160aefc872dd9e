import type { StoreApi } from 'zustand'
import type { Bounds, Size, Spot } from './geometry'
import { listenToGestures } from './gestures'
import { openPainter } from './painter'
import { fittedTo, initialView, clamped, resized, scrolledTo, wholeView, zoomed, type Frame, type KeptInView, type View } from './view'

/** Last view of a map, which is restored when the map is opened again. */
export interface SavedView {
  readonly view?: View
}

/** Controller that scrolls and zooms the map and keeps areas in view. */
export interface MapWindow {
  readonly zoomBy: (factor: number) => void
  readonly showWhole: () => void
  /** Scrolls the map so that a point of the drawing is in the uncovered part of the viewport. */
  readonly show: (spot: Spot) => void
  /**
   * Sets how much of the map's viewport is covered at the left and at the bottom, in px. An empty object means that
   * nothing is covered.
   */
  readonly cover: (covered: Pick<Frame, 'left' | 'bottom'>) => void
  /**
   * Brings a rectangle of the map's drawing into view and keeps it there when the viewport is resized. `centred` also centres a rectangle
   * that is already in view.
   */
  readonly frameAll: (bounds: Bounds, centred: boolean) => void
  /** Keeps a point of the map's drawing in view when the viewport is resized, and preferably the whole rectangle `near`. */
  readonly keep: (spot: Spot, near: Bounds | undefined) => void
  /** Removes all event listeners of the map. */
  readonly close: () => void
}

export interface MapWindowOptions {
  /** Viewport element of the map. */
  readonly frame: HTMLElement
  /** SVG element of the map. */
  readonly sheet: SVGSVGElement
  readonly drawing: Size
  readonly left: StoreApi<SavedView>
  /**
   * Rectangle of the drawing that is in view when the map opens. If omitted, the saved view is restored and later
   * changes of the view are saved.
   */
  readonly begin?: Bounds | undefined
}

/**
 * Creates the controller of a map's view. The user moves and zooms the map by touch, mouse, wheel and buttons; the
 * controller keeps the relevant areas in view.
 */
export const openWindow = ({ frame, sheet, drawing, left: kept, begin }: MapWindowOptions): MapWindow => {
  let size: Frame = { width: 0, height: 0, drawing }
  /** Parts of the map to keep in view after a resize; emptied when the user moves the map. */
  let stays: KeptInView = begin === undefined ? {} : { all: begin }
  const { view, look, fit, glide, rest, close } = openPainter(frame, sheet, drawing, (next) => {
    if (begin === undefined) kept.setState({ view: next })
  })

  const firstView = (): View => {
    if (begin !== undefined) return fittedTo({ x: 0, y: 0, scale: 0 }, begin, size)
    const { view: last } = kept.getState()
    return last === undefined ? initialView(size) : clamped(last, size)
  }
  const measure = () => {
    const { width, height } = frame.getBoundingClientRect()
    if (width === 0 || height === 0) return
    if (width === size.width && height === size.height) return
    const before = size
    size = { ...size, width, height }
    rest()
    fit(before.width > 0 ? resized(view(), before, size, stays) : firstView())
  }

  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(frame)
  const deafen = listenToGestures(frame, {
    rest,
    taken: () => {
      stays = {}
    },
    look: (change) => look(change(view(), size)),
  })
  return {
    zoomBy: (factor) => {
      stays = {}
      glide(zoomed(view(), factor, { x: size.width / 2, y: size.height / 2 }, size))
    },
    showWhole: () => {
      stays = {}
      glide(wholeView(size))
    },
    show: (spot) => {
      if (size.width > 0) glide(scrolledTo(view(), spot, size))
    },
    cover: ({ left = 0, bottom = 0 }) => {
      size = { ...size, left, bottom }
    },
    keep: (spot, near) => {
      stays = { ...stays, spot, near }
    },
    frameAll: (bounds, centred) => {
      stays = { ...stays, all: bounds }
      if (size.width > 0) glide(fittedTo(view(), bounds, size, centred))
    },
    close: () => {
      close()
      observer.disconnect()
      deafen()
    },
  }
}
