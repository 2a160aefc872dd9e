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

/** The games on this device, whether one of them is open or not. */
export interface Games {
  /** The one written last first; undefined until they have been read. */
  readonly games: readonly GameRecord[] | undefined
  /** Why the last thing that was asked for here did not work. */
  readonly trouble: Trouble | undefined
  /** How many games came back from the second database, since the browser had lost the first; 0 again once that has been read. */
  readonly restored: number
  /** Whether the second database lacks moves that the first one has, because they could not be written. */
  readonly isMirrorUnsynced: boolean
  /** Games have come back from the second database, perhaps after the list was shown: it is read anew then. */
  readonly cameBack: (games: number) => void
  /** Reads the list anew. */
  readonly refresh: () => Promise<void>
  /** Reads the list before the screen is there that shows it. */
  readonly prefetch: () => Promise<void>
  /** Reads the list for a screen that comes up, unless that has just been done ahead of it. */
  readonly arrive: () => Promise<void>
  readonly rename: (id: string, name: string) => Promise<boolean>
  /** Deletes a game for good. */
  readonly remove: (id: string) => Promise<boolean>
  /** Takes in a game from a file; a file that is none changes nothing. */
  readonly importGame: (source: string | Blob) => Promise<Imported>
  /** Goes on with a followed game on this phone. @param seat the one that chose on this phone, for the log */
  readonly takeOver: (id: string, seat?: string) => Promise<Imported>
  /** Reads the offers of a file, and changes nothing. After an offer was taken the list is read anew by `refresh`. */
  readonly readOffers: (source: string | Blob) => Promise<Offers>
  /** The state of a game without opening it, for the list of games. undefined: it cannot be read. */
  readonly look: (id: string) => Promise<OpenGame | undefined>
  /** All games in a few figures, as far as these are at hand. */
  readonly summaries: () => Promise<Summaries>
  /** Makes the summary of one game; undefined: it cannot be read. */
  readonly summarize: (record: GameRecord) => Promise<Archived | undefined>
  /** One game as a file. */
  readonly exportGame: (id: string) => Promise<Exported>
  /** One game made small, for a transfer that is slow; undefined: it cannot be read, or this browser cannot make it small. */
  readonly packGame: (id: string) => Promise<Uint8Array | undefined>
  /** A file from a game that was made small, to be looked at like any other; undefined: it is none. */
  readonly unpackGame: (bytes: Uint8Array) => Promise<string | undefined>
  /** Exports the unreadable part of a damaged game as a file, for somebody who can mend it by hand. */
  readonly exportRest: (id: string) => Promise<Exported>
  /** All games as one file, with the extras. */
  readonly exportAll: (extras?: BackupExtras) => Promise<Exported>
  /**
   * The games that are written on other phones and followed here.
   * @param onAdded called after entries were stored, with the game
   * @param onSeat called with the roles that choose here
   */
  readonly followed: (onAdded: (id: string) => Promise<void>, onSeat: Play['takeSeat']) => Promise<FollowedCopies>
  /** Verifies a game: which checks hold, which do not, and which cannot be made. */
  readonly verifyGame: (id: string) => Promise<VerifyAnswer>
}

/** Needed now and then only, so not part of what every start loads. */
const transfer = () => import('./transfer')
const packing = () => import('./pack')

export const createGames = (environment: Environment): StoreApi<Games> =>
  createStore<Games>((set, get) => {
    const { store } = environment
    /** A reading that no screen has come up for yet. */
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
      verifyGame: async (id) => (await import('./verification')).verifyGame(environment, id),
    }
  })
