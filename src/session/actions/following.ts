import type { Vocabulary } from '../../referee'
import { mergeDrafts } from '../sealed/drafts'
import { readInBackground, readGame, draftsStillOpen, type OpenGame } from '../ledger/opening'
import { keepSnapshot } from '../ledger/snapshots'
import { onlyTab, type TabLock } from '../environment/tab-lock'
import type { Context } from './context'

/** Reads the open game anew: somebody else has written. A draft that is touched from now until it has been read stays as it is. */
export const follow = <V extends Vocabulary>(
  { environment, set, get }: Context<V>,
  id: string,
  readAgain = readGame,
): (() => Promise<void>) => {
  const before = get().open?.drafts ?? {}
  return async () => {
    const opened = await readAgain(environment, id)
    if (!opened.ok) return set({ open: undefined, failure: opened.failure })
    const found = opened.value as OpenGame<V>
    const fresh = draftsStillOpen(found.prompts, mergeDrafts(found.drafts, before, get().open?.drafts ?? before))
    set({ open: { ...found, drafts: fresh }, ...(found.followed && { writes: false }) })
  }
}

/** Reads the rest of a game of which only the end is shown yet. All actions on it come after this. */
export const complete = async <V extends Vocabulary>(context: Context<V>, id: string, from: number | undefined): Promise<void> => {
  const { environment, get } = context
  if (get().open?.id !== id) return
  await follow(context, id, readInBackground)()
  const { open } = get()
  if (open?.id === id && open.damage === undefined) void keepSnapshot(environment, id, open.ledger, from)
}

/** The lock of the game that this tab has open. */
export interface OpenLock {
  /** Asks to be the tab that writes this game, in place of the one written before; known when the promise is kept. */
  readonly acquire: (id: string) => Promise<void>
  /** Becomes the one that writes. */
  readonly take: () => void
  readonly release: () => void
}

/** Asks for the lock of one game at a time, and follows whatever other tabs write. */
export const makeOpenLock = <V extends Vocabulary>(context: Context<V>): OpenLock => {
  const { environment, set, get, inTurn } = context
  const { tabs = onlyTab } = environment
  let lock: TabLock | undefined
  /** Which game this tab has open; messages of a former lock are not meant for this one. */
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
        // Entries that the other tab wrote until it released the lock.
        if (writes && !before && get().open?.id === id) void inTurn(follow(context, id))
      })
      return lock.settled
    },
    take: () => lock?.take(),
    release: () => {
      lock?.release()
      lock = undefined
      current = Symbol('none')
    },
  }
}
