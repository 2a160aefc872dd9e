import type { AnyMove, OwnMove } from '../model/moves'
import type { State } from '../model/state'
import { decide } from '../rules/decide'
import { dueDraw } from '../rules/production'
import { evolve } from '../transaction/evolve'

/**
 * Returns the moves that the app adds after an answer. The app draws the face-down card of a road together with the card before it (R14).
 * At the end of a turn without an announcement, the app passes on the ship marker (R56). The answer and the added moves are one step for
 * the user.
 */
export const followingFrom = (state: State, moves: readonly AnyMove[]): readonly OwnMove[] => {
  if (state.stage === 'production') return isRoadDue(state, moves) ? [{ do: 'draw', card: 'down' }] : []
  if (state.stage !== 'construct' && state.stage !== 'claim') return []
  const after = moves.reduce<State | undefined>((at, move) => at && playedIn(at, move), state)
  return after?.stage === 'passShip' ? [{ do: 'passShip' }] : []
}

/** Returns whether the answer has drawn a card in a territory with a road, so that the face-down card of the road is drawn next. */
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
