import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameRecord, Trouble } from '../storage'
import { readGame, type OpenGame } from './opening'
import { exportGame, importGame, type Exported, type Imported } from './transfer'
import type { VerifyAnswer } from './verification'
import type { World } from './world'

/** The games on this device, whether one of them is open or not. */
export interface Games {
  /** The one written last first; undefined until they have been read. */
  readonly games: readonly GameRecord[] | undefined
  /** Why the last thing that was asked for here did not work. */
  readonly trouble: Trouble | undefined
  /** Reads the list anew. */
  readonly refresh: () => Promise<void>
  readonly rename: (id: string, name: string) => Promise<boolean>
  /** Deletes a game for good. */
  readonly remove: (id: string) => Promise<boolean>
  /** Takes in a game from a file; a file that is none changes nothing. */
  readonly importGame: (source: string | Blob) => Promise<Imported>
  /** How a game stands, without opening it: for the list of games. undefined: it cannot be read. */
  readonly look: (id: string) => Promise<OpenGame | undefined>
  /** One game as a file. */
  readonly exportGame: (id: string) => Promise<Exported>
  /** Looks through a game: what holds, what does not, and what cannot be told. */
  readonly verifyGame: (id: string) => Promise<VerifyAnswer>
}

export const createGames = (world: World): StoreApi<Games> =>
  createStore<Games>((set, get) => {
    const { store } = world
    const changed = async (answer: { readonly ok: true } | { readonly ok: false; readonly trouble: Trouble }): Promise<boolean> => {
      await get().refresh()
      if (!answer.ok) set({ trouble: answer.trouble })
      return answer.ok
    }
    return {
      games: undefined,
      trouble: undefined,
      refresh: async () => {
        const found = await store.games()
        set(found.ok ? { games: found.value, trouble: undefined } : { trouble: found.trouble })
      },
      rename: async (id, name) => changed(await store.rename(id, name)),
      remove: async (id) => changed(await store.remove(id)),
      importGame: async (source) => {
        const answer = await importGame(world, source)
        if (answer.ok) await get().refresh()
        return answer
      },
      look: async (id) => {
        const found = await readGame(world, id)
        return found.ok ? found.value : undefined
      },
      exportGame: (id) => exportGame(world, id),
      verifyGame: async (id) => (await import('./verification')).verifyGame(world, id),
    }
  })
