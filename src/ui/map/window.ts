import type { StoreApi } from 'zustand'
import type { Bounds, Size, Spot } from './geometry'
import { listenToGestures } from './gestures'
import { openPainter } from './painter'
import { fittedTo, initialView, clamped, resized, scrolledTo, wholeView, zoomed, type Frame, type KeptInView, type View } from './view'

/** Where a map was left; coming back finds it there. */
export interface SavedView {
  readonly view?: View
}

/** The window onto the drawing. */
export interface MapWindow {
  readonly zoomBy: (factor: number) => void
  readonly showWhole: () => void
  /** Brings a spot of the drawing into the part of the window that nothing covers, if it is not there. */
  readonly show: (spot: Spot) => void
  /** Something covers the window at its left or below; nothing does any more. */
  readonly cover: (covered: Pick<Frame, 'left' | 'bottom'>) => void
  /** Brings all of a part of the drawing into sight, and keeps it there if the window becomes larger or smaller. */
  readonly frameAll: (bounds: Bounds, centred: boolean) => void
  /** Keeps a spot of the drawing in sight if the window becomes smaller, and with it what it belongs to. */
  readonly keep: (spot: Spot, near: Bounds | undefined) => void
  /** Stops listening. */
  readonly close: () => void
}

export interface MapWindowOptions {
  /** The viewport element. */
  readonly frame: HTMLElement
  /** The drawing. */
  readonly sheet: SVGSVGElement
  readonly drawing: Size
  readonly left: StoreApi<SavedView>
  /** The first view; without it the map is as it was left, and the view is kept for the next time. */
  readonly begin?: Bounds | undefined
}

/** Lets fingers, mouse, wheel and buttons move and grow the drawing, and keeps in sight what it is about. */
export const openWindow = ({ frame, sheet, drawing, left: kept, begin }: MapWindowOptions): MapWindow => {
  let size: Frame = { width: 0, height: 0, drawing }
  /** Kept in sight when the window changes its size; once the drawing is moved by hand, its middle is. */
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
