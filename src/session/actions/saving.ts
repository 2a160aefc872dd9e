import { entries, type Vocabulary } from '../../referee'
import type { Sidecar } from '../../storage'
import { readGame, draftsStillOpen, type OpenGame } from '../ledger/opening'
import type { Outcome, Play } from './play'
import { sealedSeed } from '../sealed/seeds'
import { copyOf, sidecarOf } from '../ledger/sidecar'
import { keepSnapshot } from '../ledger/snapshots'
import { onlyTab } from '../environment/tab-lock'
import { AFTER, DONE, fail, STALE, type Context } from './context'
import { isPractice } from '../environment/practice-id'
import { follow } from './following'

/** Number of entries after which a new backup copy of the ledger is made. */
export const COPY_EVERY = 50

/** Data stored next to a new entry: an envelope, or a seed that is not encrypted yet. */
export interface NewSidecar {
  readonly cast?: Required<Sidecar>['cast']
  readonly seed?: string
}

/** Stores a snapshot and a backup copy; the caller does not wait for them. */
const keepCopy = async <V extends Vocabulary>({ environment }: Context<V>, { id, ledger }: OpenGame<V>): Promise<void> => {
  await keepSnapshot(environment, id, ledger)
  const { makeCopy } = await import('../ledger/copies')
  await makeCopy(environment.store, id, entries(ledger), environment.now())
}

/** Stores the summary of a finished game for the archive; the caller does not wait for it. */
const keepSummary = async <V extends Vocabulary>({ environment }: Context<V>, { id, ledger }: OpenGame<V>): Promise<void> =>
  (await import('../ledger/summaries')).keepSummary(environment, id, ledger)

/**
 * Stores the numbers missing from the rulebook that the players reported, so that the app asks for each number only once. Loaded on demand,
 * because few games ask for such numbers.
 */
const keepTold = async <V extends Vocabulary>({ game, ledger }: OpenGame<V>): Promise<void> =>
  (await import('../environment/reported-numbers')).rememberReported(game, ledger.last)

/**
 * Called before the first new entry of a damaged ledger. Moves the damaged entries out of the ledger and writes the repaired entries.
 * Fails with `conflict` if another tab has already done this.
 */
const makeRoom = async <V extends Vocabulary>({ environment }: Context<V>, { id, damage, ledger }: OpenGame<V>) => {
  const { store, standby } = environment
  if (damage === undefined || standby?.unsynced(id) !== undefined) return undefined
  const now = await readGame(environment, id)
  if (!now.ok || now.value.damage?.at !== damage.at) return { ok: false as const, trouble: 'conflict' as const }
  const room = await store.setAside(id, damage.at, entries(ledger).slice(damage.at))
  return room.ok ? undefined : room
}

/**
 * Saves the newest entry; the app shows the entry only after it is saved.
 * @param isShown whether to show the entry; `false` for all entries of an answer except the last
 */
export const saveEntry = async <V extends Vocabulary>(
  context: Context<V>,
  before: OpenGame<V>,
  after: OpenGame<V>,
  newly: NewSidecar,
  isShown = true,
): Promise<Outcome> => {
  const { environment, set, get } = context
  const { store, cache, tabs = onlyTab } = environment
  if ((context.unshown ?? get().open)?.ledger !== before.ledger) return STALE
  set({ saving: true })
  const { seed, ...withoutSeed } = newly
  const sidecar = sidecarOf(after, seed === undefined ? withoutSeed : { ...withoutSeed, seed: await sealedSeed(before.id, seed) })
  const saved = (await makeRoom(context, before)) ?? (await store.append(before.id, after.ledger.last.entry, sidecar))
  if (saved.ok) {
    context.unsaved = undefined
    if (cache !== undefined) cache.game = after
    tabs.tell(after.id)
    context.unshown = isShown ? undefined : after
    if (isShown) show(context, after)
    if (after.ledger.last.entry.seq % COPY_EVERY === 0) void keepCopy(context, after)
    if (after.prompts.length === 0) void keepSummary(context, after)
    // The numbers of a practice game are invented.
    if (after.game.tells !== undefined && !isPractice(after.id)) void keepTold(after)
    return DONE
  }
  if (saved.trouble === 'conflict') await follow(context, before.id)()
  const repeat = () => saveEntry(context, before, after, newly, isShown)
  return fail(context, saved.trouble, saved.trouble === 'conflict' ? undefined : { id: before.id, open: before, repeat })
}

const show = <V extends Vocabulary>({ environment, set, get }: Context<V>, after: OpenGame<V>): void => {
  const kept = draftsStillOpen(after.prompts, get().open?.drafts ?? {})
  set({ ...AFTER, open: { ...after, drafts: kept }, unsynced: environment.standby?.unsynced(after.id) })
}

/** Shows the saved entries of an answer that was not completed. */
export const showSavedEntries = <V extends Vocabulary>(context: Context<V>): void => {
  const { unshown } = context
  context.unshown = undefined
  if (unshown !== undefined)
    context.set({ saving: false, open: { ...unshown, drafts: draftsStillOpen(unshown.prompts, context.get().open?.drafts ?? {}) } })
}

/** Creates the actions that are available after a failed save. */
export const savingActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'retry' | 'continueUnsaved' | 'wake' | 'dismiss'> => {
  const { environment, set, get, inTurn } = context
  const { store, standby } = environment
  return {
    retry: () =>
      inTurn(async () => {
        const { open, unsynced } = get()
        if (context.unsaved !== undefined) return context.unsaved.repeat()
        if (open === undefined || unsynced === undefined) return STALE
        await standby?.catchUp(open.id)
        const still = standby?.unsynced(open.id)
        set({ unsynced: still })
        return still === undefined ? DONE : { how: 'unsaved', trouble: still }
      }),
    continueUnsaved: () =>
      inTurn(async () => {
        if (context.unsaved === undefined || standby === undefined) return STALE
        const { id, open, repeat } = context.unsaved
        await standby.goOn(id, open && copyOf(open))
        return repeat()
      }),
    wake: async () => {
      await store.wake()
      if (get().unsynced !== undefined) await get().retry()
    },
    dismiss: () => {
      context.unsaved = undefined
      set({ refused: undefined, unsaved: undefined })
    },
  }
}
