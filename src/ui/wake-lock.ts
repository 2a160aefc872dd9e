// Wake lock that keeps the screen of the phone on while the players think.
import { useEffect } from 'react'

/** Returns whether the browser supports screen wake locks. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator

/**
 * Hook that keeps the screen on while `on` is true and the component is mounted. The system releases the wake lock
 * when the page is hidden, so the lock is requested again when the page is visible. If the device refuses the lock
 * (low battery), the screen turns off as usual.
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
        // The device refused the wake lock; it is requested again when the page becomes visible.
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
