import type { Vocabulary } from '../../referee'
import { mergeDrafts } from '../sealed/drafts'
import { readInBackground, readGame, draftsStillOpen, type OpenGame } from '../ledger/opening'
import { keepSnapshot } from '../ledger/snapshots'
import { onlyTab, type TabLock } from '../environment/tab-lock'
import { newTableOf } from '../environment/new-table'
import type { Context } from './context'
import type { Play } from './play'

/** Returns the new host of a game that this device only shows and is not linked to, if another window or an earlier page knew of it. */
export const newTableIn = <V extends Vocabulary>({ get }: Context<V>, id: string): Partial<Pick<Play<V>, 'newTable'>> => {
  const { link, newTable } = get()
  const stored = link?.id === id || newTable?.id === id ? undefined : newTableOf(id)
  return stored === undefined ? {} : { newTable: stored }
}

/**
 * Returns a function that reloads the open game after another tab or phone has written to it. Unfinished answers that the user changes
 * during the reload are not overwritten.
 */
export const follow = <V extends Vocabulary>(context: Context<V>, id: string, readAgain = readGame): (() => Promise<void>) => {
  const { environment, set, get } = context
  const before = get().open?.drafts ?? {}
  return async () => {
    const opened = await readAgain(environment, id)
    if (!opened.ok) return set({ open: undefined, failure: opened.failure })
    const found = opened.value as OpenGame<V>
    const fresh = draftsStillOpen(found.prompts, mergeDrafts(found.drafts, before, get().open?.drafts ?? before))
    set({ open: { ...found, drafts: fresh }, ...(found.followed && { writes: false, ...newTableIn(context, id) }) })
  }
}

/** Loads the rest of a game of which only the last entries are loaded. All actions on the game wait until this is done. */
export const complete = async <V extends Vocabulary>(context: Context<V>, id: string, from: number | undefined): Promise<void> => {
  const { environment, get } = context
  if (get().open?.id !== id) return
  await follow(context, id, readInBackground)()
  const { open } = get()
  if (open?.id === id && open.damage === undefined) void keepSnapshot(environment, id, open.ledger, from)
}

/** Lock that decides which tab writes the game that is open in this tab. */
export interface OpenLock {
  /** Requests the lock on a game and releases the previous lock. Resolves when it is known which tab writes the game. */
  readonly acquire: (id: string) => Promise<void>
  /** Takes the lock from the tab that has it; that tab can then no longer write the game. */
  readonly take: () => void
  readonly release: () => void
}

/** Creates the lock of this tab, which handles one game at a time, and reloads the open game when another tab has written to it. */
export const makeOpenLock = <V extends Vocabulary>(context: Context<V>): OpenLock => {
  const { environment, set, get, inTurn } = context
  const { tabs = onlyTab } = environment
  let lock: TabLock | undefined
  /** Identifies the current lock, so that callbacks of earlier locks are ignored. */
  let current = Symbol('none')

  tabs.listen((id) => {
    if (get().open?.id !== id) return
    const anew = follow(context, id)
    void inTurn(() => (get().open?.id === id ? anew() : Promise.resolve()))
  })

  return {
    acquire: (id) => {
      lock?.release()
      const mine = (current = Symbol(id))
      lock = tabs.write(id, (writes) => {
        if (current !== mine) return
        const before = get().writes
        set({ writes })
        // Loads the entries that the other tab wrote before it released the lock.
        if (writes && !before && get().open?.id === id) void inTurn(follow(context, id))
      })
      return lock.decided
    },
    take: () => lock?.take(),
    release: () => {
      lock?.release()
      lock = undefined
      current = Symbol('none')
    },
  }
}
