import type { ChromeTransactionDurability, Table } from 'dexie'
// The library's own build for browsers of these years: a module, with async functions as the browser has them.
import { Dexie } from 'dexie/dist/modern/dexie.min.mjs'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord, StoredSeed, SnapshotRecord, SummaryRecord } from '../store/store'

/** Version of the tables. The browser counts it in tens, since the library does; the numbers in between are ours as well. */
const VERSION = 3.1
const NEWER = 40

/** Rows as the app writes them. Rows that are read are checked first, since they may be damaged. */
type In<Row> = Row & { readonly game: string }
export type EntryRow = In<{ readonly seq: number; readonly entry: unknown }>
export type DamagedRow = In<{ readonly n?: number; readonly entry: unknown }>
/** The seed of a game; of one that was deleted, the mark that it was. */
export type SeedRow = In<{ readonly seed?: StoredSeed; readonly deleted?: true }>

export interface DatabaseOptions {
  /** IndexedDB factory; defaults to `globalThis.indexedDB`, which is read at each opening since reading it may throw. */
  readonly factory?: IDBFactory
  /** `strict`, without it: a write is acknowledged only when the device has it, so that a power cut loses nothing. */
  readonly durability?: ChromeTransactionDurability
}

const newer = () => new DOMException('written by a newer version of the app', 'VersionError')

/** The way to the databases. The library would put into a newer app's database what it misses there, and count its version up each time. */
const careful = (factory: () => IDBFactory) => ({
  open: (name: string, version?: number) => {
    if (version !== undefined && version > NEWER) throw newer()
    return factory().open(name, version)
  },
  // Without it the library keeps a list of databases in one of its own.
  databases: () => factory().databases(),
})

/** The app's database. It opens by itself when it is used. */
export class Database extends Dexie {
  declare readonly games: Table<GameRecord, string>
  declare readonly entries: Table<EntryRow, [game: string, seq: number]>
  declare readonly damaged: Table<DamagedRow, number>
  declare readonly seeds: Table<SeedRow, string>
  declare readonly keys: Table<In<BallotKey>, [game: string, ballot: string]>
  declare readonly envelopes: Table<In<Envelope>, [game: string, ballot: string, role: string]>
  declare readonly drafts: Table<In<DraftRecord>, [game: string, prompt: string]>
  declare readonly copies: Table<In<CopyRecord>, [game: string, entries: number]>
  /** May be emptied at any time: all of it can be made again. */
  declare readonly summaries: Table<SummaryRecord, string>

  /** May be emptied as well. */
  declare readonly snapshots: Table<SnapshotRecord, string>

  /** @param name another one than the app's for tests that want a database of their own */
  constructor(name = 'castellan', { factory, durability = 'strict' }: DatabaseOptions = {}) {
    super(name, { chromeTransactionDurability: durability, indexedDB: careful(() => factory ?? globalThis.indexedDB) })
    // Nobody subscribes to queries here: writes need not be followed, and answers need not be kept.
    for (const part of ['Observability', 'Cache']) this.unuse({ stack: 'dbcore', name: part })
    // Tables that an older version lacks come with the opening; none has had to be rewritten yet.
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
    // Only a newer app knows the meaning of its tables.
    const refuseNewer = () => {
      if (this.backendDB().version >= NEWER) throw newer()
    }
    this.on('ready', refuseNewer, true)
  }

  /** Writes into some tables: everything or, where `work` or the device fails, nothing. */
  write<T>(tables: readonly Table[], work: () => Promise<T>): Promise<T> {
    let native: IDBTransaction | undefined
    const written = this.transaction('rw', tables, async ({ idbtrans }) => {
      native = idbtrans
      return await work()
    })
    // The error that ended the transaction says more than those of the requests after it.
    return Promise.resolve(written).catch((reason: unknown) => {
      throw native?.error ?? reason
    })
  }

  /** Takes a game with all that has to come back with it out of its tables, within a transaction. */
  async dropGame(game: string): Promise<void> {
    await Promise.all([
      this.games.delete(game),
      this.seeds.delete(game),
      this.damaged.where('game').equals(game).delete(),
      ...[this.entries, this.keys, this.envelopes].map((table) => rowsUnder<object>(table, [game]).delete()),
    ])
  }

  /**
   * Whether a game was deleted on purpose. The mark takes the place of its seed, so that no other version of the app meets it; a game
   * that is begun or taken in under the same id takes its place. It stays for good: a second database may forget that it has forgotten.
   */
  async isDeleted(game: string): Promise<boolean> {
    return (await this.seeds.get(game))?.deleted === true
  }

  /** The tables of what makes a game: the rest is made again, or chosen anew. */
  get carried(): readonly Table<object>[] {
    return [this.games, this.entries, this.damaged, this.seeds, this.keys, this.envelopes]
  }
}

/** All rows whose keys begin with these parts: those of a game, those of a ballot in it. @param from the next part, or any above it */
export const rowsUnder = <Row>(table: Table<Row>, parts: readonly string[], from = Dexie.minKey) =>
  table.where(':id').between([...parts, from], [...parts, Dexie.maxKey])
