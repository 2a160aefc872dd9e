import type { Entry, WordList } from '../../referee'

/**
 * Interface for persistent data: games with their ledgers, and for each ledger a sidecar, i.e. the data that must never be in the ledger:
 * sealed choices, drafts and the seed. Two stores implement the interface: one in IndexedDB for the app, and one in memory for tools and
 * tests.
 */

/** Reasons why data could not be read or written. The functions of the store return these reasons as values; they throw no exceptions. */
export const TROUBLES = [
  /** Another tab has written to the game, so the entry to append is no longer the next entry. */
  'conflict',
  /** The game does not exist, or no longer exists. */
  'gone',
  /** The device has no storage space left. */
  'full',
  /** The browser closed the database, and the database could not be reopened. */
  'closed',
  /** The database was written by a newer version of the app. */
  'newer',
  /** The browser does not allow the app to store data, e.g. in a private window. */
  'unavailable',
  /** A setting of the browser or the device blocks all site data. */
  'refused',
  /** The browser reports an unknown error when the database is opened, e.g. after Safari has lost the connection to the database. */
  'unreachable',
  /** Any other storage error. */
  'failed',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** Result of a storage operation: either the requested value, or the reason of the failure. */
export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export const stored = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const notStored = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({ ok: false, trouble })

/** Row of one game in the list of games. */
export interface GameRecord {
  readonly id: string
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Name of the game given by the players. */
  readonly name: string
  /** Time at which the game was created on this device, and time of the last write: milliseconds since 1970-01-01 UTC. */
  readonly created: number
  readonly changed: number
  /** Number of entries in the ledger of the game. */
  readonly entries: number
  /** Id of the first entry of the game, which is identical in all copies of this game on all devices. */
  readonly origin: string
  /** Whether the game is written on another phone and is read-only on this device. */
  readonly followed?: boolean
}

/** Game as read from storage. Its entries have not been validated. */
export interface GameOnDisk {
  readonly record: GameRecord
  readonly entries: readonly unknown[]
}

/** Data encrypted with AES-GCM. */
export interface Sealed {
  /** Id of the key with which the data was encrypted. */
  readonly key: string
  /** Initialization vector: 96 random bits, never used twice. */
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

/** Encryption key of one ballot; a non-extractable `CryptoKey`. */
export interface BallotKey {
  readonly ballot: string
  readonly id: string
  readonly key: CryptoKey
}

/**
 * Stored seed: encrypted with its own key, or in plain text if the page could not encrypt or an older version of the app has written the
 * seed.
 */
export type StoredSeed = string | { readonly key: BallotKey; readonly sealed: Sealed }

/** Encrypted content: the choice of a role in an open ballot, the random numbers that a seat has added, or the secret of a role. */
export interface Envelope {
  readonly ballot: string
  readonly role: string
  readonly sealed: Sealed
}

/** Backup copy of a whole ledger, made from time to time. The copy is used to repair damaged entries. */
export interface CopyRecord {
  /** Number of entries in the backup copy, counted from the first entry of the ledger. */
  readonly entries: number
  /** Time of the backup copy: milliseconds since 1970-01-01 UTC. */
  readonly time: number
  /** Entries of the backup copy as gzipped JSON. */
  readonly data: Uint8Array<ArrayBuffer>
}

/** Cached summary of a game, so that the archive opens without reading the ledger. The summary can be recomputed from the ledger. */
export interface SummaryRecord {
  readonly game: string
  /** Number of entries from which the summary was computed. If the ledger has a different number of entries, the summary is outdated. */
  readonly entries: number
  /** Version of the summary format; the first version is 1. */
  readonly version: number
  /** Summary of the game as plain data, which may be damaged and must be validated when it is read. */
  readonly summary: unknown
}

/**
 * Cached state of a game after one of its entries (snapshot), so that a long game opens before the whole ledger has been read. The state
 * can be recomputed from the ledger.
 */
export interface SnapshotRecord {
  readonly game: string
  /** Build of the app that wrote the snapshot: the state may have a different shape in other builds. */
  readonly build: string
  readonly entry: Entry
  /** State of the game after the entry, as plain data. */
  readonly state: unknown
  /** Word list for the fingerprints of the digests in the game. */
  readonly words: WordList
}

/** Maximum number of backup copies of a game; the oldest copies are deleted. */
export const COPIES_KEPT = 2

/** Stored draft: an unfinished answer to a prompt. Drafts of sealed prompts are encrypted. */
export type DraftRecord = OpenDraft | SealedDraft
export interface OpenDraft {
  /** Key of the prompt that the unfinished answer belongs to. */
  readonly prompt: string
  readonly draft: unknown
}
export interface SealedDraft {
  readonly prompt: string
  readonly ballot: string
  readonly sealed: Sealed
}

/** Changes of data outside the ledger (envelopes, keys, drafts, seed) that are written in the same transaction as an appended entry. */
export interface Sidecar {
  /** Names of the ballots that are open after the appended entry. Envelopes, keys and sealed drafts of all other ballots are deleted. */
  readonly ballots?: readonly string[]
  /**
   * Name of the round for adding random numbers that is open after the appended entry, if any. The envelopes and the key of this round are
   * not deleted.
   */
  readonly chance?: string
  /** Names of the secrets that are not shown yet. The envelopes and keys of these secrets are not deleted. */
  readonly secrets?: readonly string[]
  /** Keys of the prompts that are open after the appended entry. Unfinished answers to all other prompts are deleted. */
  readonly prompts: readonly string[]
  /** Envelope with the choice that the appended entry seals, and its encryption key. Replaces the previous envelope of the role. */
  readonly cast?: { readonly envelope: Envelope; readonly key: BallotKey }
  /** Seed that the appended entry commits; replaces the previous seed. */
  readonly seed?: StoredSeed
}

/** Last part of a stored game, with its snapshot and its unfinished answers. */
export interface TailOnDisk extends GameOnDisk {
  readonly snapshot: SnapshotRecord | undefined
  readonly drafts: readonly DraftRecord[]
}

export interface Store {
  /** Returns all games in the store, the most recently written game first. */
  games(): Promise<Stored<readonly GameRecord[]>>
  /**
   * Returns one game with its entries in order. Fails with `gone` if the game does not exist.
   * @param from index of the first entry to return; if omitted, all entries are returned
   */
  open(game: string, from?: number): Promise<Stored<GameOnDisk>>
  /**
   * Returns the part of a game that is needed to open the game: the entries from its snapshot on, or all entries if the game has no
   * snapshot. Fails with `gone` if the game does not exist.
   */
  openTail(game: string): Promise<Stored<TailOnDisk>>
  /**
   * Creates a game with its seed and its first entries: one entry, or all entries of an imported game. Idempotent.
   * Fails with `conflict` if another game has the id.
   * @param seed undefined for a game that is written on another phone
   */
  begin(record: GameRecord, entries: readonly Entry[], seed: StoredSeed | undefined): Promise<Stored<undefined>>
  /**
   * Appends one entry to the ledger of a game and applies its sidecar changes, in one transaction. Idempotent. Fails with `gone`, or
   * `conflict` if the entry is not the next entry of the stored ledger.
   */
  append(game: string, entry: Entry, sidecar: Sidecar): Promise<Stored<undefined>>
  /**
   * Removes the entries from index `from` on from the ledger, because some of these entries are damaged. The removed
   * entries are stored separately ({@link aside}).
   * @param instead repaired entries to write in place of the removed entries
   */
  setAside(game: string, from: number, instead?: readonly Entry[]): Promise<Stored<undefined>>
  /** Returns the damaged entries that were removed from the ledger of a game, oldest first. */
  aside(game: string): Promise<Stored<readonly unknown[]>>
  rename(game: string, name: string): Promise<Stored<undefined>>
  /** Marks a game as written on another phone and read-only on this device. Fails with `gone` if the game does not exist. */
  setFollowed(game: string): Promise<Stored<undefined>>
  /** Returns the backup copies of a game, the longest copy first. */
  copies(game: string): Promise<Stored<readonly CopyRecord[]>>
  /**
   * Stores a backup copy of a game and deletes the oldest copy if the game has more than {@link COPIES_KEPT}. Fails with `gone` if the game
   * does not exist.
   */
  putCopy(game: string, copy: CopyRecord): Promise<Stored<undefined>>
  /** Returns the stored summaries of all games; some of the summaries may be outdated. */
  summaries(): Promise<Stored<readonly SummaryRecord[]>>
  /**
   * Stores the summary of a game; replaces the previous summary. `setAside` deletes the summary. Fails with `gone` if the game does not
   * exist.
   */
  putSummary(row: SummaryRecord): Promise<Stored<undefined>>
  /**
   * Stores the snapshot of a game; replaces the previous snapshot. `setAside` deletes the snapshot. Fails with `gone` if the game does not
   * exist.
   */
  putSnapshot(row: SnapshotRecord): Promise<Stored<undefined>>
  /** Deletes a game with all its stored data. */
  remove(game: string): Promise<Stored<undefined>>
  /** Returns the seed for the draws of a game; undefined if the seed is lost. Fails with `gone` if the game does not exist. */
  seed(game: string): Promise<Stored<StoredSeed | undefined>>
  /**
   * Replaces a plain text seed by its encrypted form; does nothing if the stored seed is no longer equal to `plain`. Fails with `gone` if
   * the game does not exist.
   */
  sealSeed(game: string, plain: string, seed: StoredSeed): Promise<Stored<undefined>>
  /** Returns the encryption key of a ballot; undefined if the ballot has no key. */
  key(game: string, ballot: string): Promise<Stored<BallotKey | undefined>>
  envelopes(game: string, ballot: string): Promise<Stored<readonly Envelope[]>>
  drafts(game: string): Promise<Stored<readonly DraftRecord[]>>
  /**
   * Stores the draft of a prompt; replaces the previous draft. A sealed draft needs the key of its ballot. Trouble: `gone`, or `conflict`
   * if the stored key of the ballot is different.
   */
  putDraft(game: string, draft: DraftRecord, key?: BallotKey): Promise<Stored<undefined>>
  dropDraft(game: string, prompt: string): Promise<Stored<undefined>>
  /**
   * Called when the page becomes visible again: reopens a database that the browser has closed, and retries requests that have no response
   * yet.
   */
  wake(): Promise<void>
  /** Closes the database. The database opens again automatically when it is used. */
  close(): void
}
