import { numberAt } from '../../../kit/rule-points'
import { SECRET_DEAL } from '../box/numbers'
import { SINGLE_LEADER_ONLY, type Colour, type Place } from '../box/box'
import { countsIn } from '../model/count'
import type { Control, Counts, Stack, State } from '../model/state'

/** Rules that determine which player controls a location: R18–R20, A4, A5, A23. */

/**
 * Returns the controller of a location with the reason. The count of a player is the number of Mafiosi plus the value of Secret Deals; the
 * highest count wins. In a tie, the player with the lowest Mafioso in the stack wins, except at the Fight Club and the Town Hall.
 * @param deals players who played the Secret Deals that were not cancelled, in the order in which these cards were played
 */
export const controlOf = (state: Pick<State, 'players' | 'numbers'>, at: Place, stack: Stack, deals: readonly Colour[]): Control => {
  const value = numberAt(state.numbers, SECRET_DEAL) ?? 0
  const counts = deals.reduce<Counts>((after, colour) => ({ ...after, [colour]: (after[colour] ?? 0) + value }), countsIn(state, stack))
  const most = Math.max(0, ...Object.values(counts))
  const precedence = [...new Set([...stack, ...deals])]
  const leaders = precedence.filter((colour) => counts[colour] === most)
  const [first] = leaders
  if (stack.length === 0 || first === undefined) return { counts: {}, leaders: [], why: 'empty' }
  if (leaders.length === 1) return { counts, leaders, controller: first, why: 'most' }
  if (SINGLE_LEADER_ONLY.includes(at)) return { counts, leaders, why: 'tie' }
  return { counts, leaders, controller: first, why: stack.includes(first) ? 'lower' : 'earlierDeal' }
}
