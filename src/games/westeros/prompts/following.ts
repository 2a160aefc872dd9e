import type { Move } from '../rules/moves'
import { consolidateOrders, isOneByOne, payday } from '../rules/power'
import type { State } from '../model/state'

/** Stages after which the houses collect power. */
const BEFORE_POWER: readonly State['stage']['at'][] = ['marches', 'battle', 'ports', 'afterBattle', 'power']

/**
 * Returns the moves that the app adds after an answer: if the Consolidate Power orders that are left give no power, the app collects it, so
 * that no screen asks for it (R15.1). The answer and the added move are one step for the user.
 */
export const followingFrom = (before: State, after: State): readonly Move[] => {
  if (before.tracking.orders === 'table' || !BEFORE_POWER.includes(before.stage.at)) return []
  if (after.stage.at !== 'power' || isOneByOne(after)) return []
  return payday(after, consolidateOrders(after)).length === 0 ? [{ do: 'collect' }] : []
}
