import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isFull = (): boolean => Boolean(document.fullscreenElement)

/** Returns the full-screen state and a toggle. @returns undefined if the platform does not support full screen, e.g. on iPhones */
export function useFullScreen(): { readonly full: boolean; readonly toggle: () => void } | undefined {
  const full = useSyncExternalStore(subscribe, isFull)
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    // If the platform refuses, the screen is unchanged.
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined)
  }
  return { full, toggle }
}
