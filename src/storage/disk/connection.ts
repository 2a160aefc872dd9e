import type { Table } from 'dexie'
import type { Database } from './database'
import { isObject, readRecord } from '../store/shapes'
import { notStored, type GameRecord, type Stored, type Trouble } from '../store/store'

/** The way to the database: what goes wrong with it is a trouble, and one that went away is opened again. */
export interface Connection {
  readonly db: Database
  /** Does something with the database and turns what goes wrong into a trouble; a database that went away is opened again once. */
  readonly attempt: <T>(work: () => PromiseLike<Stored<T>>) => Promise<Stored<T>>
  /** One transaction over the games and these tables, on a game that has to be there. */
  readonly write: (
    game: string,
    tables: readonly Table[],
    work: (record: GameRecord) => Promise<Stored<undefined>>,
  ) => Promise<Stored<undefined>>
  /** Asks the disk whether it is still there; what it will never answer fails. */
  readonly wake: () => Promise<void>
}

/** Connects to a database, which opens by itself when it is used. */
export const connect = (db: Database): Connection => {
  /** The pending requests: rejected when the disk went away behind a page that nobody looked at, and never will. */
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

  /** Whether the browser has not answered the opening in time. */
  let hangs = false
  /** Waits until the database is open. @throws `TimeoutError` when the browser does not answer; the opening itself goes on */
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
        // Another caller that is opening it goes on with that connection.
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
      // The first also ends an opening that hangs, the second lets it open by itself again.
      db.close()
      db.close({ disableAutoOpen: false })
      const closed = new DOMException('the database did not answer', 'InvalidStateError')
      for (const reject of unanswered) reject(closed)
      unanswered.clear()
    },
  }
}

/** How long a disk may take to answer the simplest question before it is taken for gone: ms. */
const PATIENCE = 2000

/** How long the browser may take to open the database, and how long once it is known to hang: ms. */
const OPENING = 5000
const HANGING = 300
/** Name of the error of an opening without an answer. */
const UNANSWERED = 'TimeoutError'

const after = (ms: number): Promise<false> => new Promise((done) => setTimeout(() => done(false), ms))

/** Names of errors, by the trouble they mean. */
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

/** Whether a database that failed with this error may work again once it has been closed and opened. */
export const isConnectionLost = (error: unknown): boolean => ['closed', 'unavailable', 'unreachable'].includes(troubleOf(error))

/** The meaning of an error on opening a database; after any error that is not listed the browser keeps nothing here. */
const troubleOfOpening = (error: unknown): Trouble => {
  const trouble = troubleOf(error)
  return ['full', 'newer', 'refused', 'unreachable'].includes(trouble) ? trouble : 'unavailable'
}
