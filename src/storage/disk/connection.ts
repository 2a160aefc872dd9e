import type { Table } from 'dexie'
import type { Database } from './database'
import { isObject, readRecord } from '../store/shapes'
import { notStored, type GameRecord, type Stored, type Trouble } from '../store/store'

/** Connection to the database: converts errors to `Trouble` values and reopens a closed database. */
export interface Connection {
  readonly db: Database
  /**
   * Runs `work` on the database and returns errors as a `Trouble`. If the connection is lost, reopens the database and runs `work` once
   * more.
   */
  readonly attempt: <T>(work: () => PromiseLike<Stored<T>>) => Promise<Stored<T>>
  /** Runs `work` in one transaction over `games` and `tables`. Fails with `gone` if the game does not exist. */
  readonly write: (
    game: string,
    tables: readonly Table[],
    work: (record: GameRecord) => Promise<Stored<undefined>>,
  ) => Promise<Stored<undefined>>
  /** Checks whether the database still responds; if not, closes it and rejects all pending requests. */
  readonly wake: () => Promise<void>
}

/** Creates a connection to a database, which opens automatically when it is used. */
export const connect = (db: Database): Connection => {
  /**
   * Reject functions of pending requests: called if the browser closes the database of a background page, because the requests themselves
   * would never settle.
   */
  const unanswered = new Set<(reason: unknown) => void>()
  const answered = <T>(work: () => PromiseLike<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const settle =
        <A>(how: (answer: A) => void) =>
        (answer: A) => {
          unanswered.delete(reject)
          how(answer)
        }
      unanswered.add(reject)
      work().then(settle(resolve), settle(reject))
    })

  /** Whether the last attempt to open the database timed out. */
  let hangs = false
  /**
   * Waits until the database is open. @throws `TimeoutError` if the browser does not respond in time; the opening continues in the
   * background
   */
  const opened = async (): Promise<void> => {
    if (db.isOpen()) return
    const isOpen = await Promise.race([db.open().then(() => true), after(hangs ? HANGING : OPENING)])
    hangs = !isOpen
    if (hangs) throw new DOMException('the database does not open', UNANSWERED)
  }

  const attempt = async <T>(work: () => PromiseLike<Stored<T>>): Promise<Stored<T>> => {
    try {
      return await answered(() => opened().then(work))
    } catch (first) {
      if (isObject(first) && first.name === UNANSWERED) return notStored('unavailable')
      if (!isConnectionLost(first)) return notStored(troubleOf(first))
      try {
        // `disableAutoOpen: false` lets the database open again, also for other callers.
        db.close({ disableAutoOpen: false })
        await opened()
      } catch (reason) {
        return notStored(troubleOfOpening(reason))
      }
      try {
        return await work()
      } catch (second) {
        return notStored(troubleOf(second))
      }
    }
  }

  const write = (game: string, tables: readonly Table[], work: (record: GameRecord) => Promise<Stored<undefined>>) =>
    attempt(() =>
      db.write([db.games, ...tables], async () => {
        const record = readRecord(await db.games.get(game))
        return record === undefined ? notStored('gone') : work(record)
      }),
    )

  return {
    db,
    attempt,
    write,
    wake: async () => {
      const probe = db.games.count().then(
        () => true,
        () => false,
      )
      if (await Promise.race([probe, after(PATIENCE)])) return
      // The first call also aborts an attempt to open the database that hangs; the second call lets the database open automatically again.
      db.close()
      db.close({ disableAutoOpen: false })
      const closed = new DOMException('the database did not answer', 'InvalidStateError')
      for (const reject of unanswered) reject(closed)
      unanswered.clear()
    },
  }
}

/** Maximum time for a simple request before the database counts as lost, in ms. */
const PATIENCE = 2000

/** Maximum times in ms to open the database: the normal time, and a shorter time after an attempt has timed out. */
const OPENING = 5000
const HANGING = 300
/** Error name used if opening the database has timed out. */
const UNANSWERED = 'TimeoutError'

const after = (ms: number): Promise<false> => new Promise((done) => setTimeout(() => done(false), ms))

/** Maps the name of an error to its `Trouble` value. */
const MEANING: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  VersionError: 'newer',
  OpenFailedError: 'unavailable',
  UnknownError: 'unreachable',
  SecurityError: 'refused',
}

const troubleOf = (error: unknown): Trouble => (isObject(error) ? MEANING[String(error.name)] : undefined) ?? 'failed'

/** Returns whether closing and reopening the database may fix this error. */
export const isConnectionLost = (error: unknown): boolean => ['closed', 'unavailable', 'unreachable'].includes(troubleOf(error))

/** Returns the trouble for an error on opening the database; `unavailable` for errors that are not listed. */
const troubleOfOpening = (error: unknown): Trouble => {
  const trouble = troubleOf(error)
  return ['full', 'newer', 'refused', 'unreachable'].includes(trouble) ? trouble : 'unavailable'
}
