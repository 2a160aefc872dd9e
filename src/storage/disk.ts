import { Dexie, type Table } from 'dexie'
import { rowsUnder, type Database } from './database'
import { isObject, readCopy, readDraft, readEnvelope, readKey, readRecord } from './shapes'
import {
  COPIES_KEPT,
  stored,
  troubled,
  type BallotKey,
  type DraftRecord,
  type GameRecord,
  type Store,
  type Stored,
  type Trouble,
} from './store'

const isDefined = <T>(value: T | undefined): value is T => value !== undefined

/** The store on the app's database. Every write is one transaction: everything of it is on disk, or nothing. */
export const diskStore = (db: Database): Store => {
  /** What the disk has not answered yet: rejected when it went away behind a page that nobody looked at, and never will. */
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

  /** Does something with the database and turns what goes wrong into a trouble; a database that went away is opened again once. */
  const attempt = async <T>(work: () => PromiseLike<Stored<T>>): Promise<Stored<T>> => {
    try {
      return await answered(work)
    } catch (first) {
      if (!['closed', 'unavailable'].includes(troubleOf(first))) return troubled(troubleOf(first))
      try {
        db.close({ disableAutoOpen: false })
        await db.open()
        return await work()
      } catch (second) {
        return troubled(troubleOf(second))
      }
    }
  }
  const everything = [db.games, db.entries, db.damaged, db.seeds, db.keys, db.envelopes, db.drafts, db.copies, db.summaries]

  /** One transaction over the tables that `work` names, on a game that has to be there. */
  const write = (game: string, tables: Table[], work: (record: GameRecord) => Promise<Stored<undefined>>) =>
    attempt(() =>
      db.transaction('rw', tables, async () => {
        const record = readRecord(await db.games.get(game))
        return record === undefined ? troubled('gone') : work(record)
      }),
    )

  /** Whether the ballot has another key on disk. */
  const isOther = async (game: string, { ballot, id }: BallotKey) => {
    const there = readKey(await db.keys.get([game, ballot]))
    return there !== undefined && there.id !== id
  }

  return {
    games: () =>
      attempt(async () => {
        const records = (await db.games.toArray()).map(readRecord).filter(isDefined)
        return stored(records.toSorted((a, b) => b.changed - a.changed))
      }),
    open: (game, from = Dexie.minKey) =>
      attempt(() =>
        db.transaction('r', [db.games, db.entries], async () => {
          const record = readRecord(await db.games.get(game))
          if (record === undefined) return troubled('gone')
          const rows = await db.entries.where('[game+seq]').between([game, from], [game, Dexie.maxKey]).toArray()
          return stored({ record, entries: rows.map(({ entry }) => entry) })
        }),
      ),
    begin: (record, entries, seed) =>
      attempt(() =>
        db.transaction('rw', [db.games, db.entries, db.seeds], async () => {
          const there = readRecord(await db.games.get(record.id))
          const isSame = there?.origin === record.origin && there.entries === entries.length
          if (there !== undefined) return isSame ? stored(undefined) : troubled('outrun')
          await db.games.add(record)
          await db.entries.bulkAdd(entries.map((entry) => ({ game: record.id, seq: entry.seq, entry })))
          await db.seeds.put({ game: record.id, seed })
          return stored(undefined)
        }),
      ),
    append: (game, entry, { ballot, prompts, cast, seed }) =>
      write(game, [db.games, db.entries, db.seeds, db.keys, db.envelopes, db.drafts], async (record) => {
        const [before, there] = await db.entries.bulkGet([
          [game, entry.seq - 1],
          [game, entry.seq],
        ])
        if (there !== undefined) return sameEntry(there.entry, entry) ? stored(undefined) : troubled('outrun')
        if (digestIn(before?.entry) !== entry.previous) return troubled('outrun')
        if (cast !== undefined && (await isOther(game, cast.key))) return troubled('outrun')
        await db.entries.add({ game, seq: entry.seq, entry })
        await db.games.put({ ...record, changed: entry.time, entries: entry.seq + 1 })
        if (seed !== undefined) await db.seeds.put({ game, seed })
        if (cast !== undefined) {
          await db.keys.put({ game, ...cast.key })
          await db.envelopes.put({ game, ...cast.envelope })
        }
        const isClosed = (row: { readonly ballot: string }) => row.ballot !== ballot
        await rowsUnder(db.keys, game).filter(isClosed).delete()
        await rowsUnder(db.envelopes, game).filter(isClosed).delete()
        const isOver = (row: DraftRecord) => !prompts.includes(row.prompt) || ('ballot' in row && row.ballot !== ballot)
        await rowsUnder(db.drafts, game).filter(isOver).delete()
        return stored(undefined)
      }),
    setAside: (game, from, instead = []) =>
      write(game, [db.games, db.entries, db.damaged, db.summaries], async (record) => {
        const rest = db.entries.where('[game+seq]').between([game, from], [game, Dexie.maxKey])
        await db.damaged.bulkAdd((await rest.toArray()).map(({ entry }) => ({ game, entry })))
        await rest.delete()
        await db.entries.bulkAdd(instead.map((entry) => ({ game, seq: entry.seq, entry })))
        await db.games.put({ ...record, entries: from + instead.length })
        await db.summaries.delete(game)
        return stored(undefined)
      }),
    aside: (game) => attempt(async () => stored((await db.damaged.where('game').equals(game).toArray()).map(({ entry }) => entry))),
    rename: (game, name) =>
      write(game, [db.games], async (record) => {
        await db.games.put({ ...record, name })
        return stored(undefined)
      }),
    copies: (game) =>
      attempt(async () => {
        const rows = await rowsUnder(db.copies, game).reverse().toArray()
        return stored(rows.map(readCopy).filter(isDefined))
      }),
    putCopy: (game, copy) =>
      write(game, [db.games, db.copies], async () => {
        await db.copies.put({ game, ...copy })
        const older = rowsUnder(db.copies, game).reverse().offset(COPIES_KEPT)
        await db.copies.bulkDelete(await older.primaryKeys())
        return stored(undefined)
      }),
    summaries: () => attempt(async () => stored(await db.summaries.toArray())),
    putSummary: (row) =>
      write(row.game, [db.games, db.summaries], async () => {
        await db.summaries.put(row)
        return stored(undefined)
      }),
    remove: (game) =>
      attempt(() =>
        db.transaction('rw', everything, async () => {
          await db.games.delete(game)
          await db.seeds.delete(game)
          await db.summaries.delete(game)
          await rowsUnder(db.entries, game).delete()
          await db.damaged.where('game').equals(game).delete()
          await rowsUnder(db.keys, game).delete()
          await rowsUnder(db.envelopes, game).delete()
          await rowsUnder(db.drafts, game).delete()
          await rowsUnder(db.copies, game).delete()
          return stored(undefined)
        }),
      ),
    seed: (game, fresh) =>
      attempt(() =>
        db.transaction('rw', [db.games, db.seeds], async () => {
          if ((await db.games.get(game)) === undefined) return troubled('gone')
          const kept = await db.seeds.get(game)
          if (typeof kept?.seed === 'string') return stored(kept.seed)
          await db.seeds.put({ game, seed: fresh })
          return stored(fresh)
        }),
      ),
    key: (game, ballot) => attempt(async () => stored(readKey(await db.keys.get([game, ballot])))),
    envelopes: (game, ballot) =>
      attempt(async () => {
        const rows = await rowsUnder(db.envelopes, game, ballot).toArray()
        return stored(rows.map(readEnvelope).filter(isDefined))
      }),
    drafts: (game) =>
      attempt(async () => {
        const rows = await rowsUnder(db.drafts, game).toArray()
        return stored(rows.map(readDraft).filter(isDefined))
      }),
    putDraft: (game, draft, key) =>
      write(game, [db.games, db.keys, db.drafts], async () => {
        if (key !== undefined) {
          if (await isOther(game, key)) return troubled('outrun')
          await db.keys.put({ game, ...key })
        }
        await db.drafts.put({ game, ...draft })
        return stored(undefined)
      }),
    dropDraft: (game, prompt) =>
      attempt(async () => {
        await db.drafts.delete([game, prompt])
        return stored(undefined)
      }),
    wake: async () => {
      const probe = db.games.count().then(
        () => true,
        () => false,
      )
      if (await Promise.race([probe, after(PATIENCE)])) return
      db.close({ disableAutoOpen: false })
      const closed = new DOMException('the database did not answer', 'InvalidStateError')
      for (const reject of unanswered) reject(closed)
      unanswered.clear()
    },
    close: () => db.close({ disableAutoOpen: false }),
  }
}

/** How long a disk may take to answer the simplest question before it is taken for gone: ms. */
const PATIENCE = 2000

const after = (ms: number): Promise<false> => new Promise((done) => setTimeout(() => done(false), ms))

const digestIn = (entry: unknown): unknown => (isObject(entry) ? entry.digest : undefined)

const sameEntry = (there: unknown, { id, digest }: { readonly id: string; readonly digest: string }): boolean =>
  isObject(there) && there.digest === digest && there.id === id

/** Names of errors, by the trouble they mean. */
const MEANING: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  VersionError: 'newer',
  MissingAPIError: 'unavailable',
  OpenFailedError: 'unavailable',
  SecurityError: 'unavailable',
  InvalidAccessError: 'unavailable',
  UnknownError: 'unavailable',
}

/** What an error means. An aborted transaction or a database that cannot be opened carries the true reason inside. */
const troubleOf = (error: unknown): Trouble => {
  let trouble: Trouble = 'failed'
  let reason = error
  while (isObject(reason)) {
    trouble = MEANING[String(reason.name)] ?? trouble
    reason = reason.inner
  }
  return trouble
}
