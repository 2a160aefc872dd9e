import type { Entry, WordList } from '../../referee'

/**
 * The data on disk: games with their ledgers, and beside each ledger the data that must never be in it: sealed choices, drafts and
 * the seed of its decks. One interface; on IndexedDB for the app, in memory for tools and tests.
 */

/** Why something could not be read or written: a value, never an exception. */
export const TROUBLES = [
  /** Another tab of the game has written meanwhile: this is no longer what comes next. */
  'conflict',
  /** There is no such game (any more). */
  'gone',
  /** The device has no space left. */
  'full',
  /** The database was closed under the page and could not be opened again. */
  'closed',
  /** The database was written by a newer version of the app. */
  'newer',
  /** This browser lets the app keep nothing here, e.g. in a private window. */
  'unavailable',
  /** A setting of the browser or of the device blocks all site data. */
  'refused',
  /** The browser reports an unknown error when the database is opened, e.g. after Safari has lost the connection to it. */
  'unreachable',
  /** Anything else. */
  'failed',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** Either what was asked for, or why it could not be had. */
export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

export const stored = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const notStored = (trouble: Trouble): { readonly ok: false; readonly trouble: Trouble } => ({ ok: false, trouble })

/** A game in the list of games. */
export interface GameRecord {
  readonly id: string
  /** Which game is played: its id in the catalogue. */
  readonly game: string
  /** The name that the table gave it. */
  readonly name: string
  /** When it was begun here, and when it was written last: milliseconds since 1970-01-01 UTC. */
  readonly created: number
  readonly changed: number
  /** Entries of its ledger. */
  readonly entries: number
  /** Id of the first entry: the same in every copy of this game, on whatever device. */
  readonly origin: string
  /** It is written on another phone, and only read here. */
  readonly followed?: boolean
}

/** A game as it is opened. The entries come as they lie there and have not been looked at. */
export interface GameOnDisk {
  readonly record: GameRecord
  readonly entries: readonly unknown[]
}

/** Something encrypted by AES-GCM. */
export interface Sealed {
  /** Id of the key it was encrypted with. */
  readonly key: string
  /** 96 random bits, never used twice. */
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

/** The key of one ballot: usable here, but not to be taken out. */
export interface BallotKey {
  readonly ballot: string
  readonly id: string
  readonly key: CryptoKey
}

/** A seed on disk, encrypted with a key of its own; as plain text where the page could not encrypt, or an older app has written it. */
export type StoredSeed = string | { readonly key: BallotKey; readonly sealed: Sealed }

/** One role's sealed choice in the open ballot, a seat's sealed addition to the open round of chance, or a secret that a role keeps. */
export interface Envelope {
  readonly ballot: string
  readonly role: string
  readonly sealed: Sealed
}

/** A copy of a whole ledger, made now and then, from which damaged entries are mended. */
export interface CopyRecord {
  /** How many entries it holds, from the first on. */
  readonly entries: number
  /** When it was made: milliseconds since 1970-01-01 UTC. */
  readonly time: number
  /** The entries as JSON, packed by gzip. */
  readonly data: Uint8Array<ArrayBuffer>
}

/** A game in a few figures, kept beside it so that an archive opens at once. It can always be made again from the ledger. */
export interface SummaryRecord {
  readonly game: string
  /** How many entries it was made of; where the ledger has others, it is out of date. */
  readonly entries: number
  /** Version of its figures: 1, 2, … */
  readonly version: number
  /** Plain data; whoever reads it looks at it first, since it may have been damaged. */
  readonly summary: unknown
}

/** The state of a game after one of its entries, so that a long game opens before all of it has been read. It can always be made again. */
export interface SnapshotRecord {
  readonly game: string
  /** The build of the app that made it: in another one a state may have another shape. */
  readonly build: string
  readonly entry: Entry
  /** The state after the entry; plain data. */
  readonly state: unknown
  /** The list that the words of the game's digests are taken from. */
  readonly words: WordList
}

/** How many copies of a game are kept, the newest ones. */
export const COPIES_KEPT = 2

/** An answer that is not finished yet. Those of sealed prompts lie encrypted. */
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

/** The changes beside the ledger when an entry is appended, in the same transaction. */
export interface Sidecar {
  /** Names of the ballots that are open after the entry. Envelopes, keys and sealed drafts of all others are destroyed. */
  readonly ballots?: readonly string[]
  /** Name of the round of chance that is open after the entry, if any: its envelopes and key are kept as well. */
  readonly chance?: string
  /** Names of what is kept secret for the whole game: its envelopes and keys are kept as well. */
  readonly secrets?: readonly string[]
  /** Keys of the prompts that are open after the entry. Drafts of all others are dropped. */
  readonly prompts: readonly string[]
  /** The envelope that the entry casts, with the key it was sealed with; it replaces the role's former one. */
  readonly cast?: { readonly envelope: Envelope; readonly key: BallotKey }
  /** The seed that the entry commits; it takes the place of the former one. */
  readonly seed?: StoredSeed
}

/** The end of a game, and what is asked together with it. */
export interface TailOnDisk extends GameOnDisk {
  readonly snapshot: SnapshotRecord | undefined
  readonly drafts: readonly DraftRecord[]
}

export interface Store {
  /** All games, the one written last first. */
  games(): Promise<Stored<readonly GameRecord[]>>
  /**
   * One game with its entries in their order. Trouble: `gone`.
   * @param from place of the first entry that is wanted; without it all of them are
   */
  open(game: string, from?: number): Promise<Stored<GameOnDisk>>
  /** One game as far as it has to be read at first: from the entry of its snapshot on, or whole where it has none. Trouble: `gone`. */
  openTail(game: string): Promise<Stored<TailOnDisk>>
  /**
   * A new game with its first entries (one, or all of an imported game) and its seed. Doing it twice is doing it once.
   * Trouble: `conflict` if another game has the id.
   * @param seed undefined for a game that is written on another phone
   */
  begin(record: GameRecord, entries: readonly Entry[], seed: StoredSeed | undefined): Promise<Stored<undefined>>
  /**
   * One entry with all that changes beside it: everything or nothing. Doing it twice is doing it once.
   * Trouble: `conflict` if the entry is not the next of the ledger on disk, `gone`.
   */
  append(game: string, entry: Entry, sidecar: Sidecar): Promise<Stored<undefined>>
  /**
   * Takes the entries from this place on out of the ledger, since some of them are damaged. They are kept, but no longer read.
   * @param instead the mended entries in their place
   */
  setAside(game: string, from: number, instead?: readonly Entry[]): Promise<Stored<undefined>>
  /** The entries that were set aside, oldest first. */
  aside(game: string): Promise<Stored<readonly unknown[]>>
  rename(game: string, name: string): Promise<Stored<undefined>>
  /** Marks a game as written on another phone from now on, and only read here. Trouble: `gone`. */
  setFollowed(game: string): Promise<Stored<undefined>>
  /** The copies of a game, the longest first. */
  copies(game: string): Promise<Stored<readonly CopyRecord[]>>
  /** Keeps one more copy in place of the oldest. Trouble: `gone`. */
  putCopy(game: string, copy: CopyRecord): Promise<Stored<undefined>>
  /** The summaries of all games; some may be out of date. */
  summaries(): Promise<Stored<readonly SummaryRecord[]>>
  /** Keeps a summary in place of the game's former one. It is gone when entries are set aside. Trouble: `gone`. */
  putSummary(row: SummaryRecord): Promise<Stored<undefined>>
  /** Keeps a snapshot in place of the game's former one. It is gone when entries are set aside. Trouble: `gone`. */
  putSnapshot(row: SnapshotRecord): Promise<Stored<undefined>>
  /** Removes a game with everything beside it. */
  remove(game: string): Promise<Stored<undefined>>
  /** The seed of the game's decks; undefined if it is lost. Trouble: `gone`. */
  seed(game: string): Promise<Stored<StoredSeed | undefined>>
  /** Replaces a seed in plain text by the same one sealed; nothing happens where another one is stored by now. Trouble: `gone`. */
  sealSeed(game: string, plain: string, seed: StoredSeed): Promise<Stored<undefined>>
  /** The key of a ballot, if one has been made. */
  key(game: string, ballot: string): Promise<Stored<BallotKey | undefined>>
  envelopes(game: string, ballot: string): Promise<Stored<readonly Envelope[]>>
  drafts(game: string): Promise<Stored<readonly DraftRecord[]>>
  /**
   * Keeps a draft in place of the prompt's former one. A sealed draft comes with the key of its ballot.
   * Trouble: `conflict` if the ballot has another key on disk, `gone`.
   */
  putDraft(game: string, draft: DraftRecord, key?: BallotKey): Promise<Stored<undefined>>
  dropDraft(game: string, prompt: string): Promise<Stored<undefined>>
  /** Somebody looks at the page again: a disk that went away meanwhile is opened anew, and what it did not answer is asked again. */
  wake(): Promise<void>
  /** Lets go of the disk. The store opens again by itself when it is used. */
  close(): void
}
