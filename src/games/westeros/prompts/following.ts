import type { Move } from '../model/moves'
import { consolidateOrders, isOneByOne, payday } from '../rules/power'
import { decide } from '../rules/decide'
import type { State } from '../model/state'
import { evolve } from '../transaction/evolve'

/** Stages after which the houses collect power. */
const BEFORE_POWER: readonly State['stage']['at'][] = ['marches', 'battle', 'ports', 'afterBattle', 'power']

/**
 * Returns the moves that the app adds after an answer: if the Consolidate Power orders that are left give no power, the app collects it, so
 * that no screen asks for it (R15.1). The answer and the added move are one step for the user.
 */
export const followingFrom = (state: State, moves: readonly Move[]): readonly Move[] => {
  if (state.tracking.orders === 'table' || !BEFORE_POWER.includes(state.stage.at)) return []
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  if (after?.stage.at !== 'power' || isOneByOne(after)) return []
  return payday(after, consolidateOrders(after)).length === 0 ? [{ do: 'collect' }] : []
}

const playedIn = (state: State, move: Move): State | undefined => {
  const decided = decide(state, move)
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined
}
