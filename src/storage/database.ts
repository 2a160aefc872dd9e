import { wrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb'
import type { BallotKey, CopyRecord, DraftRecord, Envelope, GameRecord, SummaryRecord } from './store'

/** Version of the tables as the browser counts it; each of the app's own has ten, and what lies between is no other one. */
const VERSION = 30
const NEXT_VERSION = 40

/** Rows as the app writes them. What is read is looked at first, since it may have been damaged meanwhile. */
type In<Row> = Row & { readonly game: string }
export type EntryRow = In<{ readonly seq: number; readonly entry: unknown }>
export type DamagedRow = In<{ readonly n?: number; readonly entry: unknown }>
export type SeedRow = In<{ readonly seed: string }>

/** What lies where, and under which key. */
interface Tables extends DBSchema {
  readonly games: { readonly key: string; readonly value: GameRecord }
  readonly entries: { readonly key: [game: string, seq: number]; readonly value: EntryRow }
  readonly damaged: { readonly key: number; readonly value: DamagedRow; readonly indexes: { readonly game: string } }
  readonly seeds: { readonly key: string; readonly value: SeedRow }
  readonly keys: { readonly key: [game: string, ballot: string]; readonly value: In<BallotKey> }
  readonly envelopes: { readonly key: [game: string, ballot: string, role: string]; readonly value: In<Envelope> }
  readonly drafts: { readonly key: [game: string, prompt: string]; readonly value: In<DraftRecord> }
  readonly copies: { readonly key: [game: string, entries: number]; readonly value: In<CopyRecord> }
  /** May be emptied at any time: all of it can be made again. */
  readonly summaries: { readonly key: string; readonly value: SummaryRecord }
}
export type TableName = StoreNames<Tables>
export type Connection = IDBPDatabase<Tables>
type Table<Name extends TableName, Mode extends IDBTransactionMode> = IDBPObjectStore<Tables, TableName[], Name, Mode>
/** Gives the tables of one transaction. Only what they answer may be waited for within it: anything else lets it end. */
export type Reading<Among extends TableName> = <Name extends Among>(name: Name) => Table<Name, 'readonly'>
export type Writing<Among extends TableName> = <Name extends Among>(name: Name) => Table<Name, 'readwrite'>

/** The parts of a row that are its key. */
const KEYS: Readonly<Record<TableName, string | string[]>> = {
  games: 'id',
  entries: ['game', 'seq'],
  damaged: 'n',
  seeds: 'game',
  keys: ['game', 'ballot'],
  envelopes: ['game', 'ballot', 'role'],
  drafts: ['game', 'prompt'],
  copies: ['game', 'entries'],
  summaries: 'game',
}
const isTable = (name: string): name is TableName => name in KEYS
export const TABLES: readonly TableName[] = Object.keys(KEYS).filter(isTable)

/** What makes a game: the rest is made again, or chosen anew. */
export const CARRIED = ['games', 'entries', 'damaged', 'seeds', 'keys', 'envelopes'] as const satisfies readonly TableName[]
type Carried = (typeof CARRIED)[number]

export interface DatabaseOptions {
  /** Where it lies; without it among the page's own. */
  readonly factory?: IDBFactory
  /** `strict`, without it: a write is acknowledged only when the device has it, so that a power cut loses nothing. */
  readonly durability?: 'strict' | 'relaxed'
}

/** Why a database could not be opened; what the browser said is its cause. */
class OpenFailed extends Error {
  override readonly name = 'OpenFailedError'
}

/** What the browser says of a database that cannot be opened, where it means this and nothing else. */
const CLEAR: readonly string[] = ['VersionError', 'QuotaExceededError']

/** The app's database. It opens by itself when it is used, and again after it was closed. */
export class Database {
  readonly name: string
  readonly #options: DatabaseOptions
  #opened: Promise<Connection> | undefined

  /** @param name another one than the app's for tests that want a database of their own */
  constructor(name = 'castellan', options: DatabaseOptions = {}) {
    this.name = name
    this.#options = options
  }

  /** The open database. It rejects where the browser keeps nothing, or a newer app has been here. */
  open(): Promise<Connection> {
    if (this.#opened !== undefined) return this.#opened
    const forget = () => {
      if (this.#opened === opened) this.#opened = undefined
    }
    const opened = this.#connect(forget).catch((reason: unknown) => {
      forget()
      const isClear = reason instanceof Error && CLEAR.includes(reason.name)
      throw isClear ? reason : new OpenFailed('the database cannot be opened', { cause: reason })
    })
    this.#opened = opened
    return opened
  }

  close(): void {
    const opened = this.#opened
    this.#opened = undefined
    void opened?.then(
      (there) => there.close(),
      () => undefined,
    )
  }

  /** Reads from some tables as they are at one moment. */
  async read<Among extends TableName, T>(tables: readonly Among[], work: (reading: Reading<Among>) => Promise<T>): Promise<T> {
    const transaction = (await this.open()).transaction<TableName[]>([...tables], 'readonly')
    // What goes wrong, the answers say.
    transaction.done.catch(() => undefined)
    return work((name) => transaction.objectStore(name))
  }

  /** Writes into some tables: everything or, where `work` or the device fails, nothing. Kept when it is on the device. */
  async write<Among extends TableName, T>(tables: readonly Among[], work: (writing: Writing<Among>) => Promise<T>): Promise<T> {
    const durability = this.#options.durability ?? 'strict'
    const transaction = (await this.open()).transaction<TableName[], 'readwrite'>([...tables], 'readwrite', { durability })
    try {
      const [answer] = await Promise.all([work((name) => transaction.objectStore(name)), transaction.done])
      return answer
    } catch (reason) {
      // What ended the transaction says more than what could not be done in it any more.
      const cause = transaction.error ?? reason
      try {
        transaction.abort()
      } catch {
        // It is over.
      }
      throw cause
    }
  }

  /** @param onGone hears when the connection can no longer be used */
  async #connect(onGone: () => void): Promise<Connection> {
    const factory = this.#options.factory ?? indexedDB
    const there = await this.#ask(factory.open(this.name, VERSION)).catch(async (reason: unknown) => {
      if (!(reason instanceof Error && reason.name === 'VersionError')) throw reason
      const newer = await this.#ask(factory.open(this.name))
      if (newer.version < NEXT_VERSION) return newer
      newer.close()
      throw reason
    })
    const letGo = () => {
      onGone()
      there.close()
    }
    // Another window wants other tables, or none at all; or the browser has closed it by itself.
    there.addEventListener('versionchange', letGo)
    there.addEventListener('close', letGo)
    return there
  }

  /** Waits for a database that is being opened, and lays out the tables that it does not have yet. */
  #ask(request: IDBOpenDBRequest): Promise<Connection> {
    request.addEventListener('upgradeneeded', () => {
      const bare = request.result
      for (const name of TABLES.filter((table) => !bare.objectStoreNames.contains(table))) {
        const table = bare.createObjectStore(name, { keyPath: KEYS[name], autoIncrement: name === 'damaged' })
        if (name === 'damaged') table.createIndex('game', 'game')
      }
    })
    return wrap(request) as unknown as Promise<Connection>
  }
}

