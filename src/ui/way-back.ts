import { useEffect, useRef } from 'react'

// The browser's way back, which on many phones is a stroke of the thumb, closes the open overlays and does not leave the
// screen with them. For that, one entry of the history represents all open overlays.

type Close = () => void

/** The overlays of the screen, the topmost last: each closes itself, and returns whether it does. */
const layers: (() => boolean)[] = []
/** Marks the entry that represents the layers. */
const MARK = 'over'
/** We ourselves have asked for the way back, and the browser has not answered yet. */
let goesBack = false

const isMarked = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

const goBack = () => {
  goesBack = true
  history.back()
}

/** Adds the entry where an overlay is open, and removes it where none is. */
const settle = () => {
  if (goesBack) return
  if (layers.length > 0 && !isMarked()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '')
  else if (layers.length === 0 && isMarked()) goBack()
}

/** Another overlay may follow at once: only after that it is known whether one is open. */
const settleSoon = () => void setTimeout(settle)

addEventListener('popstate', () => {
  if (goesBack) {
    goesBack = false
    settle()
  } else if (!isMarked()) {
    const closes = layers.at(-1)?.() ?? true
    // An overlay that stays open gets its history entry back at once: the next step back may follow immediately.
    if (!closes || layers.length > 1) settle()
    settleSoon()
  } else if (layers.length === 0) {
    // Left behind by a sheet from which another screen was reached.
    goBack()
  }
})

/**
 * While the component is there, the way back calls `close` and stays on the screen.
 * @param close undefined: it has to be answered, so the way back does nothing
 * @param on false: the address itself says what is open, and the way back changes the address
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
