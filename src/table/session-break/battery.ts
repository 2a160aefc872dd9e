import { useEffect } from 'react'
import { create } from 'zustand'

/** Battery Status API of some browsers; missing in the TypeScript DOM types. */
interface Battery extends EventTarget {
  /** Battery level from 0 to 1. */
  readonly level: number
  readonly charging: boolean
}

/** Battery level at or below which the notice is shown, because a phone might not last for the rest of the session. */
const LOW = 0.15

interface Warning {
  /** Battery level from 0 to 1; undefined if it is not low or the browser does not report it. */
  readonly left: number | undefined
  /** Whether the notice was dismissed; it is shown only once. */
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

/** Returns the level of a battery that is low and not charging, from 0 to 1; undefined otherwise and after the notice was dismissed. */
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

/** Dismisses the notice about the low battery. */
export const readBattery = (): void => useWarning.setState({ read: true })
