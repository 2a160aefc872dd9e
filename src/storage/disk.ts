import { dropGame, keysUnder, TABLES, type Database, type TableName, type Writing } from './database'
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
        db.close()
        await db.open()
        return await work()
      } catch (second) {
        return troubled(troubleOf(second))
      }
    }
  }

  /** One transaction over the games and these tables, on a game that has to be there. */
  const write = <Name extends TableName>(
    game: string,
    tables: readonly Name[],
    work: (writing: Writing<Name | 'games'>, record: GameRecord) => Promise<Stored<undefined>>,
  ) =>
    attempt(() =>
      db.write<Name | 'games', Stored<undefined>>(['games', ...tables], async (writing) => {
        const record = readRecord(await writing('games').get(game))
        return record === undefined ? troubled('gone') : work(writing, record)
      }),
    )

  return {
    games: () =>
      attempt(async () => {
        const rows: readonly unknown[] = await db.read(['games'], (reading) => reading('games').getAll())
        return stored(
          rows
            .map(readRecord)
            .filter(isDefined)
            .toSorted((a, b) => b.changed - a.changed),
        )
      }),
    open: (game, from) =>
      attempt(() =>
        db.read(['games', 'entries'], async (reading) => {
          const [kept, rows] = await Promise.all([reading('games').get(game), reading('entries').getAll(keysUnder([game], from))])
          const record = readRecord(kept)
          return record === undefined ? troubled('gone') : stored({ record, entries: rows.map(({ entry }) => entry) })
        }),
      ),
    begin: (record, entries, seed) =>
      attempt(() =>
        db.write(['games', 'entries', 'seeds'], async (writing) => {
          const there = readRecord(await writing('games').get(record.id))
          const isSame = there?.origin === record.origin && there.entries === entries.length
          if (there !== undefined) return isSame ? stored(undefined) : troubled('outrun')
          await Promise.all([
            writing('games').add(record),
            ...entries.map((entry) => writing('entries').add({ game: record.id, seq: entry.seq, entry })),
            writing('seeds').put({ game: record.id, seed }),
          ])
          return stored(undefined)
        }),
      ),
    append: (game, entry, { ballot, prompts, cast, seed }) =>
      write(game, ['entries', 'seeds', 'keys', 'envelopes', 'drafts'], async (writing, record) => {
        const lines = writing('entries')
        const keys = writing('keys')
        const envelopes = writing('envelopes')
        const drafts = writing('drafts')
        const [before, there, keysThere, envelopesThere, draftsThere] = await Promise.all([
          lines.get([game, entry.seq - 1]),
          lines.get([game, entry.seq]),
          keys.getAll(keysUnder([game])),
          envelopes.getAll(keysUnder([game])),
          drafts.getAll(keysUnder([game])),
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
        const isClosed = (row: { readonly ballot: string }) => row.ballot !== ballot
        const isOver = (row: DraftRecord) => !prompts.includes(row.prompt) || ('ballot' in row && isClosed(row))
        await Promise.all([
          lines.add({ game, seq: entry.seq, entry }),
          writing('games').put({ ...record, changed: entry.time, entries: entry.seq + 1 }),
          seed === undefined ? undefined : writing('seeds').put({ game, seed }),
          ...(cast === undefined ? [] : [keys.put({ game, ...cast.key }), envelopes.put({ game, ...cast.envelope })]),
          ...keysThere.filter(isClosed).map((row) => keys.delete([game, row.ballot])),
          ...envelopesThere.filter(isClosed).map((row) => envelopes.delete([game, row.ballot, row.role])),
          ...draftsThere.filter(isOver).map((row) => drafts.delete([game, row.prompt])),
        ])
        return stored(undefined)
      }),
    setAside: (game, from, instead = []) =>
      write(game, ['entries', 'damaged', 'summaries'], async (writing, record) => {
        const lines = writing('entries')
        const rest = await lines.getAll(keysUnder([game], from))
        await Promise.all([
          ...rest.map(({ entry }) => writing('damaged').add({ game, entry })),
          lines.delete(keysUnder([game], from)),
          ...instead.map((entry) => lines.add({ game, seq: entry.seq, entry })),
          writing('games').put({ ...record, entries: from + instead.length }),
          writing('summaries').delete(game),
        ])
        return stored(undefined)
      }),
    aside: (game) =>
      attempt(async () =>
        stored((await db.read(['damaged'], (reading) => reading('damaged').index('game').getAll(game))).map(({ entry }) => entry)),
      ),
    rename: (game, name) =>
      write(game, [], async (writing, record) => {
        await writing('games').put({ ...record, name })
        return stored(undefined)
      }),
    copies: (game) =>
      attempt(async () => {
        const rows: readonly unknown[] = await db.read(['copies'], (reading) => reading('copies').getAll(keysUnder([game])))
        return stored(rows.toReversed().map(readCopy).filter(isDefined))
      }),
    putCopy: (game, copy) =>
      write(game, ['copies'], async (writing) => {
        const copies = writing('copies')
        await copies.put({ game, ...copy })
        const older = (await copies.getAllKeys(keysUnder([game]))).slice(0, -COPIES_KEPT)
        await Promise.all(older.map((key) => copies.delete(key)))
        return stored(undefined)
      }),
    summaries: () => attempt(async () => stored(await db.read(['summaries'], (reading) => reading('summaries').getAll()))),
    putSummary: (row) =>
      write(row.game, ['summaries'], async (writing) => {
        await writing('summaries').put(row)
        return stored(undefined)
      }),
    remove: (game) =>
      attempt(() =>
        db.write(TABLES, async (writing) => {
          await dropGame(writing, game)
          await Promise.all([
            writing('summaries').delete(game),
            writing('drafts').delete(keysUnder([game])),
            writing('copies').delete(keysUnder([game])),
          ])
          return stored(undefined)
        }),
      ),
    seed: (game, fresh) =>
      attempt(() =>
        db.write(['games', 'seeds'], async (writing) => {
          const seeds = writing('seeds')
          if ((await writing('games').getKey(game)) === undefined) return troubled('gone')
          const kept = await seeds.get(game)
          if (typeof kept?.seed === 'string') return stored(kept.seed)
          await seeds.put({ game, seed: fresh })
          return stored(fresh)
        }),
      ),
    key: (game, ballot) => attempt(async () => stored(readKey(await db.read(['keys'], (reading) => reading('keys').get([game, ballot]))))),
    envelopes: (game, ballot) =>
      attempt(async () => {
        const rows: readonly unknown[] = await db.read(['envelopes'], (reading) => reading('envelopes').getAll(keysUnder([game, ballot])))
        return stored(rows.map(readEnvelope).filter(isDefined))
      }),
    drafts: (game) =>
      attempt(async () => {
        const rows: readonly unknown[] = await db.read(['drafts'], (reading) => reading('drafts').getAll(keysUnder([game])))
        return stored(rows.map(readDraft).filter(isDefined))
      }),
    putDraft: (game, draft, key) =>
      write(game, ['keys', 'drafts'], async (writing) => {
        if (key !== undefined) {
          const keys = writing('keys')
          if (isOther(await keys.get([game, key.ballot]), key)) return troubled('outrun')
          await keys.put({ game, ...key })
        }
        await writing('drafts').put({ game, ...draft })
        return stored(undefined)
      }),
    dropDraft: (game, prompt) =>
      attempt(() =>
        db.write(['drafts'], async (writing) => {
          await writing('drafts').delete([game, prompt])
          return stored(undefined)
        }),
      ),
    wake: async () => {
      const probe = db
        .read(['games'], (reading) => reading('games').count())
        .then(
          () => true,
          () => false,
        )
      if (await Promise.race([probe, after(PATIENCE)])) return
      db.close()
      const closed = new DOMException('the database did not answer', 'InvalidStateError')
      for (const reject of unanswered) reject(closed)
      unanswered.clear()
    },
    close: () => db.close(),
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
  InvalidStateError: 'closed',
  VersionError: 'newer',
  OpenFailedError: 'unavailable',
  UnknownError: 'unavailable',
}

const troubleOf = (error: unknown): Trouble => (isObject(error) ? MEANING[String(error.name)] : undefined) ?? 'failed'
