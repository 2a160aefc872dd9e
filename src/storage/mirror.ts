import type { Table } from 'dexie'
import { buckets, MIRROR } from './buckets'
import { isConnectionLost } from './disk/connection'
import { Database, rowsUnder } from './disk/database'

/**
 * A second database with the same games, in files of its own. Chromium keeps all databases of a page in one log; where the system
 * ends the browser in the middle of writing to it, the log may not be readable the time after next, and then the browser
 * throws all of them away. The mirror is in a storage bucket, which has a log to itself.
 */
export interface Mirror {
  /** Writes what has changed in a game since it was carried over last. */
  carry(game: string): Promise<void>
  /** Carries every game that is not the same here and there, and forgets those that were deleted here. */
  carryAll(): Promise<void>
  /**
   * Puts the missing games into the database, one after the other: the first database wins where both have a game. Games that were
   * deleted there on purpose are not restored. If the browser has deleted that database, the mark of the deletion is gone too; a game
   * that the mirror had no time to delete is restored then, since it can be deleted again.
   */
  restore(): Promise<Restored>
  /** Lets go of a game that was deleted. */
  forget(game: string): Promise<void>
}

export interface Restored {
  /** How many games came back. */
  readonly games: number
  /** Some could not be put back yet: the device has no space, or something of them cannot be read. */
  readonly isMore: boolean
}

/** The data beside a ledger that is restored with it. Drafts are not: their owners choose again. */
const sealedIn = ({ keys, envelopes }: Database): readonly Table<object>[] => [keys, envelopes]

/** Everything there is of a game. @param from place of the first entry that is wanted */
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

/** Writes rows of a game, within a transaction. */
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

/** Makes the rows of a game in the mirror those of the database; where the ledger only goes on, just its new entries are written. */
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

/** Puts a game of the mirror into the database, unless that has it by now or it was deleted there. Says whether it did. */
const returnGame = async (from: Database, to: Database, game: string): Promise<boolean> => {
  const rows = await from.transaction('r', from.carried, () => rowsOf(from, game))
  if (rows.record === undefined) return false
  return to.write(to.carried, async () => {
    // Another window may have been quicker.
    if ((await to.games.get(game)) !== undefined || (await to.isDeleted(game))) return false
    await to.dropGame(game)
    await putRows(to, game, rows)
    return true
  })
}

/** The mirror of a database; undefined where the browser has no buckets, and so no such trouble either. */
export const openMirror = async (db: Database): Promise<Mirror | undefined> => {
  const bucket = await buckets()?.open(MIRROR, { durability: 'relaxed' })
  if (bucket === undefined) return undefined
  // It is the second of two: what it has not quite written when the power goes, the first one has.
  const mirror = new Database(db.name, { factory: bucket.indexedDB, durability: 'relaxed' })
  /** Closes the mirror's database, which opens again when it is used next. */
  const close = () => mirror.close({ disableAutoOpen: false })
  /** Does something that may be done twice, and once more if the browser had closed the connection in the background. */
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
  /** One after the other, so that two do not write the same. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    // One that could not be opened is tried again the next time.
    last = done.catch(close)
    return done
  }
  /** Forgets a game if it was deleted: meanwhile it may have been taken in anew. */
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
