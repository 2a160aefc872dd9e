import { Dexie, type Table } from 'dexie'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord } from './store'

/** Version of the tables. The browser counts it in tens, since the library does. */
const VERSION = 2
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

  /** @param name another one than the app's for tests that want a database of their own */
  constructor(name = 'castellan') {
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      games: 'id',
      entries: '[game+seq]',
      damaged: '++n, game',
      seeds: 'game',
      keys: '[game+ballot]',
      envelopes: '[game+ballot+role]',
      drafts: '[game+prompt]',
    })
    this.version(VERSION).stores({ copies: '[game+entries]' })
    // The library would open the database of a newer app as well as it can; what it means only the newer app knows.
    const refuseNewer = () => {
      if (this.backendDB().version >= (VERSION + 1) * NATIVE) throw new DOMException('written by a newer version', 'VersionError')
    }
    this.on('ready', refuseNewer, true)
  }
}
