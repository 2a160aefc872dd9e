// A phone on the table must not go dark while people think.
import { useEffect } from 'react'

/** Whether this browser can keep the screen on at all. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator

/**
 * Keeps the screen on while `on` holds and the screen that asks is there. A system takes the lock away whenever the app goes out of
 * sight: it is taken again on return. Where the device refuses (low battery), the screen goes dark as it always does.
 */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !canStayAwake()) return
    let lock: WakeLockSentinel | undefined
    let isAsked = false
    let isOver = false
    const take = async () => {
      if (isAsked || document.visibilityState !== 'visible' || lock?.released === false) return
      isAsked = true
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) await given.release()
        else lock = given
      } catch {
        // Refused: asked again on the next return.
      }
      isAsked = false
    }
    const seen = () => void take()
    document.addEventListener('visibilitychange', seen)
    void take()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', seen)
      lock?.release().catch(() => undefined)
    }
  }, [on])
}
