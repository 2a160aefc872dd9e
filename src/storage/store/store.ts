import type { Entry, WordList } from '../../referee'

/**
 * Persistent data: games with their ledgers, and for each ledger the data that must never be in it (sidecar): sealed choices, drafts and
 * the seed. The interface has two implementations: IndexedDB for the app, memory for tools and tests.
 */

/** Reasons why data could not be read or written. They are returned as values; no exception is thrown. */
export const TROUBLES = [
  /** Another tab has written to the game: this entry is no longer the next one. */
  'conflict',
  /** The game does not exist, or no longer exists. */
  'gone',
  /** The device has no space left. */
  'full',
  /** The browser closed the database, and it could not be reopened. */
  'closed',
  /** The database was written by a newer version of the app. */
  'newer',
  /** The browser does not allow the app to store data, e.g. in a private window. */
  'unavailable',
  /** A setting of the browser or the device blocks all site data. */
  'refused',
  /** The browser reports an unknown error when the database is opened, e.g. after Safari has lost the connection to it. */
  'unreachable',
  /** Any other error. */
  'failed',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** Either the requested value, or the reason of the failure. */
export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export const stored = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const notStored = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({ ok: false, trouble })

/** A game in the list of games. */
export interface GameRecord {
  readonly id: string
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Name given by the players. */
  readonly name: string
  /** Time of creation on this device, and time of the last write: milliseconds since 1970-01-01 UTC. */
  readonly created: number
  readonly changed: number
  /** Number of entries in the ledger. */
  readonly entries: number
  /** Id of the first entry: identical in all copies of this game on all devices. */
  readonly origin: string
  /** The game is written on another phone and is read-only here. */
  readonly followed?: boolean
}

/** A game as read from storage. The entries have not been validated. */
export interface GameOnDisk {
  readonly record: GameRecord
  readonly entries: readonly unknown[]
}

/** Data encrypted with AES-GCM. */
export interface Sealed {
  /** Id of the encryption key. */
  readonly key: string
  /** 96 random bits, never used twice. */
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

/** Encryption key of one ballot; a non-extractable `CryptoKey`. */
export interface BallotKey {
  readonly ballot: string
  readonly id: string
  readonly key: CryptoKey
}

/** A stored seed: encrypted with its own key, or plain text if the page could not encrypt or an older version of the app has written it. */
export type StoredSeed = string | { readonly key: BallotKey; readonly sealed: Sealed }

/** A role's sealed choice in an open ballot, a seat's sealed addition to the open chance round, or a role's secret. */
export interface Envelope {
  readonly ballot: string
  readonly role: string
  readonly sealed: Sealed
}

/** A backup copy of a whole ledger, made from time to time, for repairing damaged entries. */
export interface CopyRecord {
  /** Number of entries in the copy, counted from the first. */
  readonly entries: number
  /** Time of the copy: milliseconds since 1970-01-01 UTC. */
  readonly time: number
  /** The entries as gzipped JSON. */
  readonly data: Uint8Array<ArrayBuffer>
}

/** Cached key figures of a game, so that the archive opens without reading the ledger. Can be recomputed from the ledger. */
export interface SummaryRecord {
  readonly game: string
  /** Number of entries from which the summary was computed; if the ledger has a different number, the summary is outdated. */
  readonly entries: number
  /** Version of the summary format: 1, 2, … */
  readonly version: number
  /** Plain data; must be validated when read, because it may be damaged. */
  readonly summary: unknown
}

/**
 * Cached state of a game after one of its entries, so that a long game opens before the whole ledger has been read. Can be recomputed from
 * the ledger.
 */
export interface SnapshotRecord {
  readonly game: string
  /** Build of the app that wrote the snapshot: in other builds the state may have a different shape. */
  readonly build: string
  readonly entry: Entry
  /** The state after the entry; plain data. */
  readonly state: unknown
  /** Word list for the fingerprints of the game's digests. */
  readonly words: WordList
}

/** Maximum number of backup copies of a game; the oldest are deleted. */
export const COPIES_KEPT = 2

/** An unfinished answer. Drafts of sealed prompts are encrypted. */
export type DraftRecord = OpenDraft | SealedDraft
export interface OpenDraft {
  /** Key of the prompt. */
  readonly prompt: string
  readonly draft: unknown
}
export interface SealedDraft {
  readonly prompt: string
  readonly ballot: string
  readonly sealed: Sealed
}

/** Sidecar changes written in the same transaction as an appended entry. */
export interface Sidecar {
  /** Names of the ballots that are open after the entry. Envelopes, keys and sealed drafts of all other ballots are deleted. */
  readonly ballots?: readonly string[]
  /** Name of the chance round that is open after the entry, if any: its envelopes and key are not deleted. */
  readonly chance?: string
  /** Names of the secrets that are not shown yet: their envelopes and keys are not deleted. */
  readonly secrets?: readonly string[]
  /** Keys of the prompts that are open after the entry. Drafts of all other prompts are deleted. */
  readonly prompts: readonly string[]
  /** The envelope cast by the entry, with its encryption key; replaces the role's previous envelope. */
  readonly cast?: { readonly envelope: Envelope; readonly key: BallotKey }
  /** The seed committed by the entry; replaces the previous seed. */
  readonly seed?: StoredSeed
}

/** The last part of a game, with its snapshot and drafts. */
export interface TailOnDisk extends GameOnDisk {
  readonly snapshot: SnapshotRecord | undefined
  readonly drafts: readonly DraftRecord[]
}

export interface Store {
  /** Returns all games, most recently written first. */
  games(): Promise<Stored<readonly GameRecord[]>>
  /**
   * Returns one game with its entries in order. Trouble: `gone`.
   * @param from index of the first entry to return; default: all entries
   */
  open(game: string, from?: number): Promise<Stored<GameOnDisk>>
  /** Returns the part of a game needed to open it: the entries from its snapshot on, or all entries if it has none. Trouble: `gone`. */
  openTail(game: string): Promise<Stored<TailOnDisk>>
  /**
   * Creates a game with its first entries (one, or all of an imported game) and its seed. Idempotent. Trouble: `conflict` if another game
   * has the id.
   * @param seed undefined for a game that is written on another phone
   */
  begin(record: GameRecord, entries: readonly Entry[], seed: StoredSeed | undefined): Promise<Stored<undefined>>
  /**
   * Appends one entry and applies its sidecar changes in one transaction. Idempotent. Trouble: `conflict` if the entry is not the next one
   * of the stored ledger, `gone`.
   */
  append(game: string, entry: Entry, sidecar: Sidecar): Promise<Stored<undefined>>
  /**
   * Removes the entries from index `from` on from the ledger, because some of them are damaged. They stay stored separately ({@link
   * aside}).
   * @param instead repaired entries to write in their place
   */
  setAside(game: string, from: number, instead?: readonly Entry[]): Promise<Stored<undefined>>
  /** Returns the removed damaged entries, oldest first. */
  aside(game: string): Promise<Stored<readonly unknown[]>>
  rename(game: string, name: string): Promise<Stored<undefined>>
  /** Marks a game as written on another phone and read-only here. Trouble: `gone`. */
  setFollowed(game: string): Promise<Stored<undefined>>
  /** Returns the backup copies of a game, longest first. */
  copies(game: string): Promise<Stored<readonly CopyRecord[]>>
  /** Stores a backup copy and deletes the oldest one beyond {@link COPIES_KEPT}. Trouble: `gone`. */
  putCopy(game: string, copy: CopyRecord): Promise<Stored<undefined>>
  /** Returns the summaries of all games; some may be outdated. */
  summaries(): Promise<Stored<readonly SummaryRecord[]>>
  /** Stores the summary of a game; replaces the previous one. `setAside` deletes it. Trouble: `gone`. */
  putSummary(row: SummaryRecord): Promise<Stored<undefined>>
  /** Stores the snapshot of a game; replaces the previous one. `setAside` deletes it. Trouble: `gone`. */
  putSnapshot(row: SnapshotRecord): Promise<Stored<undefined>>
  /** Deletes a game with all its data. */
  remove(game: string): Promise<Stored<undefined>>
  /** Returns the seed of the game's draws; undefined if it is lost. Trouble: `gone`. */
  seed(game: string): Promise<Stored<StoredSeed | undefined>>
  /** Replaces a plain text seed by its encrypted form; does nothing if the stored seed is no longer `plain`. Trouble: `gone`. */
  sealSeed(game: string, plain: string, seed: StoredSeed): Promise<Stored<undefined>>
  /** Returns the encryption key of a ballot; undefined if none exists. */
  key(game: string, ballot: string): Promise<Stored<BallotKey | undefined>>
  envelopes(game: string, ballot: string): Promise<Stored<readonly Envelope[]>>
  drafts(game: string): Promise<Stored<readonly DraftRecord[]>>
  /**
   * Stores the draft of a prompt; replaces the previous one. A sealed draft needs the key of its ballot. Trouble: `conflict` if the stored
   * key of the ballot is different, `gone`.
   */
  putDraft(game: string, draft: DraftRecord, key?: BallotKey): Promise<Stored<undefined>>
  dropDraft(game: string, prompt: string): Promise<Stored<undefined>>
  /** Call when the page becomes visible again: reopens a database that the browser has closed, and retries requests without a response. */
  wake(): Promise<void>
  /** Closes the database. It opens again automatically when it is used. */
  close(): void
}
