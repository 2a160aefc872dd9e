import type { Table } from 'dexie'
import { buckets, MIRROR } from './buckets'
import { Database, rowsUnder } from './database'

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

/** Makes the rows of a game in one database those of another; where the ledger only goes on, just its new entries are written. */
const copyGame = async (from: Database, to: Database, game: string): Promise<void> => {
  const last = await rowsUnder(to.entries, [game]).last()
  const rows = await from.transaction('r', from.carried, async () => {
    const same = last === undefined ? undefined : await from.entries.get([game, last.seq])
    const goesOn = last !== undefined && JSON.stringify(same?.entry) === JSON.stringify(last.entry)
    const [record, entries, damaged, seed, sealed] = await Promise.all([
      from.games.get(game),
      rowsUnder(from.entries, [game], goesOn ? last.seq + 1 : 0).toArray(),
      goesOn ? [] : from.damaged.where('game').equals(game).toArray(),
      from.seeds.get(game),
      Promise.all(sealedIn(from).map((table) => rowsUnder(table, [game]).toArray())),
    ])
    return { goesOn, record, entries, damaged, seed, sealed }
  })
  const { record, seed } = rows
  if (record === undefined) return
  await to.write(to.carried, async () => {
    if (!rows.goesOn) await to.dropGame(game)
    await Promise.all(sealedIn(to).map((table) => rowsUnder(table, [game]).delete()))
    await Promise.all([
      to.games.put(record),
      to.entries.bulkPut(rows.entries),
      to.damaged.bulkAdd(rows.damaged.map(({ entry }) => ({ game, entry }))),
      seed === undefined ? undefined : to.seeds.put(seed),
      ...sealedIn(to).map((table, at) => table.bulkPut(rows.sealed[at] ?? [])),
    ])
  })
}

/** The mirror of a database; undefined where the browser has no buckets, and so no such trouble either. */
export const openMirror = async (db: Database): Promise<Mirror | undefined> => {
  const bucket = await buckets()?.open(MIRROR, { durability: 'relaxed' })
  if (bucket === undefined) return undefined
  // It is the second of two: what it has not quite written when the power goes, the first one has.
  const mirror = new Database(db.name, { factory: bucket.indexedDB, durability: 'relaxed' })
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, so that two do not write the same. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    // One that could not be opened is tried again the next time.
    last = done.catch(() => mirror.close({ disableAutoOpen: false }))
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
        const rows = await mirror.transaction('r', mirror.carried, () => Promise.all(mirror.carried.map((table) => table.toArray())))
        return db.write(db.carried, async () => {
          // Another window may have been quicker.
          if ((await db.games.count()) > 0) return 0
          await Promise.all(db.carried.map((table, at) => table.bulkPut(rows[at] ?? [])))
          return rows[0]?.length ?? 0
        })
      }),
    forget: (game) => inTurn(() => mirror.write(mirror.carried, () => mirror.dropGame(game))),
  }
}
