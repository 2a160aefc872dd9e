import type { AnyMove, OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { decide } from '../rules/decide'
import { dueDraw } from '../rules/production'
import { evolve } from '../transaction/evolve'

/**
 * Returns the moves that follow automatically after an answer: the face-down card of a road is drawn with the card before it (R14), and the
 * ship marker is passed on (R56) when a turn is over without an announcement. The answer and these moves are one step for the user.
 */
export const followingFrom = (state: State, moves: readonly AnyMove[]): readonly OwnMove[] => {
  if (state.stage === 'production') return isRoadDue(state, moves) ? [{ do: 'draw', card: 'down' }] : []
  if (state.stage !== 'construct' && state.stage !== 'claim') return []
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  return after?.stage === 'passShip' ? [{ do: 'passShip' }] : []
}

/** Returns whether an answer drew a card in a territory in which the card of a road has to be drawn next. */
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
