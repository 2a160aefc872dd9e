import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameRecord, Trouble } from '../storage'
import type { BackupExtras } from '../storage/file'
import { readInBackground, type OpenGame } from './ledger/opening'
import type { Archived, Summaries } from './ledger/summaries'
import type { Play } from './actions/play'
import type { FollowedCopies } from './linked'
import type { Exported, Imported, Offers } from './transfer'
import type { VerifyAnswer } from './verification'
import type { Environment } from './environment/environment'

/** The list of games on this device, and the actions on games that are not open. */
export interface Games {
  /** Games on this device, the most recently written first; undefined until the list has been read. */
  readonly games: readonly GameRecord[] | undefined
  /** Reason why the last action failed; undefined if it succeeded. */
  readonly trouble: Trouble | undefined
  /**
   * Number of games restored from the mirror database because the browser had deleted the main database; reset to 0 when the user has read
   * the notice.
   */
  readonly restored: number
  /** Whether moves are missing in the mirror database because they could not be written. */
  readonly isMirrorUnsynced: boolean
  /** Called when games were restored from the mirror database; reloads the list if it was already loaded. */
  readonly cameBack: (games: number) => void
  /** Reads the list of games from the disk again. */
  readonly refresh: () => Promise<void>
  /** Preloads the list before its screen is shown. */
  readonly prefetch: () => Promise<void>
  /** Loads the list when its screen is shown; if the list was preloaded, uses the preloaded list. */
  readonly arrive: () => Promise<void>
  readonly rename: (id: string, name: string) => Promise<boolean>
  /** Deletes a game permanently. */
  readonly remove: (id: string) => Promise<boolean>
  /** Imports a game from a file; an invalid file changes nothing. */
  readonly importGame: (source: string | Blob) => Promise<Imported>
  /**
   * Makes this phone the host of a game that it has only received so far.
   * @param seat seat whose roles chose on this phone, for the log
   */
  readonly takeOver: (id: string, seat?: string) => Promise<Imported>
  /** Reads the games in a file without importing them. After importing an offer, call `refresh`. */
  readonly readOffers: (source: string | Blob) => Promise<Offers>
  /** Reads a game without opening it, for the list of games; undefined if it cannot be read. */
  readonly look: (id: string) => Promise<OpenGame | undefined>
  /** Returns the cached summaries of all games, and the games without one. */
  readonly summaries: () => Promise<Summaries>
  /** Computes the summary of one game; undefined if the game cannot be read. */
  readonly summarize: (record: GameRecord) => Promise<Archived | undefined>
  /** Exports one game as a file. */
  readonly exportGame: (id: string) => Promise<Exported>
  /** Compresses one game for a slow transfer; undefined if the game cannot be read, or the browser does not support compression. */
  readonly packGame: (id: string) => Promise<Uint8Array | undefined>
  /** Decompresses a game to the text of a file, which still has to be validated; undefined if the bytes are invalid. */
  readonly unpackGame: (bytes: Uint8Array) => Promise<string | undefined>
  /** Exports the unreadable part of a damaged game as a file, for manual repair. */
  readonly exportRest: (id: string) => Promise<Exported>
  /** Exports all games as one file, together with additional data such as player names. */
  readonly exportAll: (extras?: BackupExtras) => Promise<Exported>
  /**
   * Returns the games that other phones write and this phone receives, for the reader of a link.
   * @param onAdded called with the id of a game after its entries were stored
   * @param onSeat called with the roles that choose on this phone
   */
  readonly followed: (onAdded: (id: string) => Promise<void>, onSeat: Play['takeSeat']) => Promise<FollowedCopies>
  /**
   * Returns the games of other phones whose open ballots need a choice that is sealed on this phone.
   * @param id reads only this game
   */
  readonly sealedIn: (id?: string) => Promise<readonly GameRecord[]>
  /** Verifies a game: reports which checks passed, failed, or were not possible. */
  readonly verifyGame: (id: string) => Promise<VerifyAnswer>
}

/** Modules that import and export games; loaded on demand, because they are rarely needed. */
const transfer = () => import('./transfer')
const packing = () => import('./pack')

export const createGames = (environment: Environment): StoreApi<Games> =>
  createStore<Games>((set, get) => {
    const { store } = environment
    /** Running or finished preload of the list, until a screen has shown the list. */
    let ahead: Promise<void> | undefined
    const changed = async (answer: { readonly ok: true } | { readonly ok: false; readonly trouble: Trouble }): Promise<boolean> => {
      await get().refresh()
      if (!answer.ok) set({ trouble: answer.trouble })
      return answer.ok
    }
    return {
      games: undefined,
      trouble: undefined,
      restored: 0,
      isMirrorUnsynced: false,
      cameBack: (games) => {
        set(({ restored }) => ({ restored: restored + games }))
        if (get().games !== undefined) void get().refresh()
      },
      refresh: async () => {
        const found = await store.games()
        set(found.ok ? { games: found.value, trouble: undefined } : { trouble: found.trouble })
      },
      prefetch: () => (ahead = get().refresh()),
      arrive: () => {
        const reading = ahead ?? get().refresh()
        ahead = undefined
        return reading
      },
      rename: async (id, name) => changed(await store.rename(id, name)),
      remove: async (id) => changed(await store.remove(id)),
      importGame: async (source) => {
        const answer = await (await transfer()).importGame(environment, source)
        if (answer.ok) await get().refresh()
        return answer
      },
      takeOver: async (id, seat) => {
        const answer = await (await transfer()).takeOver(environment, id, seat)
        if (answer.ok) await get().refresh()
        return answer
      },
      look: async (id) => {
        const found = await readInBackground(environment, id)
        return found.ok ? found.value : undefined
      },
      summaries: async () => {
        const found = await store.games()
        return (await import('./ledger/summaries')).lookUp(environment, found.ok ? found.value : [])
      },
      summarize: async (record) => (await import('./ledger/summaries')).makeSummary(environment, record),
      readOffers: async (source) => (await transfer()).readOffers(environment, source),
      exportGame: async (id) => (await transfer()).exportGame(environment, id),
      packGame: async (id) => (await packing()).packGame(environment, id),
      unpackGame: async (bytes) => (await packing()).unpack(bytes),
      exportRest: async (id) => (await transfer()).exportDamagedRest(environment, id),
      exportAll: async (extras) => (await transfer()).exportAll(environment, extras),
      followed: async (onAdded, onSeat) => {
        const added = async (id: string) => void (await Promise.all([get().refresh(), onAdded(id)]))
        return (await import('./linked')).copiesOf(environment, added, onSeat)
      },
      sealedIn: async (id) => (await import('./linked')).gamesWithSealed(environment, id),
      verifyGame: async (id) => (await import('./verification')).verifyGame(environment, id),
    }
  })
