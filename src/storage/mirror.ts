import type { Table } from 'dexie'
import { buckets, MIRROR } from './buckets'
import { isConnectionLost } from './disk/connection'
import { Database, rowsUnder } from './disk/database'

/**
 * The mirror: a second database with a copy of all games, stored in separate files. Chromium stores all databases of
 * an origin in one log. If the system kills the browser during a write, the log may become unreadable, and Chromium
 * then deletes all these databases. The mirror is in a storage bucket, which has its own log.
 */
export interface Mirror {
  /** Copies to the mirror the changes that were made to a game since the last copy. */
  carry(game: string): Promise<void>
  /** Copies every game that differs from the mirror, and deletes games from the mirror that the user has deleted. */
  carryAll(): Promise<void>
  /**
   * Restores missing games from the mirror to the main database, one by one. If both databases have a game, the main
   * database wins. Games that the user deleted are not restored. If the browser has deleted the main database, its
   * deletion marks are lost too. A game that was not yet deleted from the mirror is then restored, and the user can
   * delete the game again.
   */
  restore(): Promise<Restored>
  /** Deletes a game from the mirror if the user has deleted it. */
  forget(game: string): Promise<void>
}

export interface Restored {
  /** Number of games restored from the mirror. */
  readonly games: number
  /** Whether some games could not be restored yet, because the device has no space or some rows cannot be read. */
  readonly isMore: boolean
}

/** Returns the tables of sealed data that are restored together with a ledger. Unfinished answers are not restored. */
const sealedIn = ({ keys, envelopes }: Database): readonly Table<object>[] => [keys, envelopes]

/** Reads all rows of a game that the mirror copies. @param from index of the first entry to read */
const rowsOf = async (db: Database, game: string, from = 0) => {
  const [record, entries, damaged, seed, sealed] = await Promise.all([
    db.games.get(game),
    rowsUnder(db.entries, [game], from).toArray(),
    db.damaged.where('game').equals(game).toArray(),
    db.seeds.get(game),
    Promise.all(sealedIn(db).map((table) => rowsUnder(table, [game]).toArray())),
  ])
  return { record, entries, damaged, seed, sealed }
}

/** Writes the rows of a game to a database. Must be called within a transaction. */
const putRows = async (db: Database, game: string, rows: Awaited<ReturnType<typeof rowsOf>>, damaged = rows.damaged): Promise<void> => {
  const { record, seed } = rows
  await Promise.all([
    record === undefined ? undefined : db.games.put(record),
    db.entries.bulkPut(rows.entries),
    db.damaged.bulkAdd(damaged.map(({ entry }) => ({ game, entry }))),
    seed === undefined ? undefined : db.seeds.put(seed),
    ...sealedIn(db).map((table, at) => table.bulkPut(rows.sealed[at] ?? [])),
  ])
}

/** Copies a game to the mirror. If the ledger in the mirror is a prefix of the current ledger, writes only the new entries. */
const copyGame = async (from: Database, to: Database, game: string): Promise<void> => {
  const last = await rowsUnder(to.entries, [game]).last()
  const { goesOn, rows } = await from.transaction('r', from.carried, async () => {
    const same = last === undefined ? undefined : await from.entries.get([game, last.seq])
    const isLonger = last !== undefined && JSON.stringify(same?.entry) === JSON.stringify(last.entry)
    return { goesOn: isLonger, rows: await rowsOf(from, game, isLonger ? last.seq + 1 : 0) }
  })
  if (rows.record === undefined) return
  await to.write(to.carried, async () => {
    if (!goesOn) await to.dropGame(game)
    await Promise.all(sealedIn(to).map((table) => rowsUnder(table, [game]).delete()))
    await putRows(to, game, rows, goesOn ? [] : rows.damaged)
  })
}

/**
 * Restores a game from the mirror, unless the main database already has the game or the user has deleted it. Returns
 * whether the game was restored.
 */
const returnGame = async (from: Database, to: Database, game: string): Promise<boolean> => {
  const rows = await from.transaction('r', from.carried, () => rowsOf(from, game))
  if (rows.record === undefined) return false
  return to.write(to.carried, async () => {
    // Another window may have restored the game while this window read it from the mirror.
    if ((await to.games.get(game)) !== undefined || (await to.isDeleted(game))) return false
    await to.dropGame(game)
    await putRows(to, game, rows)
    return true
  })
}

/**
 * Opens the mirror of a database. Returns undefined if the browser has no storage buckets; such browsers do not lose
 * databases in the way described for `Mirror`.
 */
export const openMirror = async (db: Database): Promise<Mirror | undefined> => {
  const bucket = await buckets()?.open(MIRROR, { durability: 'relaxed' })
  if (bucket === undefined) return undefined
  /**
   * `relaxed` durability is sufficient: if a power failure loses writes to the mirror, the data is still in the main database.
   */
  const mirror = new Database(db.name, { factory: bucket.indexedDB, durability: 'relaxed' })
  /** Closes the database of the mirror. The database opens again automatically when it is used. */
  const close = () => mirror.close({ disableAutoOpen: false })
  /** Runs idempotent database work; runs the work again if the browser had closed the connection in the background. */
  const reconnecting = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (reason) {
      if (!isConnectionLost(reason)) throw reason
      close()
      await work()
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  /** Runs tasks on the mirror one after another, so that two tasks do not write the same rows at the same time. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    // After a failed task, close the database, so that the next task opens it again.
    last = done.catch(close)
    return done
  }
  /** Deletes a game from the mirror if the game is still marked as deleted. The user may have imported the game again. */
  const forget = async (game: string): Promise<void> => {
    if (await db.isDeleted(game)) await mirror.write(mirror.carried, () => mirror.dropGame(game))
  }
  return {
    carry: (game) => inTurn(() => reconnecting(() => copyGame(db, mirror, game))),
    carryAll: () =>
      inTurn(async () => {
        const there = new Map((await mirror.games.toArray()).map((record) => [record.id, JSON.stringify(record)]))
        for (const record of await db.games.toArray())
          if (there.get(record.id) !== JSON.stringify(record)) await copyGame(db, mirror, record.id)
        for (const game of there.keys()) await forget(game)
      }),
    restore: () =>
      inTurn(async () => {
        const here = new Set(await db.games.toCollection().primaryKeys())
        const missing = (await mirror.games.toCollection().primaryKeys()).filter((game) => !here.has(game))
        let [games, isMore] = [0, false]
        for (const game of missing) {
          try {
            if (await returnGame(mirror, db, game)) games += 1
          } catch {
            isMore = true
          }
        }
        return { games, isMore }
      }),
    forget: (game) => inTurn(() => reconnecting(() => forget(game))),
  }
}
