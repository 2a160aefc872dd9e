import type { Ballot, Vocabulary } from '../../referee'
import { changed, unchanged } from '../sealed/last-round'
import type { Context } from './context'
import type { Outcome } from './play'

/**
 * Changes a sealed choice. Stores beforehand which role changes its choice, so that every screen that shows the change also names the role.
 */
export const naming = async <V extends Vocabulary>(
  { set, get }: Context<V>,
  game: string,
  ballot: Ballot<string, V['role']>,
  role: V['role'],
  change: () => Promise<Outcome>,
): Promise<Outcome> => {
  set({ lastRounds: changed(game, ballot, get().lastRounds, role) })
  const outcome = await change()
  if (outcome.how !== 'done') set({ lastRounds: unchanged(game, ballot, get().lastRounds, role) })
  return outcome
}
