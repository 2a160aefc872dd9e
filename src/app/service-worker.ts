/**
 * Registration of the service worker and reports of updates. This module is loaded after the first screen, which does not need it.
 */
import { Workbox } from 'workbox-window'

/** Minimum time between two checks for a new version of the app while the app is open, in milliseconds. */
const askEvery = 60 * 60 * 1000

type Report = (news: 'waiting' | 'taken' | 'offline', take?: () => void) => void

/**
 * Registers the service worker, and reports when a new version of the app waits or has taken over.
 * @param hadWorker whether a service worker controlled this page when it was loaded
 * @param report called with `waiting` or `taken` and a function that activates the new version, or with `offline`
 * after the first install
 */
export async function keepUpToDate(hadWorker: boolean, report: Report): Promise<void> {
  const workbox = new Workbox('./sw.js')
  let isServed = hadWorker
  let takenHere = false

  workbox.addEventListener('waiting', () => {
    report('waiting', () => {
      takenHere = true
      workbox.messageSkipWaiting()
    })
  })
  workbox.addEventListener('controlling', () => {
    if (takenHere) location.reload()
    else if (isServed) report('taken', () => location.reload())
    else report('offline')
    isServed = true
  })
  try {
    await workbox.register()
  } catch {
    // The registration fails e.g. in a private window. The app then works online only.
    return
  }

  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askEvery) return
    asked = Date.now()
    workbox.update().catch(() => undefined)
  })
}
