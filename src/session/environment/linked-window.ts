/**
 * Tells the windows of one guest phone apart: the window with the link to the host holds a lock, and the other windows can see this lock.
 * The browser releases the lock of a window that is closed or has crashed. Without the Web Locks API, the windows know nothing of each
 * other.
 */

/** Locks of this browser; undefined outside a browser, and where the page is not loaded over https. */
const browserLocks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks)

const nameOf = (game: string): string => `castellan link ${game}`

/**
 * Marks this window as the window that is linked to the host of a game.
 * @returns function that removes the mark
 */
export const holdLink = (game: string, locks = browserLocks()): (() => void) => {
  const line = new AbortController()
  let release = () => line.abort()
  const held = () => new Promise<void>((done) => (release = done))
  locks?.request(nameOf(game), { signal: line.signal }, held).catch(() => undefined)
  return () => release()
}

/** Returns whether a window of this phone is linked to the host of a game. */
export const isLinkHeld = async (game: string, locks = browserLocks()): Promise<boolean> => {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === nameOf(game))
}
