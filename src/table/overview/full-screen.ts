import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isFull = (): boolean => Boolean(document.fullscreenElement)

/**
 * Hook that returns whether the page is in full-screen mode, and a function that toggles full-screen mode.
 * @returns undefined if the platform does not support full screen, e.g. on iPhones
 */
export function useFullScreen(): { readonly full: boolean; readonly toggle: () => void } | undefined {
  const full = useSyncExternalStore(subscribe, isFull)
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    // If the browser refuses to change the full-screen mode, the page stays as it is.
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined)
  }
  return { full, toggle }
}
