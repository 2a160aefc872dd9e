/** Several views of this device's games at once: windows, tabs, the installed app. One of them writes; the others follow. */

/** What the views of one device share. */
export interface Views {
  /**
   * Asks to be the view that writes this game, and keeps asking until `letGo`: whoever wrote may close or crash meanwhile.
   * @param told called with true when this view writes from now on, with false when it does not (yet, or any more)
   */
  readonly write: (game: string, told: (mine: boolean) => void) => Seat
  /** Tells the other views that the game has gone on. */
  readonly tell: (game: string) => void
  /** Calls back with the game that has gone on in another view. */
  readonly listen: (heard: (game: string) => void) => void
}

export interface Seat {
  /** Until it is known for the first time who writes. */
  readonly settled: Promise<void>
  /** Becomes the one that writes at once; whoever did so follows from now on. */
  readonly take: () => void
  readonly letGo: () => void
}

/** For a world with a single view: it always writes. */
export const onlyView: Views = {
  write: (_game, told) => {
    told(true)
    return { settled: Promise.resolve(), take: () => undefined, letGo: () => undefined }
  },
  tell: () => undefined,
  listen: () => undefined,
}

/** How long a page that is being loaded again waits for its former self to let go before it says that another view writes: ms. */
const PATIENCE = 400

/**
 * The views of one browser: the right to write is a lock that the browser itself takes from a view that is closed or has crashed.
 * Without such locks (an origin that is not secure) every view may write, and the ledger on disk lets only one of two be next.
 */
export const browserViews = (locks: LockManager | undefined, channel: BroadcastChannel | undefined): Views => {
  if (locks === undefined) return { ...onlyView, ...newsOf(channel) }
  const write: Views['write'] = (game, told) => {
    const name = `castellan ${game}`
    let line = new AbortController()
    let release: (() => void) | undefined
    let isOver = false
    let settle: () => void = () => undefined
    const settled = new Promise<void>((done) => (settle = done))
    const tell = (mine: boolean) => {
      told(mine)
      settle()
    }
    /** Holds the lock from when it is granted until it is let go or taken by another view; taken, it waits in line again. */
    const request = (options: LockOptions): void => {
      let isHeld = false
      const hold = () =>
        new Promise<void>((done) => {
          isHeld = true
          release = done
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
      if (release === undefined) tell(false)
    }, PATIENCE)
    waitInLine()
    return {
      settled,
      take: () => {
        line.abort()
        request({ steal: true })
      },
      letGo: () => {
        isOver = true
        clearTimeout(silence)
        line.abort()
        release?.()
        settle()
      },
    }
  }
  return { write, ...newsOf(channel) }
}

const newsOf = (channel: BroadcastChannel | undefined): Pick<Views, 'tell' | 'listen'> => ({
  tell: channel?.postMessage.bind(channel) ?? (() => undefined),
  listen: (heard) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data)
    }),
})
