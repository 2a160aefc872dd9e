import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord, SummaryRecord } from './store'

/** Version of the tables. The browser counts it in tens, since the library does. */
const VERSION = 3
const NATIVE = 10

/** Rows as the app writes them. What is read is looked at first, since it may have been damaged meanwhile. */
type In<Row> = Row & { readonly game: string }
export type EntryRow = In<{ readonly seq: number; readonly entry: unknown }>
export type DamagedRow = In<{ readonly n?: number; readonly entry: unknown }>
export type SeedRow = In<{ readonly seed: string }>

/** The app's database. `strict`: a write is acknowledged only when the device has it, so that a power cut loses nothing. */
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

  /**
   * @param name another one than the app's for tests that want a database of their own
   * @param options where else it lies, and how strictly it is written
   */
  constructor(name = 'castellan', options: DexieOptions = {}) {
    super(name, { chromeTransactionDurability: 'strict', ...options })
    this.version(1).stores({
      games: 'id',
      entries: '[game+seq]',
      damaged: '++n, game',
      seeds: 'game',
      keys: '[game+ballot]',
      envelopes: '[game+ballot+role]',
      drafts: '[game+prompt]',
    })
    this.version(2).stores({ copies: '[game+entries]' })
    this.version(VERSION).stores({ summaries: 'game' })
    // The library would open the database of a newer app as well as it can; what it means only the newer app knows.
    const refuseNewer = () => {
      if (this.backendDB().version >= (VERSION + 1) * NATIVE) throw new DOMException('written by a newer version', 'VersionError')
    }
    this.on('ready', refuseNewer, true)
  }
}

/** All rows of a table whose keys begin with these parts: those of a game, those of a ballot in it. */
export const rowsUnder = <Row>(table: Table<Row>, ...parts: readonly string[]) =>
  table.where(':id').between([...parts, Dexie.minKey], [...parts, Dexie.maxKey])
