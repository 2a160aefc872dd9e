// The service worker and its new versions. The first screen does not need it: it is fetched afterwards.
import { Workbox } from 'workbox-window'

/** How often an app that stays open asks for a new version, in milliseconds. */
const askEvery = 60 * 60 * 1000

type Report = (news: 'waiting' | 'taken' | 'offline', take?: () => void) => void

/**
 * Registers the service worker, and says when a new one waits or has taken over.
 * @param hadWorker this window was served by one when it was loaded
 * @param report called with `waiting` and `taken` and the way to take the new version, and with `offline` after the first visit
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
    // A private window may refuse it: the app works, but only while there is a network.
    return
  }

  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askEvery) return
    asked = Date.now()
    workbox.update().catch(() => undefined)
  })
}
