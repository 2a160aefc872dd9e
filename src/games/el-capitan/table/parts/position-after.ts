import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { decideOwn } from '../../rules/decide'
import { evolve } from '../../transaction/evolve'

/** Returns the state to which a move would lead, and the events of the move. Undefined if the rules refuse the move. */
export const positionAfter = (state: State, move: OwnMove) => {
  const decision = decideOwn(state, move)
  return decision.ok ? { events: decision.value, state: decision.value.reduce<State>(evolve, state) } : undefined
}
