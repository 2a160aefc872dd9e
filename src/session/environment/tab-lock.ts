/** Several tabs of this device's games at once: windows, tabs, the installed app. One of them writes; the others follow. */

/** The shared state of the tabs of one device. */
export interface Tabs {
  /**
   * Asks to be the tab that writes this game, and keeps asking until `release`: whoever wrote may close or crash meanwhile.
   * @param told called with true when this tab writes from now on, with false when it does not (yet, or any more)
   */
  readonly write: (game: string, told: (mine: boolean) => void) => TabLock
  /** Tells the other tabs that the game has gone on. */
  readonly tell: (game: string) => void
  /** Calls back with the game that has gone on in another tab. */
  readonly listen: (heard: (game: string) => void) => void
}

/** The right of a tab to write one game: held, waited for or given back. */
export interface TabLock {
  /** Until it is known for the first time who writes. */
  readonly settled: Promise<void>
  /** Becomes the one that writes at once; whoever did so follows from now on. */
  readonly take: () => void
  readonly release: () => void
}

/** For a device with a single tab: it always writes. */
export const onlyTab: Tabs = {
  write: (_game, told) => {
    told(true)
    return { settled: Promise.resolve(), take: () => undefined, release: () => undefined }
  },
  tell: () => undefined,
  listen: () => undefined,
}

/** How long a page that is being loaded again waits for its former self to let go before it says that another tab writes: ms. */
const PATIENCE = 400

/**
 * The tabs of one browser: the right to write is a lock that the browser itself takes from a tab that is closed or has crashed.
 * Without such locks (an origin that is not secure) every tab may write, and the ledger on disk lets only one of two be next.
 */
export const browserTabs = (locks: LockManager | undefined, channel: BroadcastChannel | undefined): Tabs => {
  if (locks === undefined) return { ...onlyTab, ...newsOf(channel) }
  const write: Tabs['write'] = (game, told) => {
    const name = `castellan ${game}`
    let line = new AbortController()
    let unlock: (() => void) | undefined
    let isOver = false
    let settle: () => void = () => undefined
    const settled = new Promise<void>((done) => (settle = done))
    const tell = (mine: boolean) => {
      told(mine)
      settle()
    }
    /** Holds the lock from when it is granted until it is let go or taken by another tab; taken, it waits in line again. */
    const request = (options: LockOptions): void => {
      let isHeld = false
      const hold = () =>
        new Promise<void>((done) => {
          isHeld = true
          unlock = done
          if (isOver) done()
          else tell(true)
        })
      locks.request(name, options, hold).catch(() => {
        if (isOver || !isHeld) return
        tell(false)
        waitInLine()
      })
    }
    const waitInLine = () => {
      line = new AbortController()
      request({ signal: line.signal })
    }
    const silence = setTimeout(() => {
      if (unlock === undefined) tell(false)
    }, PATIENCE)
    waitInLine()
    return {
      settled,
      take: () => {
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
