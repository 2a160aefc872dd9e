import { useEffect, useRef } from 'react'

/**
 * Handling of the browser's back button (on many phones a swipe): it closes the topmost overlay instead of leaving the screen. For this,
 * the history contains one extra entry while any overlay is open.
 */

type Close = () => void

/**
 * Open overlays of the screen, the topmost overlay last. Each function closes its overlay and returns whether the
 * overlay can be closed.
 */
const layers: (() => boolean)[] = []
/** Key in `history.state` that marks the extra history entry of the overlays. */
const MARK = 'over'
/** Whether the app has called `history.back()` and waits for the popstate event. */
let goesBack = false

const isMarked = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

const goBack = () => {
  goesBack = true
  history.back()
}

/** Adds the extra history entry if an overlay is open; removes the entry if no overlay is open. */
const settle = () => {
  if (goesBack) return
  if (layers.length > 0 && !isMarked()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '')
  else if (layers.length === 0 && isMarked()) goBack()
}

/** Updates the extra history entry after a delay, because another overlay may open directly after one has closed. */
const settleSoon = () => void setTimeout(settle)

addEventListener('popstate', () => {
  if (goesBack) {
    goesBack = false
    settle()
  } else if (!isMarked()) {
    const closes = layers.at(-1)?.() ?? true
    // If an overlay stays open, add the extra history entry again at once: the user may go back again immediately.
    if (!closes || layers.length > 1) settle()
    settleSoon()
  } else if (layers.length === 0) {
    // The extra history entry is left over from an overlay that was closed by navigating to another screen.
    goBack()
  }
})

/**
 * Hook: while the component is mounted, the browser's back button calls `close` instead of leaving the screen.
 * @param close undefined if the overlay cannot be closed; the back button then does nothing
 * @param on false if the URL stores which overlay is open; the back button then changes the URL
 */
export function useWayBack(close: Close | undefined, on = true): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!on) return
    const layer = () => {
      latest.current?.()
      return latest.current !== undefined
    }
    layers.push(layer)
    settle()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      settleSoon()
    }
  }, [on])
}
