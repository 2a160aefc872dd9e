// How a new version of the app comes in: it is fetched in the background and waits until somebody at the table takes it.
import { create } from 'zustand'
import { idle } from '../ui/idle'

/** How long a page that is busy all the time keeps new versions waiting, in milliseconds. */
const PATIENCE = 3000
/**
 * `waiting`: a new version is ready; `taken`: another window took it, and this one shows the old one until it is loaded again;
 * `offline`: the first visit has just put everything on the device.
 */
export type News = 'none' | 'waiting' | 'taken' | 'offline'

interface Update {
  readonly news: News
  /** Takes the waiting version and loads this window again. Other windows are notified, and stay as they are. */
  readonly take: () => void
}

export const useUpdate = create<Update>(() => ({ news: 'none', take: () => location.reload() }))

/**
 * Puts the service worker in place and listens for new versions. Without one (an old browser) the app works while there is a network.
 * @param begun kept when the first screen is there, which all of this waits for
 */
export async function watchForUpdates(begun: Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return

  // A window opened while the first visit was still being put on the device had no worker at first; the next one it gets is new.
  const hadWorker = navigator.serviceWorker.controller !== null
  await begun
  await idle(PATIENCE)
  const { keepUpToDate } = await import('./service-worker')
  await keepUpToDate(hadWorker, (news, take) => useUpdate.setState({ news, ...(take && { take }) }))
}