/** All keys that begin with these parts: those of a game, those of a ballot in it. @param from the next part, or any above it */
export const keysUnder = (parts: readonly string[], from?: number): IDBKeyRange =>
  // An empty array comes after every number and every text.
  IDBKeyRange.bound(from === undefined ? parts : [...parts, from], [...parts, []])

/** Rows of a game, or of all games, with all that has to come back with them. */
export type Rows = { readonly [Name in Carried]: readonly Tables[Name]['value'][] }

export const allRows = async (reading: Reading<Carried>): Promise<Rows> => {
  const [games, entries, damaged, seeds, keys, envelopes] = await Promise.all([
    reading('games').getAll(),
    reading('entries').getAll(),
    reading('damaged').getAll(),
    reading('seeds').getAll(),
    reading('keys').getAll(),
    reading('envelopes').getAll(),
  ])
  return { games, entries, damaged, seeds, keys, envelopes }
}

/** Puts rows into their tables, in place of those with the same keys. */
export const putRows = async (writing: Writing<Carried>, rows: Rows): Promise<void> => {
  await Promise.all([
    ...rows.games.map((row) => writing('games').put(row)),
    ...rows.entries.map((row) => writing('entries').put(row)),
    ...rows.damaged.map((row) => writing('damaged').put(row)),
    ...rows.seeds.map((row) => writing('seeds').put(row)),
    ...rows.keys.map((row) => writing('keys').put(row)),
    ...rows.envelopes.map((row) => writing('envelopes').put(row)),
  ])
}

/** Takes a game with all that has to come back with it out of the tables. */
export const dropGame = async (writing: Writing<Carried>, game: string): Promise<void> => {
  const damaged = writing('damaged')
  const aside = await damaged.index('game').getAllKeys(game)
  await Promise.all([
    writing('games').delete(game),
    writing('seeds').delete(game),
    ...aside.map((n) => damaged.delete(n)),
    ...(['entries', 'keys', 'envelopes'] as const).map((name) => writing(name).delete(keysUnder([game]))),
  ])
}
