import type { AnyMove, OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { decide } from '../rules/decide'
import { dueDraw } from '../rules/production'
import { evolve } from '../transaction/evolve'

/**
 * The move that follows of itself from an answer: the card of a road, which lies face down, comes with the card before it (R14), and the
 * ship marker is passed on (R56) as soon as a turn is over and nobody announces victory. Together with the answer it is one step, told
 * on one screen.
 */
export const followingFrom = (state: State, moves: readonly AnyMove[]): readonly OwnMove[] => {
  if (state.stage === 'production') return isRoadDue(state, moves) ? [{ do: 'draw', card: 'down' }] : []
  if (state.stage !== 'construct' && state.stage !== 'claim') return []
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  return after?.stage === 'passShip' ? [{ do: 'passShip' }] : []
}

/** Whether the card of a road is due in the territory where the answer has drawn a card. */
const isRoadDue = (state: State, moves: readonly AnyMove[]): boolean => {
  const drawn = dueDraw(state)
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  const next = after?.stage === 'production' ? dueDraw(after) : undefined
  return next?.how === 'faceDown' && next.at === drawn?.at
}

const playedIn = (state: State, move: AnyMove): State | undefined => {
  const decided = decide(state, move)
  return decided.ok ? decided.value.reduce<State>(evolve, state) : undefined
}
