/**
 * Coordination of several tabs (windows, tabs, the installed app) on one device: one tab writes a game, and the other tabs show its
 * changes.
 */

/** Functions that coordinate the tabs of one device. */
export interface Tabs {
  /**
   * Requests the right to write this game. The request stays pending until `release`, because the tab that writes now may close or
   * crash.
   * @param onChange called with true when this tab gets the right, and with false when it does not have the right (yet, or any more)
   */
  readonly write: (game: string, onChange: (mine: boolean) => void) => TabLock
  /** Notifies the other tabs that the game has new entries. */
  readonly tell: (game: string) => void
  /** Calls `heard` with the id of a game that has new entries from another tab. */
  readonly listen: (heard: (game: string) => void) => void
}

/** The right of a tab to write one game: held, requested or released. */
export interface TabLock {
  /** Resolves when it is first known whether this tab may write the game. */
  readonly decided: Promise<void>
  /** Takes the right to write immediately; the tab that had the right loses it. */
  readonly take: () => void
  readonly release: () => void
}

/** Implementation of `Tabs` for a single tab, which always writes. */
export const onlyTab: Tabs = {
  write: (_game, onChange) => {
    onChange(true)
    return { decided: Promise.resolve(), take: () => undefined, release: () => undefined }
  },
  tell: () => undefined,
  listen: () => undefined,
}

/**
 * Time that a tab waits for the lock before it reports that another tab writes, in ms. During a reload, the old page may still hold the
 * lock for a short time.
 */
const PATIENCE = 400

/**
 * Time between the end of the tab that writes and the time when a tab that only watches writes by itself, in ms. A tab that is loaded again
 * gets the lock back in this time.
 */
const GRACE = 5000

/** Resolves as soon as this tab can be seen. A hidden tab must not take the game from the user, who may open the app again. */
const whenVisible = (): Promise<void> =>
  new Promise((done) => {
    if (typeof document === 'undefined' || document.visibilityState !== 'hidden') return done()
    const look = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', look)
      done()
    }
    document.addEventListener('visibilitychange', look)
  })

/**
 * Coordinates the tabs of one browser with the Web Locks API: the browser releases the lock of a tab that is closed or has crashed. Without
 * this API (insecure origin), every tab may write, and the ledger on disk accepts only one of two competing entries.
 * @param grace time in ms for which a tab that watches leaves a released lock to other tabs
 */
export const browserTabs = (locks: LockManager | undefined, channel: BroadcastChannel | undefined, grace = GRACE): Tabs => {
  if (locks === undefined) return { ...onlyTab, ...newsOf(channel) }
  const write: Tabs['write'] = (game, onChange) => {
    const name = `castellan ${game}`
    let line = new AbortController()
    let unlock: (() => void) | undefined
    let isOver = false
    let settle: () => void = () => undefined
    const decided = new Promise<void>((done) => (settle = done))
    const tell = (mine: boolean) => {
      onChange(mine)
      settle()
    }
    /**
     * Holds the lock from the time the browser grants it until this tab releases it or another tab takes it; if another tab takes it,
     * requests the lock again.
     */
    const request = (options: LockOptions): void => {
      let isHeld = false
      const hold = (lock: Lock | null) =>
        new Promise<void>((done) => {
          // Another tab has got the lock in the meantime.
          if (lock === null) {
            done()
            return watch()
          }
          isHeld = true
          unlock = done
          if (isOver) done()
          else tell(true)
        })
      locks.request(name, options, hold).catch(() => {
        if (isOver || !isHeld) return
        tell(false)
        watch()
      })
    }
    /** Waits until no tab has held the lock for the time of grace, and then takes it. */
    const watch = () => {
      line = new AbortController()
      const { signal } = line
      const wait = async () => {
        await locks.request(name, { signal }, () => Promise.resolve())
        await new Promise((done) => setTimeout(done, grace))
        await whenVisible()
        if (signal.aborted) return
        request({ ifAvailable: true })
      }
      wait().catch(() => undefined)
    }
    line = new AbortController()
    request({ signal: line.signal })
    const silence = setTimeout(() => {
      if (unlock !== undefined || isOver) return
      line.abort()
      tell(false)
      watch()
    }, PATIENCE)
    return {
      decided,
      take: () => {
        clearTimeout(silence)
        line.abort()
        request({ steal: true })
      },
      release: () => {
        isOver = true
        clearTimeout(silence)
        line.abort()
        unlock?.()
        settle()
      },
    }
  }
  return { write, ...newsOf(channel) }
}

const newsOf = (channel: BroadcastChannel | undefined): Pick<Tabs, 'tell' | 'listen'> => ({
  tell: channel?.postMessage.bind(channel) ?? (() => undefined),
  listen: (heard) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data)
    }),
})
