import { buckets, MIRROR } from './buckets'
import type { Database } from './disk/database'
import type { Mirror } from './mirror'
import type { Store, Stored } from './store/store'

/** The longest time that the games on disk wait for the second database: ms. */
const PATIENCE = 300
/** The factor by which missing games wait longer, once a second database is known. */
const WHERE_MISSING = 10
/** When the second database is looked at after a start, and after it could not be read: ms. */
const IDLE = 4000

const after = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms))

/** The way to the mirror of a database; where there are no buckets there is none. @param onUnsynced see `MirrorListener` */
const mirrorOf = (db: Database, onUnsynced: MirrorListener['onUnsynced']) => {
  let opened: Promise<Mirror | undefined> | undefined
  let isUnsynced = false
  const report = (now: boolean) => {
    if (now === isUnsynced) return
    isUnsynced = now
    onUnsynced(now)
  }
  /** The mirror; one that could not be opened is tried again the next time. */
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
  /** Writes to the mirror without failing. After a write that failed, the next one carries all games. */
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

  /** Whether there is a mirror: a browser that throws everything away may have kept the other part. */
  const hasMirror = async (): Promise<boolean> => (await buckets()?.keys())?.includes(MIRROR) === true
  return { mirror, quietly, hasMirror }
}

/** Callbacks of a mirrored store. */
export interface MirrorListener {
  /** @param games how many games came back from the mirror, because the browser had deleted its database */
  readonly onRestored: (games: number) => void
  /** @param isUnsynced whether the mirror lacks something that the database has, because it could not be written */
  readonly onUnsynced: (isUnsynced: boolean) => void
}

/**
 * Keeps a mirror of everything that is written, and brings back from it whatever games the database turns out to lack: at once where a
 * game is asked for that is not there, and otherwise a little later, however late the mirror can be read. Nothing waits for a mirror that
 * does not answer, and nothing fails with it.
 * @param db the database of `disk`
 * @param listener is called when games came back, and when the mirror falls behind or has caught up
 * @param patience how long what is on the disk waits for the second database: ms
 * @param idle when the second database is looked at after a start: ms
 */
export const mirroredStore = (
  disk: Store,
  db: Database,
  { onRestored, onUnsynced }: MirrorListener,
  patience = PATIENCE,
  idle = IDLE,
): Store => {
  const { mirror, quietly, hasMirror } = mirrorOf(db, onUnsynced)

  /** Brings back what is missing and says it. @throws if not all of it could be */
  const bringOnce = async (isThere: Promise<boolean>): Promise<boolean> => {
    const back = (await isThere) ? await (await mirror())?.restore() : undefined
    if (back === undefined) return false
    if (back.games > 0) onRestored(back.games)
    if (back.isMore) throw new Error('not all games could be brought back')
    return back.games > 0
  }
  let bringing: { readonly isThere: Promise<boolean>; readonly done: Promise<boolean> } | undefined
  /** Two who ask at once wait for the same. */
  const restore = () => {
    if (bringing !== undefined) return bringing
    const isThere = hasMirror()
    const done = bringOnce(isThere).finally(() => (bringing = undefined))
    return (bringing = { isThere, done })
  }

  let settled = false
  /** Somebody uses the games: a little later the mirror is looked at; what cannot be read is looked at again. */
  const settle = () => {
    if (settled || buckets() === undefined) return
    settled = true
    const look = async () => {
      try {
        await restore().done
        await (await mirror())?.carryAll()
      } catch {
        settled = false
      }
    }
    setTimeout(() => void look(), idle)
  }

  /** Waits a while for missing games. Later ones are restored in the background, and reported then. */
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
  /** Does something, and once more where it was missing and has come back. */
  const whole = async <T>(work: () => Promise<Stored<T>>, isMissing: (answer: Stored<T>) => boolean): Promise<Stored<T>> => {
    settle()
    const answer = await work()
    return isMissing(answer) && (await waitForMissing()) ? work() : answer
  }
  const isGone = (answer: Stored<unknown>) => !answer.ok && answer.trouble === 'gone'
  /** Writes to the disk, and then to the mirror. */
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
      // The mark that is written with it keeps the game away until the mirror has forgotten it, whenever that is.
      const removed = await disk.remove(game)
      if (removed.ok) await Promise.race([quietly((there) => there.forget(game)), after(patience)])
      return removed
    },
  }
}
