import { namedBallot, refusedByReferee, type MoveOf, type Vocabulary } from '../../referee'
import { callOffRound } from '../sealed/additions'
import { toActionResult, type ActionResult } from '../sealed/ballots'
import { toOpenGame, type OpenGame } from '../ledger/opening'
import type { Outcome } from './play'
import { newStretch, openOldest, seedInForce } from '../sealed/seeds'
import { DONE, ELSEWHERE, fail, STALE, refuse, TABLE, type Context } from './context'
import { saveEntry, showSavedEntries } from './saving'

/** How an action comes into the ledger: in its turn, on the game that the screen showed, as one entry that is on disk first. */

/** The result of an action on the open game. */
export type Action<V extends Vocabulary> = (open: OpenGame<V>) => ActionResult<V> | Promise<ActionResult<V>>

/**
 * Works on the game as the screen shows it now, after everything asked for earlier. If that has changed the game, the
 * screen was out of date and nothing happens: a double tap is one tap.
 */
const onSeen = <V extends Vocabulary>({ get, inTurn }: Context<V>, work: (open: OpenGame<V>) => Promise<Outcome>): Promise<Outcome> => {
  const seen = get().open
  return inTurn(async () => {
    const { open } = get()
    if (!get().writes) return ELSEWHERE
    return open === undefined || open.ledger.last.entry.id !== seen?.ledger.last.entry.id ? STALE : work(open)
  })
}

/** One entry more. */
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
    // An objection to a sealed choice is for its owner alone, so it goes to no other screen.
    return sealed ? { how: 'refused', refusal: result.refusal } : refuse(context, result.refusal, move, by)
  } catch (fault) {
    // Rules that fail on a move have not understood it. Nothing was written.
    console.error(fault)
    return refuse(context, refusedByReferee('MALFORMED').refusal, undefined, by)
  }
}

/**
 * Seals a choice of a role in a ballot, in its turn. The screen is not out of date where others have sealed there meanwhile: several
 * phones may do so at once.
 * @param game id of the game that it was sealed for
 * @param name the ballot's
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

/** Does something to the game; if that ends it, its seeds are laid open. */
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

/**
 * Does several things to the game as one answer, each an entry of its own. The first that is refused ends it, and what was done before
 * stays.
 */
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

/** Opens the seeds of a game that is over: no card will be drawn by them, and now every draw can be checked. */
export const openSeeds = async <V extends Vocabulary>(context: Context<V>): Promise<Outcome> => {
  const { environment, get } = context
  for (;;) {
    const { open } = get()
    if (open === undefined || open.prompts.length > 0 || open.ledger.seed === undefined) return DONE
    const seed = await seedInForce(environment.store, open)
    const opened = seed.ok && seed.value !== undefined ? openOldest(environment, open.ledger, seed.value) : undefined
    // A round of chance comes first: nobody opens it any more, and no seed is opened while it lasts.
    const next = callOffRound(environment, open.ledger, TABLE) ?? (opened && toActionResult(opened))
    if (next === undefined) return DONE
    const outcome = await step(context, open, () => next, TABLE)
    if (outcome.how !== 'done') return outcome
  }
}

/** The game with a seed of this device in force: a new stretch begins where there is none. */
export const withSeed = <V extends Vocabulary>(
  context: Context<V>,
  work: (open: OpenGame<V>, seed: string) => Promise<Outcome>,
  by: string,
): Promise<Outcome> =>
  onSeen(context, async (seen) => {
    const { environment, get } = context
    const kept = await seedInForce(environment.store, seen)
    if (!kept.ok) return fail(context, kept.trouble, undefined)
    // While a round of chance is open no stretch begins: a seed that is lost is found so when the round is opened.
    if (kept.value !== undefined || seen.ledger.rounds.open !== undefined) return work(seen, kept.value ?? '')
    const begun = await step(context, seen, ({ ledger }) => newStretch(environment, ledger, by), by)
    const { open } = get()
    const fresh = open === undefined || begun.how !== 'done' ? kept : await seedInForce(environment.store, open)
    return open === undefined || !fresh.ok || fresh.value === undefined ? begun : work(open, fresh.value)
  })
