import { useEffect } from 'react'
import { create } from 'zustand'

/** Battery Status API of some browsers; missing in the TypeScript DOM types. */
interface Battery extends EventTarget {
  /** Battery level from 0 to 1. */
  readonly level: number
  readonly charging: boolean
}

/** Battery level at or below which the app shows the notice, because a phone might not last for the rest of the session. */
const LOW = 0.15

interface Warning {
  /** Battery level from 0 to 1; undefined if the level is not low, or if the browser does not report the level. */
  readonly left: number | undefined
  /** Whether the user has closed the notice. The app shows the notice only once. */
  readonly read: boolean
}

const useWarning = create<Warning>(() => ({ left: undefined, read: false }))

const isBattery = (value: unknown): value is Battery =>
  value instanceof EventTarget && 'level' in value && typeof value.level === 'number' && 'charging' in value

const askBattery = async (): Promise<Battery | undefined> => {
  if (!('getBattery' in navigator) || typeof navigator.getBattery !== 'function') return undefined
  try {
    const battery: unknown = await Reflect.apply(navigator.getBattery, navigator, [])
    return isBattery(battery) ? battery : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the battery level from 0 to 1 if the battery is low and not charging. Otherwise, and after the user has closed the notice,
 * returns undefined.
 */
export function useLowBattery(): number | undefined {
  useEffect(() => {
    const over = new AbortController()
    const watch = async () => {
      const battery = await askBattery()
      if (battery === undefined || over.signal.aborted) return
      const look = () => useWarning.setState({ left: battery.level <= LOW && !battery.charging ? battery.level : undefined })
      for (const change of ['levelchange', 'chargingchange']) battery.addEventListener(change, look, { signal: over.signal })
      look()
    }
    void watch()
    return () => over.abort()
  }, [])
  return useWarning(({ left, read }) => (read ? undefined : left))
}

/** Closes the notice about the low battery. */
export const readBattery = (): void => useWarning.setState({ read: true })
