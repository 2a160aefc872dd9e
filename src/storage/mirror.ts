import { buckets, MIRROR } from './buckets'
import { allRows, CARRIED, Database, dropGame, keysUnder, putRows } from './database'

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
const SEALED = ['keys', 'envelopes'] as const

/** Makes the rows of a game in one database those of another; where the ledger only goes on, just its new entries are written. */
const copyGame = async (from: Database, to: Database, game: string): Promise<void> => {
  const last = await to.read(['entries'], async (reading) => (await reading('entries').openCursor(keysUnder([game]), 'prev'))?.value)
  const rows = await from.read(CARRIED, async (reading) => {
    const same = last === undefined ? undefined : await reading('entries').get([game, last.seq])
    const goesOn = last !== undefined && JSON.stringify(same?.entry) === JSON.stringify(last.entry)
    const [record, entries, damaged, seed, keys, envelopes] = await Promise.all([
      reading('games').get(game),
      reading('entries').getAll(keysUnder([game], goesOn ? last.seq + 1 : 0)),
      goesOn ? [] : reading('damaged').index('game').getAll(game),
      reading('seeds').get(game),
      reading('keys').getAll(keysUnder([game])),
      reading('envelopes').getAll(keysUnder([game])),
    ])
    return {
      goesOn,
      games: record === undefined ? [] : [record],
      entries,
      damaged: damaged.map(({ entry }) => ({ game, entry })),
      seeds: seed === undefined ? [] : [seed],
      keys,
      envelopes,
    }
  })
  if (rows.games.length === 0) return
  await to.write(CARRIED, async (writing) => {
    if (!rows.goesOn) await dropGame(writing, game)
    await Promise.all([...SEALED.map((name) => writing(name).delete(keysUnder([game]))), putRows(writing, rows)])
  })
}

/** All games that a database has. */
const allGames = (db: Database) => db.read(['games'], (reading) => reading('games').getAll())

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
    last = done.catch(() => undefined)
    return done
  }
  return {
    carry: (game) => inTurn(() => copyGame(db, mirror, game)),
    carryAll: () =>
      inTurn(async () => {
        const there = new Map((await allGames(mirror)).map((record) => [record.id, JSON.stringify(record)]))
        for (const record of await allGames(db)) if (there.get(record.id) !== JSON.stringify(record)) await copyGame(db, mirror, record.id)
      }),
    bringBack: () =>
      inTurn(async () => {
        const rows = await mirror.read(CARRIED, allRows)
        return db.write(CARRIED, async (writing) => {
          // Another window may have been quicker.
          if ((await writing('games').count()) > 0) return 0
          await putRows(writing, rows)
          return rows.games.length
        })
      }),
    forget: (game) => inTurn(() => mirror.write(CARRIED, (writing) => dropGame(writing, game))),
  }
}
