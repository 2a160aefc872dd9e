import { useEffect } from 'react'
import { create } from 'zustand'

/** The battery status of some browsers; missing in the standard types. */
interface Battery extends EventTarget {
  /** 0 … 1 */
  readonly level: number
  readonly charging: boolean
}

/** From here on a phone may be gone before the evening is. */
const LOW = 0.15

interface Warning {
  /** The charge left, 0 … 1; undefined: enough, or the browser does not report it. */
  readonly left: number | undefined
  /** Somebody has read it: it is said once. */
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

/** The charge left of a battery that is low and not being charged, until somebody dismisses the notice. */
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

/** It is said once. */
export const readBattery = (): void => useWarning.setState({ read: true })
