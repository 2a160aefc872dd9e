import { entries, type Vocabulary } from '../../referee'
import { saveNewTable } from '../environment/new-table'
import { loadRules, toOpenGame, readGame, readFromSnapshot, type OpenGame, type PartialOpening } from '../ledger/opening'
import type { Outcome, Play } from './play'
import { beginGame, sealedSeed } from '../sealed/seeds'
import { keepSnapshot } from '../ledger/snapshots'
import { AFTER, DONE, fail, refuse, TABLE, type Context } from './context'
import { complete, follow, makeOpenLock, newTableIn, type OpenLock } from './following'

/** Creates the actions that open, create and close games. */
export const openingActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'openGame' | 'createGame' | 'closeGame' | 'writeHere' | 'refresh' | 'stepBack'> => {
  const { environment, set, get, inTurn } = context
  const { standby } = environment
  const lock = makeOpenLock(context)
  return {
    openGame: (id, soon = false) => {
      set({ opening: id, failure: undefined })
      return inTurn(async () => {
        const reading: Promise<PartialOpening> = soon ? readFromSnapshot(environment, id) : readGame(environment, id)
        const [opened] = await Promise.all([reading, lock.acquire(id)])
        context.unsaved = undefined
        const isFollowed = opened.ok && opened.value.followed
        if (!opened.ok || isFollowed) lock.release()
        if (opened.ok && opened.from !== undefined) void inTurn(() => complete(context, id, opened.from))
        else if (opened.ok && soon && opened.value.damage === undefined) void keepSnapshot(environment, id, opened.value.ledger)
        const found = opened.ok ? { open: opened.value as OpenGame<V> } : { open: undefined, failure: opened.failure }
        set({
          ...AFTER,
          opening: undefined,
          unsynced: standby?.unsynced(id),
          ...found,
          ...(isFollowed && { writes: false, ...newTableIn(context, id) }),
        })
        return opened.ok
      })
    },
    createGame: (wish, by = TABLE) => inTurn(() => create(context, lock, wish, by)),
    closeGame: () =>
      inTurn(async () => {
        context.unsaved = undefined
        lock.release()
        set({ ...AFTER, open: undefined, opening: undefined, failure: undefined, unsynced: undefined })
      }),
    writeHere: () => {
      const { writes, open } = get()
      if (!writes && open?.followed !== true) lock.take()
    },
    stepBack: (id, seat) =>
      inTurn(async () => {
        const saved = await environment.store.setFollowed(id)
        if (!saved.ok) return false
        saveNewTable(id, seat)
        environment.tabs?.tell(id)
        const { open } = get()
        if (open?.id === id) {
          context.unsaved = undefined
          lock.release()
          set({ ...AFTER, open: { ...open, followed: true }, writes: false })
        }
        set({ newTable: { id, seat } })
        return true
      }),
    refresh: (id) => inTurn(() => (get().open?.id === id ? follow(context, id)() : Promise.resolve())),
  }
}

/** Creates a game, saves it and opens it. Returns its id; undefined if it was refused or could not be saved. */
const create = async <V extends Vocabulary>(
  context: Context<V>,
  lock: OpenLock,
  wish: Parameters<Play<V>['createGame']>[0],
  by: string,
): Promise<string | undefined> => {
  const { environment, set } = context
  const { store, standby, cache } = environment
  const { game, name } = wish
  const rules = await loadRules(environment, game)
  if (!rules.ok) {
    set({ failure: rules.failure })
    return undefined
  }
  const opening = beginGame<V>(environment, rules.value, wish, by)
  if (!opening.ok) {
    refuse(context, opening.refusal, undefined, by)
    return undefined
  }
  const { ledger, seed } = opening.value
  const first = entries(ledger)
  const { id, time } = ledger.head.entry
  const record = { id, game, name, created: time, changed: time, entries: first.length, origin: id }
  const save = async (): Promise<Outcome> => {
    set({ saving: true })
    const saved = await store.begin(record, first, await sealedSeed(id, seed))
    if (!saved.ok) return fail(context, saved.trouble, { id, repeat: save })
    context.unsaved = undefined
    if (cache !== undefined) cache.game = { id, ledger }
    await lock.acquire(id)
    set({ ...AFTER, failure: undefined, unsynced: standby?.unsynced(id), open: toOpenGame({ id, name }, ledger, {}) })
    return DONE
  }
  return (await save()).how === 'done' ? id : undefined
}
