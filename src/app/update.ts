// Updates of the app. A new version is downloaded in the background and waits until the user activates it.
import { create } from 'zustand'
import { idle } from '../ui/idle'

/** Maximum time to wait for an idle browser before the service worker is registered, in milliseconds. */
const PATIENCE = 3000
/**
 * State of updates of the app. `waiting`: a new version is ready. `taken`: another window has activated the new
 * version, and this window shows the old version until it is reloaded. `offline`: the first install has cached the
 * whole app.
 */
export type News = 'none' | 'waiting' | 'taken' | 'offline'

interface Update {
  readonly news: News
  /** Activates the waiting version of the app and reloads this window. Other windows are notified, but not reloaded. */
  readonly take: () => void
}

export const useUpdate = create<Update>(() => ({ news: 'none', take: () => location.reload() }))

/**
 * Registers the service worker and watches for new versions of the app. Without service worker support, the app works
 * online only.
 * @param begun resolves when the first screen is shown; registration starts afterwards
 */
export async function watchForUpdates(begun: Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return

  /**
   * Read whether a service worker controls the page before waiting: if the first service worker takes control later, this is an install and
   * not an update.
   */
  const hadWorker = navigator.serviceWorker.controller !== null
  await begun
  await idle(PATIENCE)
  const { keepUpToDate } = await import('./service-worker')
  await keepUpToDate(hadWorker, (news, take) => useUpdate.setState({ news, ...(take && { take }) }))
}
