// The service worker and its new versions. Nothing on the first screen needs this: it is fetched when that one stands.
import { Workbox } from 'workbox-window'
import { useUpdate } from './update'

/** How often an app that stays open asks for a new version, in milliseconds. */
const askEvery = 60 * 60 * 1000

/**
 * Registers the service worker, and says when a new one waits or has taken over.
 * @param hadWorker this window was served by one when it was loaded
 */
export async function keepUpToDate(hadWorker: boolean): Promise<void> {
  const workbox = new Workbox('./sw.js')
  let isServed = hadWorker
  let takenHere = false

  workbox.addEventListener('waiting', () => {
    useUpdate.setState({
      news: 'waiting',
      take: () => {
        takenHere = true
        workbox.messageSkipWaiting()
      },
    })
  })
  workbox.addEventListener('controlling', () => {
    if (takenHere) location.reload()
    else if (isServed) useUpdate.setState({ news: 'taken', take: () => location.reload() })
    else useUpdate.setState({ news: 'offline' })
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
