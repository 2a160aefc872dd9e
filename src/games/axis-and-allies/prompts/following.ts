import type { OwnMove } from '../rules/moves'
import type { State } from '../model/state'
import { forcedLosses } from '../views/losses-after'

/** Returns the moves that the app adds after its own roll: losses without a choice are removed at once (R61). */
export const followingFrom = (before: State, after: State): readonly OwnMove[] => {
  const losses = forcedLosses(before, after)
  return losses === undefined ? [] : [{ do: 'lose', losses }]
}
