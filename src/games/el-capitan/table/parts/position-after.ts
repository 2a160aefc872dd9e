import type { OwnMove } from '../../model/moves'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'

/** The position after a move, and its events; undefined where the rules refuse it. */
export const positionAfter = (state: State, move: OwnMove) => {
  const decision = decideOwn(state, move)
  return decision.ok ? { events: decision.value, state: decision.value.reduce<State>(evolve, state) } : undefined
}
