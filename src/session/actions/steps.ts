import { namedBallot, refusedByReferee, type MoveOf, type Vocabulary } from '../../referee'
import { callOffRound } from '../sealed/additions'
import { toActionResult, type ActionResult } from '../sealed/ballots'
import { toOpenGame, type OpenGame } from '../ledger/opening'
import type { Outcome } from './play'
import { newStretch, openOldest, seedInForce } from '../sealed/seeds'
import { DONE, ELSEWHERE, fail, STALE, refuse, TABLE, type Context } from './context'
import { saveEntry, showSavedEntries } from './saving'

/** Runs actions one after another on the game that the screen shows. Each action is saved as one entry before the entry is shown. */

/** Computes the result of an action on the open game. */
export type Action<V extends Vocabulary> = (open: OpenGame<V>) => ActionResult<V> | Promise<ActionResult<V>>

/**
 * Runs `work` on the game that the screen shows now, after all earlier actions. If an earlier action has changed the game, returns `stale`
 * without running it: a double tap has the effect of one tap.
 */
const onSeen = <V extends Vocabulary>({ get, inTurn }: Context<V>, work: (open: OpenGame<V>) => Promise<Outcome>): Promise<Outcome> => {
  const seen = get().open
  return inTurn(async () => {
    const { open } = get()
    if (!get().writes) return ELSEWHERE
    return open === undefined || open.ledger.last.entry.id !== seen?.ledger.last.entry.id ? STALE : work(open)
  })
}

/** Runs an action on the game and saves the entry that it creates. */
export const step = async <V extends Vocabulary>(
  context: Context<V>,
  open: OpenGame<V>,
  make: Action<V>,
  by: string,
  move?: MoveOf<V>,
  { sealed = false, isShown = true }: { readonly sealed?: boolean; readonly isShown?: boolean } = {},
): Promise<Outcome> => {
  try {
    const result = await make(open)
    if (result.ok) return await saveEntry(context, open, toOpenGame(open, result.value.ledger, open.drafts), result.value, isShown)
    if ('trouble' in result) return fail(context, result.trouble, undefined)
    // The refusal of a sealed choice may be seen only by its owner, so it must not be stored in `refused`.
    return sealed ? { how: 'refused', refusal: result.refusal } : refuse(context, result.refusal, move, by)
  } catch (fault) {
    // If the rules throw an error, the move is treated as invalid. Nothing was written.
    console.error(fault)
    return refuse(context, refusedByReferee('MALFORMED').refusal, undefined, by)
  }
}

/**
 * Seals a choice of a role in a ballot, after all earlier actions. Choices sealed by other roles in the meantime do not make the screen
 * outdated, because several phones may choose at the same time.
 * @param game id of the game for which the choice was sealed
 * @param name name of the ballot
 */
export const actInBallot = <V extends Vocabulary>(
  context: Context<V>,
  game: string | undefined,
  role: V['role'],
  name: string | undefined,
  make: Action<V>,
  by: string,
): Promise<Outcome> => {
  const castIn = (open: OpenGame<V> | undefined) => {
    const ballot = open && namedBallot(open.ballots, name)
    return ballot && { id: ballot.id, first: ballot.cast[role] }
  }
  const seen = castIn(context.get().open)
  return context.inTurn(async () => {
    const { open, writes } = context.get()
    if (!writes) return ELSEWHERE
    const now = castIn(open)
    const isStale = open === undefined || open.id !== game || now?.id !== seen?.id || now?.first !== seen?.first
    return isStale ? STALE : step(context, open, make, by, undefined, { sealed: true })
  })
}

/** Runs an action. If the action ends the game, also reveals the seeds. */
export const act = <V extends Vocabulary>(
  context: Context<V>,
  make: Action<V>,
  by: string,
  move?: MoveOf<V>,
  sealed = false,
): Promise<Outcome> =>
  onSeen(context, async (open) => {
    const outcome = await step(context, open, make, by, move, { sealed })
    if (outcome.how === 'done') await openSeeds(context)
    return outcome
  })

/** Runs several actions as one answer, one entry for each. Stops at the first refusal; earlier entries stay. */
export const actAll = <V extends Vocabulary>(
  context: Context<V>,
  all: readonly { readonly make: Action<V>; readonly move: MoveOf<V> }[],
  by: string,
): Promise<Outcome> =>
  onSeen(context, async (seen) => {
    let outcome: Outcome = DONE
    let open = seen
    for (const [at, { make, move }] of all.entries()) {
      outcome = await step(context, open, make, by, move, { isShown: at === all.length - 1 })
      if (outcome.how !== 'done') break
      open = context.unshown ?? open
    }
    showSavedEntries(context)
    if (outcome.how !== 'done') return outcome
    await openSeeds(context)
    return outcome
  })

/** Reveals the seeds of a finished game. No more cards are drawn with these seeds, and every draw can now be verified. */
export const openSeeds = async <V extends Vocabulary>(context: Context<V>): Promise<Outcome> => {
  const { environment, get } = context
  for (;;) {
    const { open } = get()
    if (open === undefined || open.prompts.length > 0 || open.ledger.seed === undefined) return DONE
    const seed = await seedInForce(environment.store, open)
    const opened = seed.ok && seed.value !== undefined ? openOldest(environment, open.ledger, seed.value) : undefined
    /**
     * Cancels an open round for adding random numbers first: the players will not finish it any more, and no seed can be revealed while the
     * round is open.
     */
    const next = callOffRound(environment, open.ledger, TABLE) ?? (opened && toActionResult(opened))
    if (next === undefined) return DONE
    const outcome = await step(context, open, () => next, TABLE)
    if (outcome.how !== 'done') return outcome
  }
}

/** Runs `work` with the seed for drawing cards. If this device does not have this seed, first commits a new seed. */
export const withSeed = <V extends Vocabulary>(
  context: Context<V>,
  work: (open: OpenGame<V>, seed: string) => Promise<Outcome>,
  by: string,
): Promise<Outcome> =>
  onSeen(context, async (seen) => {
    const { environment, get } = context
    const kept = await seedInForce(environment.store, seen)
    if (!kept.ok) return fail(context, kept.trouble, undefined)
    // Does not replace a lost seed while players contribute random numbers; the loss is reported when these numbers are revealed.
    if (kept.value !== undefined || seen.ledger.rounds.open !== undefined) return work(seen, kept.value ?? '')
    const begun = await step(context, seen, ({ ledger }) => newStretch(environment, ledger, by), by)
    const { open } = get()
    const fresh = open === undefined || begun.how !== 'done' ? kept : await seedInForce(environment.store, open)
    return open === undefined || !fresh.ok || fresh.value === undefined ? begun : work(open, fresh.value)
  })
