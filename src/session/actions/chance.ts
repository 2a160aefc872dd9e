import { append, refusedByReferee, type Vocabulary } from '../../referee'
import { callOffRound, openAdditions, sealAddition } from '../sealed/additions'
import { toActionResult } from '../sealed/ballots'
import { hmacSha256, sha256 } from '../ledger/digest'
import { drawBySeed } from '../sealed/draws'
import type { OpenGame } from '../ledger/opening'
import { canSeal } from '../sealed/envelope'
import { stampOf } from '../environment/environment'
import type { Play } from './play'
import { CANNOT_SEAL, TABLE, type Context } from './context'
import { act, openSeeds, withSeed, step, type Action } from './steps'

/** Creates the actions that draw cards, and the actions with which players add random numbers to the seed of the draws. */
export const chanceActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'drawByChance' | 'giveChance' | 'openChance' | 'callOffChance' | 'layOpen'> => {
  const { environment, get, inTurn } = context
  const drawBy =
    (seed: string, by: string): Action<V> =>
    ({ game, ledger, state }) => {
      if (ledger.rounds.open !== undefined) return refusedByReferee('CHANCE_OPEN')
      const move = drawBySeed(game, ledger, state, hmacSha256, seed)
      return move === undefined ? refusedByReferee('NOT_ASKED') : toActionResult(append(ledger, move, stampOf(environment, by), sha256))
    }
  /**
   * Makes the drawn move, and after it the moves that the game adds because no other choice is left. If they end the game, also reveals the
   * seeds.
   */
  const drawn = async (open: OpenGame<V>, seed: string, by: string) => {
    const outcome = await step(context, open, drawBy(seed, by), by)
    if (outcome.how !== 'done') return outcome
    const after = get().open
    for (const move of (after && open.game.following?.(open.state, after.state)) ?? []) {
      const now = get().open
      if (now === undefined) break
      const added: Action<V> = ({ ledger }) => toActionResult(append(ledger, move, stampOf(environment, by, true), sha256))
      const then = await step(context, now, added, by, move)
      if (then.how !== 'done') return then
    }
    await openSeeds(context)
    return outcome
  }
  return {
    drawByChance: (by = TABLE) => withSeed(context, (open, seed) => drawn(open, seed, by), by),
    giveChance: (by, given, seats) => {
      if (!canSeal()) return Promise.resolve(CANNOT_SEAL)
      const give: Action<V> = (now) => sealAddition(environment, now, by, given, seats)
      return withSeed(context, (open) => step(context, open, give, by, undefined, { sealed: true }), TABLE)
    },
    openChance: (by = TABLE) => act(context, (open) => openAdditions(environment, open, by), by),
    callOffChance: (by = TABLE) => act(context, ({ ledger }) => callOffRound(environment, ledger, by) ?? refusedByReferee('NO_BALLOT'), by),
    layOpen: () => inTurn(() => openSeeds(context)),
  }
}
