import type { Entry } from '../referee'
import {
  COPIES_KEPT,
  stored,
  notStored,
  type BallotKey,
  type CopyRecord,
  type DraftRecord,
  type Envelope,
  type GameRecord,
  type StoredSeed,
  type Sidecar,
  type SnapshotRecord,
  type Store,
  type Stored,
  type SummaryRecord,
} from './store/store'

/** Data of one game in the store in memory. */
export interface StoredGame {
  record: GameRecord
  entries: readonly Entry[]
  aside: readonly unknown[]
  seed: StoredSeed | undefined
  keys: readonly BallotKey[]
  envelopes: readonly Envelope[]
  drafts: readonly DraftRecord[]
  copies?: readonly CopyRecord[]
  summary?: SummaryRecord | undefined
  snapshot?: SnapshotRecord | undefined
}

/**
 * Creates a store in memory, whose data is lost when the page is closed. Otherwise the store behaves like the store
 * on disk.
 * @param first initial games of the store
 */
export const memoryStore = (...first: readonly StoredGame[]): Store => {
  const games = new Map(first.map((kept) => [kept.record.id, kept]))

  /** Runs `work` on a stored game. Fails with `gone` if the game does not exist. */
  const within = <T>(game: string, work: (kept: StoredGame) => Stored<T>): Promise<Stored<T>> => {
    const kept = games.get(game)
    return Promise.resolve(kept === undefined ? notStored('gone') : work(kept))
  }
  const changed = (game: string, change: (kept: StoredGame) => void): Promise<Stored<undefined>> =>
    within(game, (kept) => {
      change(kept)
      return stored(undefined)
    })
  const read = <T>(game: string, nothing: T, look: (kept: StoredGame) => T): Promise<Stored<T>> => {
    const kept = games.get(game)
    return Promise.resolve(stored(kept === undefined ? nothing : look(kept)))
  }
  return {
    games: () => {
      const records = [...games.values()].map(({ record }) => record)
      return Promise.resolve(stored(records.toSorted((a, b) => b.changed - a.changed)))
    },
    open: (game, from = 0) => within(game, ({ record, entries }) => stored({ record, entries: entries.slice(from) })),
    openTail: (game) =>
      within(game, ({ record, entries, snapshot, drafts }) =>
        stored({ record, entries: entries.slice(snapshot?.entry.seq ?? 0), snapshot, drafts }),
      ),
    begin: (record, entries, seed) => {
      const there = games.get(record.id)?.record
      const isSame = there?.origin === record.origin && there.entries === entries.length
      if (there !== undefined) return Promise.resolve(isSame ? stored(undefined) : notStored('conflict'))
      games.set(record.id, { record, entries, aside: [], seed, keys: [], envelopes: [], drafts: [] })
      return Promise.resolve(stored(undefined))
    },
    append: (game, entry, sidecar) => within(game, (kept) => append(kept, entry, sidecar)),
    setAside: (game, from, instead = []) =>
      changed(game, (kept) => {
        kept.aside = [...kept.aside, ...kept.entries.slice(from)]
        kept.entries = [...kept.entries.slice(0, from), ...instead]
        kept.record = { ...kept.record, entries: kept.entries.length }
        kept.summary = undefined
        kept.snapshot = undefined
      }),
    aside: (game) => read<readonly unknown[]>(game, [], (kept) => kept.aside),
    rename: (game, name) =>
      changed(game, (kept) => {
        kept.record = { ...kept.record, name }
      }),
    setFollowed: (game) =>
      changed(game, (kept) => {
        kept.record = { ...kept.record, followed: true }
      }),
    copies: (game) => read<readonly CopyRecord[]>(game, [], ({ copies = [] }) => copies),
    putCopy: (game, copy) =>
      changed(game, (kept) => {
        const others = (kept.copies ?? []).filter(({ entries }) => entries !== copy.entries)
        kept.copies = [...others, copy].toSorted((a, b) => b.entries - a.entries).slice(0, COPIES_KEPT)
      }),
    summaries: () => Promise.resolve(stored([...games.values()].flatMap(({ summary }) => summary ?? []))),
    putSummary: (row) =>
      changed(row.game, (kept) => {
        kept.summary = row
      }),
    putSnapshot: (row) =>
      changed(row.game, (kept) => {
        kept.snapshot = row
      }),
    remove: (game) => {
      games.delete(game)
      return Promise.resolve(stored(undefined))
    },
    seed: (game) => within(game, ({ seed }) => stored(seed)),
    sealSeed: (game, plain, seed) =>
      changed(game, (kept) => {
        if (kept.seed === plain) kept.seed = seed
      }),
    key: (game, ballot) => read(game, undefined, (kept) => kept.keys.find((one) => one.ballot === ballot)),
    envelopes: (game, ballot) => read<readonly Envelope[]>(game, [], (kept) => kept.envelopes.filter((one) => one.ballot === ballot)),
    drafts: (game) => read<readonly DraftRecord[]>(game, [], (kept) => kept.drafts),
    putDraft: (game, draft, key) =>
      within(game, (kept) => {
        if (key !== undefined && isOther(kept, key)) return notStored('conflict')
        if (key !== undefined) kept.keys = withKey(kept, key)
        kept.drafts = [...kept.drafts.filter(({ prompt }) => prompt !== draft.prompt), draft]
        return stored(undefined)
      }),
    dropDraft: async (game, prompt) => {
      await changed(game, (kept) => {
        kept.drafts = kept.drafts.filter((one) => one.prompt !== prompt)
      })
      return stored(undefined)
    },
    wake: () => Promise.resolve(),
    close: () => undefined,
  }
}

/** Returns whether the store has a different encryption key for the same ballot. */
const isOther = (kept: StoredGame, key: BallotKey) => kept.keys.some(({ ballot, id }) => ballot === key.ballot && id !== key.id)

const withKey = (kept: StoredGame, key: BallotKey) => [...kept.keys.filter(({ ballot }) => ballot !== key.ballot), key]

/**
 * Appends an entry to the ledger of a game and applies the sidecar changes of the entry. Fails with `conflict` if the entry is not the next
 * one.
 */
const append = (
  kept: StoredGame,
  entry: Entry,
  { ballots = [], chance, secrets = [], prompts, cast, seed }: Sidecar,
): Stored<undefined> => {
  const there = kept.entries[entry.seq]
  if (there !== undefined) return there.id === entry.id && there.digest === entry.digest ? stored(undefined) : notStored('conflict')
  if (kept.entries.at(-1)?.seq !== entry.seq - 1 || kept.entries.at(-1)?.digest !== entry.previous) return notStored('conflict')
  if (cast !== undefined && isOther(kept, cast.key)) return notStored('conflict')
  kept.entries = [...kept.entries, entry]
  kept.record = { ...kept.record, changed: entry.time, entries: entry.seq + 1 }
  if (seed !== undefined) kept.seed = seed
  if (cast !== undefined) {
    const { envelope, key } = cast
    kept.keys = withKey(kept, key)
    kept.envelopes = [...kept.envelopes.filter((one) => one.ballot !== envelope.ballot || one.role !== envelope.role), envelope]
  }
  const isOpen = ({ ballot }: { readonly ballot: string }) => ballots.includes(ballot) || ballot === chance || secrets.includes(ballot)
  kept.keys = kept.keys.filter(isOpen)
  kept.envelopes = kept.envelopes.filter(isOpen)
  kept.drafts = kept.drafts.filter((one) => prompts.includes(one.prompt) && (!('ballot' in one) || isOpen(one)))
  return stored(undefined)
}
