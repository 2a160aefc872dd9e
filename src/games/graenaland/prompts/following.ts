import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'
import { dueDraw } from '../rules/production'

/**
 * Returns the moves that the app adds after an answer. The app draws the face-down card of a road together with the card before it (R14).
 * At the end of a turn without an announcement, the app passes on the ship marker (R56). The answer and the added moves are one step for
 * the user.
 */
export const followingFrom = (before: State, after: State): readonly OwnMove[] => {
  if (before.stage === 'production') return isRoadDue(before, after) ? [{ do: 'draw', card: 'down' }] : []
  if (before.stage !== 'construct' && before.stage !== 'claim') return []
  return after.stage === 'passShip' ? [{ do: 'passShip' }] : []
}

/** Returns whether the answer has drawn a card in a territory with a road, so that the face-down card of the road is drawn next. */
const isRoadDue = (before: State, after: State): boolean => {
  const drawn = dueDraw(before)
  const next = after.stage === 'production' ? dueDraw(after) : undefined
  return next?.how === 'faceDown' && next.at === drawn?.at
}
