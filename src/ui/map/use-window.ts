import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { StoreApi } from 'zustand'
import { boundsOf, boundsOfSpots, type Drawing } from './geometry'
import { openWindow, type SavedView, type MapWindow } from './window'

export interface UseMapWindowOptions {
  readonly drawing: Drawing
  /** Store of the last view of the map. The view is restored when the map opens again. */
  readonly left: StoreApi<SavedView>
  /** Ids of the map areas that are in view when the map opens; undefined restores the saved view. */
  readonly inSight: readonly string[] | undefined
  /** Id of the map area to scroll into view. */
  readonly chosen: string | undefined
  /**
   * Ids of the map areas that are chosen, origin or target, separated by spaces. In a small viewport they take
   * precedence over `lit`.
   */
  readonly near: string
  /** Ids of the highlighted map areas, separated by spaces. When this list changes, the areas are scrolled into view. */
  readonly lit: string | undefined
  /** Whether the highlighted map areas are centred even if they are already in view. */
  readonly centred: boolean
}

/** Refs of the map: the viewport element, the SVG of the drawing, and the object that controls the view. */
export type MapWindowRefs = readonly [
  frame: RefObject<HTMLDivElement | null>,
  sheet: RefObject<SVGSVGElement | null>,
  view: RefObject<MapWindow | undefined>,
]

/** Hook that creates the controller of the map's view while the map is mounted, and keeps the relevant areas in view. */
export function useMapWindow({ drawing, left, inSight, chosen, near, lit, centred }: UseMapWindowOptions): MapWindowRefs {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const view = useRef<MapWindow>(undefined)
  const begin = useRef(inSight === undefined ? undefined : boundsOf(drawing, inSight))

  /**
   * This must be a layout effect: the map areas to keep in view must be set before the answer area resizes the viewport.
   */
  useLayoutEffect(() => {
    if (frame.current === null || sheet.current === null) return
    const opened = openWindow({ frame: frame.current, sheet: sheet.current, drawing, left, begin: begin.current })
    view.current = opened
    return opened.close
  }, [drawing, left])
  useLayoutEffect(() => {
    view.current?.cover(coveredBy(frame.current))
    const spot = chosen === undefined ? undefined : drawing.places.get(chosen)?.tap
    if (spot === undefined) return
    if (begin.current === undefined) view.current?.show(spot)
    else view.current?.keep(spot, boundsOfSpots(drawing, near.split(' ')))
  }, [drawing, chosen, near])
  useLayoutEffect(() => {
    if ((begin.current === undefined && !centred) || lit === undefined) return
    const next = boundsOf(drawing, lit.split(' '))
    if (next !== undefined) view.current?.frameAll(next, centred)
  }, [drawing, lit, centred])
  return [frame, sheet, view]
}

/** Returns how much of the map an overlay covers, in px: on a wide screen from the left, otherwise from the bottom. */
const coveredBy = (frame: Element | null): { readonly left?: number; readonly bottom?: number } => {
  const cover = frame?.parentElement?.querySelector('[data-covers-map]')
  if (!frame || !cover) return {}
  const [whole, covered] = [frame.getBoundingClientRect(), cover.getBoundingClientRect()]
  return covered.width < whole.width * 0.7 ? { left: covered.right - whole.left } : { bottom: whole.bottom - covered.top }
}
