import type { AnyMove, OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { decide } from '../rules/decide'
import { evolve } from '../transaction/evolve'

/**
 * The move that follows of itself from an answer: the ship marker is passed on (R56) as soon as a turn is over and nobody announces
 * victory. Together with the answer it is one step, told on one screen.
 */
export const followingFrom = (state: State, moves: readonly AnyMove[]): readonly OwnMove[] => {
  if (state.stage !== 'construct' && state.stage !== 'claim') return []
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  return after?.stage === 'passShip' ? [{ do: 'passShip' }] : []
}

const playedIn = (state: State, move: AnyMove): State | undefined => {
  const decided = decide(state, move)
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined
}
