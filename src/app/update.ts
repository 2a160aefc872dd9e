// How a new version of the app comes in: it is fetched in the background and waits until somebody at the table takes it.
import { create } from 'zustand'
import { idle } from '../ui/idle'

/** How long a page that is busy all the time keeps new versions waiting, in milliseconds. */
const PATIENCE = 3000
/** How often an app that stays open asks for a new version, in milliseconds. */
const askEvery = 60 * 60 * 1000

/**
 * `waiting`: a new version is ready; `taken`: another window took it, and this one shows the old one until it is loaded again;
 * `offline`: the first visit has just put everything on the device.
 */
export type News = 'none' | 'waiting' | 'taken' | 'offline'

interface Update {
  readonly news: News
  /** Takes the waiting version and loads this window again. Other windows are told, and stay as they are. */
  readonly take: () => void
}

export const useUpdate = create<Update>(() => ({ news: 'none', take: () => location.reload() }))

/**
 * Puts the service worker in place and listens for new versions. Without one (an old browser) the app works while there is a network.
 * @param begun kept when the first screen is there, which all of this waits for
 */
export async function watchForUpdates(begun: Promise<void>): Promise<void> {
  // The files of the version on the screen are gone when another window has taken a newer one.
  addEventListener('vite:preloadError', () => useUpdate.setState({ news: 'taken' }))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return

  // A window opened while the first visit was still being put on the device had no worker at first; the next one it gets is new.
  let hadWorker = navigator.serviceWorker.controller !== null
  await begun
  await idle(PATIENCE)
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('./sw.js')
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
    else if (hadWorker) useUpdate.setState({ news: 'taken', take: () => location.reload() })
    else useUpdate.setState({ news: 'offline' })
    hadWorker = true
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
