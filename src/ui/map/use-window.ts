import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { StoreApi } from 'zustand'
import { boundsOf, boundsOfSpots, type Drawing } from './geometry'
import { openWindow, type SavedView, type MapWindow } from './window'

export interface UseMapWindowOptions {
  readonly drawing: Drawing
  /** Where the map was left, and will be. */
  readonly left: StoreApi<SavedView>
  /** Areas that it begins with in sight; without them it is as it was left. */
  readonly inSight: readonly string[] | undefined
  /** The area that is brought into sight. */
  readonly chosen: string | undefined
  /** The chosen areas and the origin, as one key: in a small window these are in sight before all that light up. */
  readonly near: string
  /** Areas that light up, as one word; if others do, they are brought into sight. */
  readonly lit: string | undefined
  /** They are brought into the middle, even if they are in sight. */
  readonly centred: boolean
}

/** The viewport element, the drawing, and the window onto it. */
export type MapWindowRefs = readonly [
  frame: RefObject<HTMLDivElement | null>,
  sheet: RefObject<SVGSVGElement | null>,
  view: RefObject<MapWindow | undefined>,
]

/** Opens the window onto the drawing as long as it is shown, and keeps in sight what it is about. */
export function useMapWindow({ drawing, left, inSight, chosen, near, lit, centred }: UseMapWindowOptions): MapWindowRefs {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const view = useRef<MapWindow>(undefined)
  const begin = useRef(inSight === undefined ? undefined : boundsOf(drawing, inSight))

  // Before the paint: what has to stay in sight is known when the window changes its size with the answer.
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

/** The part of the map that is covered: at its left on a wide screen, else below. */
const coveredBy = (frame: Element | null): { readonly left?: number; readonly bottom?: number } => {
  const cover = frame?.parentElement?.querySelector('[data-covers-map]')
  if (!frame || !cover) return {}
  const [whole, covered] = [frame.getBoundingClientRect(), cover.getBoundingClientRect()]
  return covered.width < whole.width * 0.7 ? { left: covered.right - whole.left } : { bottom: whole.bottom - covered.top }
}
