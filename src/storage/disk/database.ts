import type { ChromeTransactionDurability, Table } from 'dexie'
// Dexie's build for modern browsers: an ES module with native async functions.
import { Dexie } from 'dexie/dist/modern/dexie.min.mjs'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord, StoredSeed, SnapshotRecord, SummaryRecord } from '../store/store'

/**
 * Version of the tables. Dexie multiplies it by 10 for IndexedDB, so 3.1 becomes 31. This version of the app can open all IndexedDB
 * versions below `NEWER`; a database from `NEWER` on was written by a newer version of the app.
 */
const VERSION = 3.1
const NEWER = 40

/** Type of a row as the app writes it. Rows read from the database are validated first, because they may be damaged. */
type In<Row> = Row & { readonly game: string }
export type EntryRow = In<{ readonly seq: number; readonly entry: unknown }>
export type DamagedRow = In<{ readonly n?: number; readonly entry: unknown }>
/** Row with the seed of a game. For a deleted game, the row only records that the user has deleted the game. */
export type SeedRow = In<{ readonly seed?: StoredSeed; readonly deleted?: true }>

export interface DatabaseOptions {
  /** IndexedDB factory; defaults to `globalThis.indexedDB`, which is read at each opening because reading it may throw. */
  readonly factory?: IDBFactory
  /** `strict` (default): a write is confirmed only after the device has flushed it, so that a power failure loses nothing. */
  readonly durability?: ChromeTransactionDurability
}

const newer = () => new DOMException('written by a newer version of the app', 'VersionError')

/**
 * IndexedDB factory that refuses to open a newer version. Otherwise Dexie would add missing tables to the database of a newer app and
 * increase its version at each opening.
 */
const careful = (factory: () => IDBFactory) => ({
  open: (name: string, version?: number) => {
    if (version !== undefined && version > NEWER) throw newer()
    return factory().open(name, version)
  },
  // Without `databases`, Dexie stores a list of databases in a database of its own.
  databases: () => factory().databases(),
})

/** The app's IndexedDB database. It opens automatically when it is used. */
export class Database extends Dexie {
  declare readonly games: Table<GameRecord, string>
  declare readonly entries: Table<EntryRow, [game: string, seq: number]>
  declare readonly damaged: Table<DamagedRow, number>
  declare readonly seeds: Table<SeedRow, string>
  declare readonly keys: Table<In<BallotKey>, [game: string, ballot: string]>
  declare readonly envelopes: Table<In<Envelope>, [game: string, ballot: string, role: string]>
  declare readonly drafts: Table<In<DraftRecord>, [game: string, prompt: string]>
  declare readonly copies: Table<In<CopyRecord>, [game: string, entries: number]>
  /** Cached summaries: may be deleted at any time, because summaries can be computed again. */
  declare readonly summaries: Table<SummaryRecord, string>

  /** Cached snapshots: may be deleted at any time, because snapshots can be computed again. */
  declare readonly snapshots: Table<SnapshotRecord, string>

  /** @param name name of the database; tests use their own names */
  constructor(name = 'castellan', { factory, durability = 'strict' }: DatabaseOptions = {}) {
    super(name, { chromeTransactionDurability: durability, indexedDB: careful(() => factory ?? globalThis.indexedDB) })
    // The app uses no live queries, so Dexie need not track writes or cache results.
    for (const part of ['Observability', 'Cache']) this.unuse({ stack: 'dbcore', name: part })
    // Opening the database creates tables that an older version does not have. No migration of rows has been necessary so far.
    this.version(VERSION).stores({
      games: 'id',
      entries: '[game+seq]',
      damaged: '++n, game',
      seeds: 'game',
      keys: '[game+ballot]',
      envelopes: '[game+ballot+role]',
      drafts: '[game+prompt]',
      copies: '[game+entries]',
      summaries: 'game',
      snapshots: 'game',
    })
    // Refuses to open the database of a newer app, because this version cannot interpret its tables.
    const refuseNewer = () => {
      if (this.backendDB().version >= NEWER) throw newer()
    }
    this.on('ready', refuseNewer, true)
  }

  /**
   * Runs `work` in one read-write transaction over these tables. If `work` or the transaction fails, nothing is written and the promise
   * rejects.
   */
  write<T>(tables: readonly Table[], work: () => Promise<T>): Promise<T> {
    let native: IDBTransaction | undefined
    const written = this.transaction('rw', tables, async ({ idbtrans }) => {
      native = idbtrans
      return await work()
    })
    // The error of the transaction is more specific than the errors of its later requests.
    return Promise.resolve(written).catch((reason: unknown) => {
      throw native?.error ?? reason
    })
  }

  /** Deletes those rows of a game that the mirror database also stores. Must be called within a transaction. */
  async dropGame(game: string): Promise<void> {
    await Promise.all([
      this.games.delete(game),
      this.seeds.delete(game),
      this.damaged.where('game').equals(game).delete(),
      ...[this.entries, this.keys, this.envelopes].map((table) => rowsUnder<object>(table, [game]).delete()),
    ])
  }

  /**
   * Returns whether the user deleted a game. The deletion mark replaces the game's seed row, so that older versions of the app ignore it.
   * Creating or importing a game with the same id replaces the mark. The mark is never removed otherwise, because the mirror may restore an
   * old state in which the game still exists.
   */
  async isDeleted(game: string): Promise<boolean> {
    return (await this.seeds.get(game))?.deleted === true
  }

  /** Returns the tables that the mirror database copies. The data in the other tables can be computed or entered again. */
  get carried(): readonly Table<object>[] {
    return [this.games, this.entries, this.damaged, this.seeds, this.keys, this.envelopes]
  }
}

/**
 * Returns all rows whose compound key starts with `parts`, e.g. the rows of a game or of a ballot.
 * @param from minimum of the next key part
 */
export const rowsUnder = <Row>(table: Table<Row>, parts: readonly string[], from = Dexie.minKey) =>
  table.where(':id').between([...parts, from], [...parts, Dexie.maxKey])
