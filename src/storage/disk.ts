import type { Table } from 'dexie'
import { rowsUnder, type Database } from './database'
import { isObject, readCopy, readDraft, readEnvelope, readKey, readRecord, readSeed, readSnapshot } from './shapes'
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
        // Whoever else is opening it already goes on with that.
        db.close({ disableAutoOpen: false })
        await db.open()
      } catch (reason) {
        return troubled(troubleOfOpening(reason))
      }
      try {
        return await work()
      } catch (second) {
        return troubled(troubleOf(second))
      }
    }
  }

  /** One transaction over the games and these tables, on a game that has to be there. */
  const write = (game: string, tables: readonly Table[], work: (record: GameRecord) => Promise<Stored<undefined>>) =>
    attempt(() =>
      db.write([db.games, ...tables], async () => {
        const record = readRecord(await db.games.get(game))
        return record === undefined ? troubled('gone') : work(record)
      }),
    )

  return {
    games: () =>
      attempt(async () => {
        const rows: readonly unknown[] = await db.games.toArray()
        return stored(
          rows
            .map(readRecord)
            .filter(isDefined)
            .toSorted((a, b) => b.changed - a.changed),
        )
      }),
    open: (game, from) =>
      attempt(() =>
        db.transaction('r', [db.games, db.entries], async () => {
          const [kept, rows] = await Promise.all([db.games.get(game), rowsUnder(db.entries, [game], from).toArray()])
          const record = readRecord(kept)
          return record === undefined ? troubled('gone') : stored({ record, entries: rows.map(({ entry }) => entry) })
        }),
      ),
    openTail: (game) =>
      attempt(() =>
        db.transaction('r', [db.games, db.entries, db.snapshots, db.drafts], async () => {
          const [kept, row] = await Promise.all([db.games.get(game), db.snapshots.get(game)])
          const [record, snapshot] = [readRecord(kept), readSnapshot(row)]
          if (record === undefined) return troubled('gone')
          const [rows, drafts] = await Promise.all([
            rowsUnder(db.entries, [game], snapshot?.entry.seq).toArray(),
            rowsUnder(db.drafts, [game]).toArray(),
          ])
          return stored({ record, entries: rows.map(({ entry }) => entry), snapshot, drafts: drafts.map(readDraft).filter(isDefined) })
        }),
      ),
    begin: (record, entries, seed) =>
      attempt(() =>
        db.write([db.games, db.entries, db.seeds], async () => {
          const there = readRecord(await db.games.get(record.id))
          const isSame = there?.origin === record.origin && there.entries === entries.length
          if (there !== undefined) return isSame ? stored(undefined) : troubled('outrun')
          await Promise.all([
            db.games.add(record),
            db.entries.bulkAdd(entries.map((entry) => ({ game: record.id, seq: entry.seq, entry }))),
            db.seeds.put({ game: record.id, seed }),
          ])
          return stored(undefined)
        }),
      ),
    append: (game, entry, { ballot, chance, prompts, cast, seed }) =>
      write(game, [db.entries, db.seeds, db.keys, db.envelopes, db.drafts], async (record) => {
        const [[before, there], keysThere, envelopesThere, draftsThere] = await Promise.all([
          db.entries.bulkGet([
            [game, entry.seq - 1],
            [game, entry.seq],
          ]),
          rowsUnder(db.keys, [game]).toArray(),
          rowsUnder(db.envelopes, [game]).toArray(),
          rowsUnder(db.drafts, [game]).toArray(),
        ])
        if (there !== undefined) return sameEntry(there.entry, entry) ? stored(undefined) : troubled('outrun')
        if (digestIn(before?.entry) !== entry.previous) return troubled('outrun')
        if (
          cast !== undefined &&
          isOther(
            keysThere.find((row) => row.ballot === cast.key.ballot),
            cast.key,
          )
        )
          return troubled('outrun')
        const isClosed = (row: { readonly ballot: string }) => row.ballot !== ballot && row.ballot !== chance
        const isOver = (row: DraftRecord) => !prompts.includes(row.prompt) || ('ballot' in row && isClosed(row))
        await Promise.all([
          db.entries.add({ game, seq: entry.seq, entry }),
          db.games.put({ ...record, changed: entry.time, entries: entry.seq + 1 }),
          seed === undefined ? undefined : db.seeds.put({ game, seed }),
          ...(cast === undefined ? [] : [db.keys.put({ game, ...cast.key }), db.envelopes.put({ game, ...cast.envelope })]),
          db.keys.bulkDelete(keysThere.filter(isClosed).map((row) => [game, row.ballot])),
          db.envelopes.bulkDelete(envelopesThere.filter(isClosed).map((row) => [game, row.ballot, row.role])),
          db.drafts.bulkDelete(draftsThere.filter(isOver).map((row) => [game, row.prompt])),
        ])
        return stored(undefined)
      }),
    setAside: (game, from, instead = []) =>
      write(game, [db.entries, db.damaged, db.summaries, db.snapshots], async (record) => {
        const rest = rowsUnder(db.entries, [game], from)
        await db.damaged.bulkAdd((await rest.toArray()).map(({ entry }) => ({ game, entry })))
        await rest.delete()
        await Promise.all([
          db.entries.bulkAdd(instead.map((entry) => ({ game, seq: entry.seq, entry }))),
          db.games.put({ ...record, entries: from + instead.length }),
          db.summaries.delete(game),
          db.snapshots.delete(game),
        ])
        return stored(undefined)
      }),
    aside: (game) => attempt(async () => stored((await db.damaged.where('game').equals(game).toArray()).map(({ entry }) => entry))),
    rename: (game, name) =>
      write(game, [], async (record) => {
        await db.games.put({ ...record, name })
        return stored(undefined)
      }),
    copies: (game) =>
      attempt(async () => {
        const rows: readonly unknown[] = await rowsUnder(db.copies, [game]).toArray()
        return stored(rows.toReversed().map(readCopy).filter(isDefined))
      }),
    putCopy: (game, copy) =>
      write(game, [db.copies], async () => {
        await db.copies.put({ game, ...copy })
        await db.copies.bulkDelete((await rowsUnder(db.copies, [game]).primaryKeys()).slice(0, -COPIES_KEPT))
        return stored(undefined)
      }),
    summaries: () => attempt(async () => stored(await db.summaries.toArray())),
    putSummary: (row) =>
      write(row.game, [db.summaries], async () => {
        await db.summaries.put(row)
        return stored(undefined)
      }),
    putSnapshot: (row) =>
      write(row.game, [db.snapshots], async () => {
        await db.snapshots.put(row)
        return stored(undefined)
      }),
    remove: (game) =>
      attempt(() =>
        db.write(db.tables, async () => {
          await Promise.all([
            db.dropGame(game),
            db.summaries.delete(game),
            db.snapshots.delete(game),
            ...[db.drafts, db.copies].map((table) => rowsUnder<object>(table, [game]).delete()),
          ])
          await db.seeds.put({ game, deleted: true })
          return stored(undefined)
        }),
      ),
    seed: (game) =>
      attempt(() =>
        db.transaction('r', [db.games, db.seeds], async () => {
          const [there, kept] = await Promise.all([db.games.get(game), db.seeds.get(game)])
          return there === undefined ? troubled('gone') : stored(readSeed(kept?.seed))
        }),
      ),
    sealSeed: (game, plain, seed) =>
      write(game, [db.seeds], async () => {
        if ((await db.seeds.get(game))?.seed === plain) await db.seeds.put({ game, seed })
        return stored(undefined)
      }),
    key: (game, ballot) => attempt(async () => stored(readKey(await db.keys.get([game, ballot])))),
    envelopes: (game, ballot) =>
      attempt(async () => {
        const rows: readonly unknown[] = await rowsUnder(db.envelopes, [game, ballot]).toArray()
        return stored(rows.map(readEnvelope).filter(isDefined))
      }),
    drafts: (game) =>
      attempt(async () => {
        const rows: readonly unknown[] = await rowsUnder(db.drafts, [game]).toArray()
        return stored(rows.map(readDraft).filter(isDefined))
      }),
    putDraft: (game, draft, key) =>
      write(game, [db.keys, db.drafts], async () => {
        if (key !== undefined) {
          if (isOther(await db.keys.get([game, key.ballot]), key)) return troubled('outrun')
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
      // The first also ends an opening that hangs, the second lets it open by itself again.
      db.close()
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

/** Whether the ballot has another key than this one on disk. */
const isOther = (there: unknown, { id }: BallotKey): boolean => {
  const kept = readKey(there)
  return kept !== undefined && kept.id !== id
}

const digestIn = (entry: unknown): unknown => (isObject(entry) ? entry.digest : undefined)

const sameEntry = (there: unknown, { id, digest }: { readonly id: string; readonly digest: string }): boolean =>
  isObject(there) && there.digest === digest && there.id === id

/** Names of errors, by the trouble they mean. */
const MEANING: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  VersionError: 'newer',
  OpenFailedError: 'unavailable',
  UnknownError: 'unavailable',
}

const troubleOf = (error: unknown): Trouble => (isObject(error) ? MEANING[String(error.name)] : undefined) ?? 'failed'

/** What it means that a database does not open; whatever else the browser says, it keeps nothing here. */
const troubleOfOpening = (error: unknown): Trouble => {
  const trouble = troubleOf(error)
  return trouble === 'full' || trouble === 'newer' ? trouble : 'unavailable'
}
