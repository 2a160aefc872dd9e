import { useEffect, useRef } from 'react'

/**
 * Makes the browser's back button (on many phones a swipe) close the topmost dialog, or take back one step of an answer, instead of
 * leaving the screen. For this, the history contains one extra entry while any dialog is open or any answer is begun.
 */

type Close = () => void

/**
 * Functions of the open dialogs and begun answers, the topmost one last. Each function closes its dialog and returns whether the
 * dialog can be closed.
 */
const layers: (() => boolean)[] = []
/** Key in `history.state` that marks the extra history entry. */
const MARK = 'over'
/** Whether the app has called `history.back()` and waits for the popstate event. */
let goesBack = false
/** URL of the extra history entry. Steps between other URLs are navigation, which must not close anything. */
let markedUrl: string | undefined

const isMarked = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

const goBack = () => {
  goesBack = true
  history.back()
}

/** Adds the extra history entry if a dialog is open; removes the entry if no dialog is open. */
const settle = () => {
  if (goesBack) return
  if (layers.length > 0 && !isMarked()) {
    history.pushState({ ...(history.state as object | null), [MARK]: true }, '')
    markedUrl = location.href
  } else if (layers.length === 0 && isMarked()) goBack()
}

/** Updates the extra history entry after a delay, because another dialog may open directly after one has closed. */
const settleSoon = () => void setTimeout(settle)

const onHistoryStep = () => {
  if (goesBack) {
    goesBack = false
    settle()
  } else if (!isMarked()) {
    if (location.href !== markedUrl) return
    const closes = layers.at(-1)?.() ?? true
    // If a dialog stays open, add the extra history entry again at once, because the user may go back again immediately.
    if (!closes || layers.length > 1) settle()
    settleSoon()
  } else if (layers.length === 0) {
    // No dialog is open, but the extra history entry remains from a dialog that was closed by navigating to another screen.
    goBack()
  }
}

// Tests and tools load this module outside a browser, without a history.
if (typeof window !== 'undefined') addEventListener('popstate', onHistoryStep)

/**
 * Hook for dialogs and answers: while the component is mounted, the browser's back button calls `close` instead of leaving the screen.
 * @param close undefined if the user cannot close the dialog; the back button then does nothing
 * @param on false if there is nothing to close, or if the URL stores which dialog is open and the back button changes the URL
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
