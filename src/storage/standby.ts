import type { Entry } from '../referee'
import type { StoredGame } from './memory'
import { stored, type GameRecord, type Store, type Stored, type Trouble } from './store/store'

/**
 * Store that lets a game continue when writing to the disk fails. Failed writes stay in memory, in order, and are retried as
 * soon as the disk works again. A game continues in memory only if the players have chosen this.
 */
export interface Standby extends Store {
  /**
   * From this call on, the game continues in memory when the disk fails.
   * @param copy the open game; omitted if the game has not been created yet
   */
  goOn(game: string, copy?: Copy): Promise<void>
  /** Returns the reason why a part of this game is not on disk; undefined if the whole game is on disk. */
  unsynced(game: string): Trouble | undefined
  /** Retries the disk writes of this game that are still pending. */
  catchUp(game: string): Promise<void>
}

/** Data of an open game from which the game can continue in memory. */
export interface Copy {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
  /** Names of everything that is sealed in the game: the open ballots, the open round for adding random numbers, and the secrets. */
  readonly ballots: readonly string[]
  /** Index of the first damaged entry of the game on disk; `entries` ends before this entry. */
  readonly damagedFrom?: number | undefined
}

/** A game that is in memory and only partly on disk. */
interface Late {
  readonly spare: Store
  /** Pending disk writes of the game, oldest first. */
  writes: readonly (() => Promise<Stored<undefined>>)[]
  /** Reason why the last write to the disk failed. */
  trouble: Trouble
}

export const standbyStore = (disk: Store): Standby => {
  const games = new Map<string, Late>()
  const storeOf = (game: string): Store => games.get(game)?.spare ?? disk

  const catchUp = async (game: string): Promise<void> => {
    const late = games.get(game)
    if (late === undefined) return
    for (let write = late.writes[0]; write !== undefined; write = late.writes[0]) {
      const written = await write()
      if (!written.ok) {
        late.trouble = written.trouble
        return
      }
      late.writes = late.writes.slice(1)
    }
    const drafts = await late.spare.drafts(game)
    for (const draft of drafts.ok ? drafts.value : []) {
      const key = 'ballot' in draft ? await late.spare.key(game, draft.ballot) : undefined
      await disk.putDraft(game, draft, key?.ok === true ? key.value : undefined)
    }
    games.delete(game)
  }

  /**
   * Writes a change to the disk. If the game continues in memory, writes the change to memory first, and then retries
   * all pending disk writes.
   */
  const write = async (game: string, work: (store: Store) => Promise<Stored<undefined>>): Promise<Stored<undefined>> => {
    const late = games.get(game)
    if (late === undefined) return work(disk)
    const kept = await work(late.spare)
    if (!kept.ok) return kept
    late.writes = [...late.writes, () => work(disk)]
    await catchUp(game)
    return kept
  }

  return {
    goOn: async (game, copy) => {
      if (games.has(game)) return
      const from = copy?.damagedFrom
      const writes = from === undefined ? [] : [() => disk.setAside(game, from, copy?.entries.slice(from))]
      // The store in memory is loaded on demand, because it is needed only after a disk failure.
      const { memoryStore } = await import('./memory')
      const spare = copy === undefined ? memoryStore() : memoryStore(await takeOver(disk, copy))
      games.set(game, { spare, writes, trouble: 'failed' })
    },
    unsynced: (game) => games.get(game)?.trouble,
    catchUp,
    games: async () => {
      const found = await disk.games()
      const open = await Promise.all([...games].map(([id, { spare }]) => spare.open(id)))
      const late = open.flatMap((one) => (one.ok ? [one.value.record] : []))
      if (!found.ok) return late.length === 0 ? found : stored(late)
      const others = found.value.filter(({ id }) => late.every((record) => record.id !== id))
      return stored([...late, ...others].toSorted((a, b) => b.changed - a.changed))
    },
    open: (game, from) => storeOf(game).open(game, from),
    openTail: (game) => storeOf(game).openTail(game),
    begin: (record, entries, seed) => write(record.id, (store) => store.begin(record, entries, seed)),
    append: (game, entry, sidecar) => write(game, (store) => store.append(game, entry, sidecar)),
    setAside: (game, from, instead) => write(game, (store) => store.setAside(game, from, instead)),
    aside: (game) => disk.aside(game),
    rename: (game, name) => write(game, (store) => store.rename(game, name)),
    setFollowed: (game) => write(game, (store) => store.setFollowed(game)),
    copies: (game) => disk.copies(game),
    putCopy: (game, copy) => storeOf(game).putCopy(game, copy),
    summaries: () => disk.summaries(),
    putSummary: (row) => storeOf(row.game).putSummary(row),
    putSnapshot: (row) => storeOf(row.game).putSnapshot(row),
    remove: (game) => {
      games.delete(game)
      return disk.remove(game)
    },
    seed: (game) => storeOf(game).seed(game),
    sealSeed: (game, plain, seed) => storeOf(game).sealSeed(game, plain, seed),
    key: (game, ballot) => storeOf(game).key(game, ballot),
    envelopes: (game, ballot) => storeOf(game).envelopes(game, ballot),
    drafts: (game) => storeOf(game).drafts(game),
    putDraft: (game, draft, key) => storeOf(game).putDraft(game, draft, key),
    dropDraft: (game, prompt) => storeOf(game).dropDraft(game, prompt),
    wake: () => disk.wake(),
    close: () => disk.close(),
  }
}

/**
 * Returns the data of a game with its sealed choices, drafts and seed, as far as they can be read. If the seed
 * cannot be read, a new seed is committed before the next draw. If a sealed choice cannot be read, the reveal reports this, and
 * the players can cancel the ballot.
 */
const takeOver = async (disk: Store, { record, entries, ballots }: Copy): Promise<StoredGame> => {
  const { id } = record
  const seed = await disk.seed(id)
  const keys = await Promise.all(ballots.map((ballot) => disk.key(id, ballot)))
  const envelopes = await Promise.all(ballots.map((ballot) => disk.envelopes(id, ballot)))
  const drafts = await disk.drafts(id)
  return {
    record: { ...record, entries: entries.length },
    entries,
    aside: [],
    seed: seed.ok ? seed.value : undefined,
    keys: keys.flatMap((key) => (key.ok ? (key.value ?? []) : [])),
    envelopes: envelopes.flatMap((found) => (found.ok ? found.value : [])),
    drafts: drafts.ok ? drafts.value : [],
  }
}
