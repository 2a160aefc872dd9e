import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isFull = (): boolean => Boolean(document.fullscreenElement)

/**
 * Fills the screen with the app, or gives the rest of the screen back.
 * @returns undefined where the platform does not offer it (telephones by Apple)
 */
export function useFullScreen(): { readonly full: boolean; readonly toggle: () => void } | undefined {
  const full = useSyncExternalStore(subscribe, isFull)
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    // A platform that refuses leaves the screen as it is.
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined)
  }
  return { full, toggle }
}
