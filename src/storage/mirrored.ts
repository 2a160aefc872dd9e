import { buckets, MIRROR } from './buckets'
import type { Database } from './disk/database'
import type { Mirror } from './mirror'
import type { Store, Stored } from './store/store'

/** Maximum time that operations on the main database wait for the mirror, in milliseconds. */
const PATIENCE = 300
/** Factor by which operations wait longer for the mirror if the requested game is missing in the main database. */
const WHERE_MISSING = 10
/** Delay in milliseconds before the mirror is read, after the start of the app or after a failed read. */
const IDLE = 4000

const after = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms))

/**
 * Returns functions to access the mirror of a database. Browsers without storage buckets have no mirror. @param
 * onUnsynced see `MirrorListener`
 */
const mirrorOf = (db: Database, onUnsynced: MirrorListener['onUnsynced']) => {
  let opened: Promise<Mirror | undefined> | undefined
  let isUnsynced = false
  const report = (now: boolean) => {
    if (now === isUnsynced) return
    isUnsynced = now
    onUnsynced(now)
  }
  /** Opens the mirror. If opening fails, the next call tries again. */
  const mirror = async (): Promise<Mirror | undefined> => {
    if (buckets() === undefined) return undefined
    opened ??= import('./mirror').then(({ openMirror }) => openMirror(db))
    try {
      return await opened
    } catch (reason) {
      opened = undefined
      throw reason
    }
  }
  /** Runs work that writes to the mirror; never rejects. After a failed write, the next write copies all games. */
  const quietly = async (work: (there: Mirror) => Promise<void>): Promise<void> => {
    try {
      const there = await mirror()
      if (there === undefined) return
      await work(there)
      if (isUnsynced) await there.carryAll()
      report(false)
    } catch {
      report(true)
    }
  }

  /** Returns whether a mirror exists. The mirror may still exist after the browser has deleted the main database. */
  const hasMirror = async (): Promise<boolean> => (await buckets()?.keys())?.includes(MIRROR) === true
  return { mirror, quietly, hasMirror }
}

/** Callbacks that a mirrored store calls. */
export interface MirrorListener {
  /** @param games number of games restored from the mirror after the browser deleted the main database */
  readonly onRestored: (games: number) => void
  /** @param isUnsynced whether a failed write has left the mirror without some data of the main database */
  readonly onUnsynced: (isUnsynced: boolean) => void
}

/**
 * Wraps a store: copies all writes to the mirror, and restores games that the main database has lost. If a requested
 * game is missing, this game is restored immediately; all other games are restored in the background. No operation
 * waits for an unresponsive mirror, and no operation fails because of the mirror.
 * @param db the database of `disk`
 * @param listener called when games were restored, and when the mirror becomes unsynced or synced again
 * @param patience maximum time that operations wait for the mirror, in ms
 * @param idle delay after the start before the mirror is read, in ms
 */
export const mirroredStore = (
  disk: Store,
  db: Database,
  { onRestored, onUnsynced }: MirrorListener,
  patience = PATIENCE,
  idle = IDLE,
): Store => {
  const { mirror, quietly, hasMirror } = mirrorOf(db, onUnsynced)

  /** Restores missing games from the mirror and reports their number. @throws if some games could not be restored */
  const bringOnce = async (isThere: Promise<boolean>): Promise<boolean> => {
    const back = (await isThere) ? await (await mirror())?.restore() : undefined
    if (back === undefined) return false
    if (back.games > 0) onRestored(back.games)
    if (back.isMore) throw new Error('not all games could be brought back')
    return back.games > 0
  }
  let bringing: { readonly isThere: Promise<boolean>; readonly done: Promise<boolean> } | undefined
  /** Restores missing games from the mirror. Calls during a restore return its result. */
  const restore = () => {
    if (bringing !== undefined) return bringing
    const isThere = hasMirror()
    const done = bringOnce(isThere).finally(() => (bringing = undefined))
    return (bringing = { isThere, done })
  }

  let scheduled = false
  /** Schedules the first read of the mirror. If the read fails, the mirror is read again after the next use of the store. */
  const settle = () => {
    if (scheduled || buckets() === undefined) return
    scheduled = true
    const look = async () => {
      try {
        await restore().done
        await (await mirror())?.carryAll()
      } catch {
        scheduled = false
      }
    }
    setTimeout(() => void look(), idle)
  }

  /** Waits until missing games are restored, but only for a limited time. Games that are restored later are reported by `onRestored`. */
  const waitForMissing = async (): Promise<boolean> => {
    const { isThere, done } = restore()
    const isKnown = Promise.race([isThere, after(patience)])
    try {
      if ((await isKnown) !== true) return false
      return (await Promise.race([done, after(WHERE_MISSING * patience)])) === true
    } catch {
      return false
    } finally {
      done.catch(() => undefined)
    }
  }
  /** Runs `work` on the main database; runs it again if the requested data was missing and has been restored. */
  const whole = async <T>(work: () => Promise<Stored<T>>, isMissing: (answer: Stored<T>) => boolean): Promise<Stored<T>> => {
    settle()
    const answer = await work()
    return isMissing(answer) && (await waitForMissing()) ? work() : answer
  }
  const isGone = (answer: Stored<unknown>) => !answer.ok && answer.trouble === 'gone'
  /** Writes a change to the disk and then copies it to the mirror. */
  const write = async (game: string, work: () => Promise<Stored<undefined>>): Promise<Stored<undefined>> => {
    const written = await whole(work, isGone)
    if (written.ok) await Promise.race([quietly((there) => there.carry(game)), after(patience)])
    return written
  }

  return {
    ...disk,
    games: () =>
      whole(
        () => disk.games(),
        (answer) => answer.ok && answer.value.length === 0,
      ),
    open: (game, from) => whole(() => disk.open(game, from), isGone),
    openTail: (game) => whole(() => disk.openTail(game), isGone),
    begin: (record, entries, seed) => write(record.id, () => disk.begin(record, entries, seed)),
    append: (game, entry, sidecar) => write(game, () => disk.append(game, entry, sidecar)),
    setAside: (game, from, instead) => write(game, () => disk.setAside(game, from, instead)),
    sealSeed: (game, plain, seed) => write(game, () => disk.sealSeed(game, plain, seed)),
    rename: (game, name) => write(game, () => disk.rename(game, name)),
    setFollowed: (game) => write(game, () => disk.setFollowed(game)),
    remove: async (game) => {
      // The deletion mark of the game prevents its restore until the mirror has deleted the game.
      const removed = await disk.remove(game)
      if (removed.ok) await Promise.race([quietly((there) => there.forget(game)), after(patience)])
      return removed
    },
  }
}
