import { rowsUnder } from './database'
import { isObject, readDraft, readRecord, readSnapshot } from '../store/shapes'
import { stored, notStored, type DraftRecord, type Store } from '../store/store'
import type { Connection } from './connection'
import { isDefined, hasOtherKey } from './rows'

/** Functions that read the list of games and the ledgers. */
export const readLedgers = ({ db, attempt }: Connection): Pick<Store, 'games' | 'open' | 'openTail' | 'aside'> => ({
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
        return record === undefined ? notStored('gone') : stored({ record, entries: rows.map(({ entry }) => entry) })
      }),
    ),
  openTail: (game) =>
    attempt(() =>
      db.transaction('r', [db.games, db.entries, db.snapshots, db.drafts], async () => {
        const [kept, row] = await Promise.all([db.games.get(game), db.snapshots.get(game)])
        const [record, snapshot] = [readRecord(kept), readSnapshot(row)]
        if (record === undefined) return notStored('gone')
        const [rows, drafts] = await Promise.all([
          rowsUnder(db.entries, [game], snapshot?.entry.seq).toArray(),
          rowsUnder(db.drafts, [game]).toArray(),
        ])
        return stored({ record, entries: rows.map(({ entry }) => entry), snapshot, drafts: drafts.map(readDraft).filter(isDefined) })
      }),
    ),
  aside: (game) => attempt(async () => stored((await db.damaged.where('game').equals(game).toArray()).map(({ entry }) => entry))),
})

/** Functions that write games. Every write is one transaction: it succeeds completely or changes nothing. */
export const writeLedgers = ({
  db,
  attempt,
  write,
}: Connection): Pick<Store, 'begin' | 'append' | 'setAside' | 'rename' | 'setFollowed' | 'remove'> => ({
  begin: (record, entries, seed) =>
    attempt(() =>
      db.write([db.games, db.entries, db.seeds], async () => {
        const there = readRecord(await db.games.get(record.id))
        const isSame = there?.origin === record.origin && there.entries === entries.length
        if (there !== undefined) return isSame ? stored(undefined) : notStored('conflict')
        await Promise.all([
          db.games.add(record),
          db.entries.bulkAdd(entries.map((entry) => ({ game: record.id, seq: entry.seq, entry }))),
          db.seeds.put({ game: record.id, ...(seed !== undefined && { seed }) }),
        ])
        return stored(undefined)
      }),
    ),
  append: (game, entry, { ballots = [], chance, secrets = [], prompts, cast, seed }) =>
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
      if (there !== undefined) return sameEntry(there.entry, entry) ? stored(undefined) : notStored('conflict')
      if (digestIn(before?.entry) !== entry.previous) return notStored('conflict')
      if (
        cast !== undefined &&
        hasOtherKey(
          keysThere.find((row) => row.ballot === cast.key.ballot),
          cast.key,
        )
      )
        return notStored('conflict')
      const isClosed = ({ ballot }: { readonly ballot: string }) =>
        !ballots.includes(ballot) && ballot !== chance && !secrets.includes(ballot)
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
  rename: (game, name) =>
    write(game, [], async (record) => {
      await db.games.put({ ...record, name })
      return stored(undefined)
    }),
  setFollowed: (game) =>
    write(game, [], async (record) => {
      await db.games.put({ ...record, followed: true })
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
})

const digestIn = (entry: unknown): unknown => (isObject(entry) ? entry.digest : undefined)

const sameEntry = (there: unknown, { id, digest }: { readonly id: string; readonly digest: string }): boolean =>
  isObject(there) && there.digest === digest && there.id === id
