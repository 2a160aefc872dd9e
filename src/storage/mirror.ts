import { Dexie, type Table } from 'dexie'
import { Database, rowsUnder } from './database'
import { buckets, MIRROR } from './buckets'

/**
 * A second database with the same games, in files of its own. Chromium keeps all databases of a page in one log; where the system
 * ends the browser in the middle of writing to it, the log may not be readable the time after next, and then the browser
 * throws all of them away. The mirror lies in a storage bucket, which has a log to itself.
 */
export interface Mirror {
  /** Writes what has changed in a game since it was carried over last. */
  carry(game: string): Promise<void>
  /** Carries every game that is not the same here and there. */
  carryAll(): Promise<void>
  /** Puts all its games into a database that has none, all at once. Gives their number. */
  bringBack(): Promise<number>
  forget(game: string): Promise<void>
}

/** What lies beside a ledger and has to come back with it. Drafts do not: whoever was choosing chooses again. */
const sealedIn = ({ keys, envelopes }: Database): readonly Table<object>[] => [keys, envelopes]
const tablesOf = ({ games, entries, damaged, seeds, keys, envelopes }: Database) => [games, entries, damaged, seeds, keys, envelopes]

/** Makes the rows of a game in one database those of another; where the ledger only goes on, just its new entries are written. */
const copyGame = async (from: Database, to: Database, game: string): Promise<void> => {
  const last = await rowsUnder(to.entries, game).last()
  const rows = await from.transaction('r', tablesOf(from), async () => {
    const same = last === undefined ? undefined : await from.entries.get([game, last.seq])
    const goesOn = last !== undefined && JSON.stringify(same?.entry) === JSON.stringify(last.entry)
    const next = goesOn ? last.seq + 1 : 0
    return {
      goesOn,
      record: await from.games.get(game),
      entries: await from.entries.where('[game+seq]').between([game, next], [game, Dexie.maxKey]).toArray(),
      damaged: goesOn ? [] : await from.damaged.where('game').equals(game).toArray(),
      seed: await from.seeds.get(game),
      sealed: await Promise.all(sealedIn(from).map((table) => rowsUnder(table, game).toArray())),
    }
  })
  const { record, seed } = rows
  if (record === undefined) return
  await to.transaction('rw', tablesOf(to), async () => {
    if (!rows.goesOn) await drop(to, game)
    await to.games.put(record)
    await to.entries.bulkPut(rows.entries)
    await to.damaged.bulkAdd(rows.damaged.map(({ entry }) => ({ game, entry })))
    if (seed !== undefined) await to.seeds.put(seed)
    for (const [at, table] of sealedIn(to).entries()) {
      await rowsUnder(table, game).delete()
      await table.bulkPut(rows.sealed[at] ?? [])
    }
  })
}

/** Takes a game out of a database, inside a transaction. */
const drop = async (db: Database, game: string): Promise<void> => {
  await db.games.delete(game)
  await db.seeds.delete(game)
  await db.damaged.where('game').equals(game).delete()
  for (const table of [db.entries, ...sealedIn(db)]) await rowsUnder(table, game).delete()
}

/** The mirror of a database; undefined where the browser has no buckets, and so no such trouble either. */
export const openMirror = async (db: Database): Promise<Mirror | undefined> => {
  const bucket = await buckets()?.open(MIRROR, { durability: 'relaxed' })
  if (bucket === undefined) return undefined
  // It is the second of two: what it has not quite written when the power goes, the first one has.
  const mirror = new Database(db.name, { indexedDB: bucket.indexedDB, IDBKeyRange, chromeTransactionDurability: 'relaxed' })
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, so that two do not write the same. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  return {
    carry: (game) => inTurn(() => copyGame(db, mirror, game)),
    carryAll: () =>
      inTurn(async () => {
        const there = new Map((await mirror.games.toArray()).map((record) => [record.id, JSON.stringify(record)]))
        for (const record of await db.games.toArray())
          if (there.get(record.id) !== JSON.stringify(record)) await copyGame(db, mirror, record.id)
      }),
    bringBack: () =>
      inTurn(async () => {
        const rows = await Promise.all(tablesOf(mirror).map((table: Table<object>) => table.toArray()))
        return db.transaction('rw', tablesOf(db), async () => {
          // Another window may have been quicker.
          if ((await db.games.count()) > 0) return 0
          for (const [at, table] of tablesOf(db).entries()) await (table as Table<object>).bulkPut(rows[at] ?? [])
          return rows[0]?.length ?? 0
        })
      }),
    forget: (game) => inTurn(() => mirror.transaction('rw', tablesOf(mirror), () => drop(mirror, game))),
  }
}
