import type { Game, Revealed, Rewound } from './game'
import { isRewound, isWayBack } from './traces'
import type { Vocabulary } from './vocabulary'

/** Data of an undone entry that {@link revealsIn} needs. */
interface Undone<V extends Vocabulary> {
  readonly move: { readonly do: string }
  readonly events: readonly (V['event'] | Rewound)[]
}

/**
 * Returns the reveals in entries that are undone together, oldest first. Skips the undone entries before the first decision of a player
 * among them: they only record visible things, e.g. a drawn card, and undoing a typing error needs no agreement of the other players.
 */
export const revealsIn = <V extends Vocabulary>(game: Game<V>, undone: readonly Undone<V>[]): readonly Revealed[] => {
  const decided = undone.findIndex(({ move }) => !isWayBack(move) && game.records?.includes(move.do) !== true)
  if (decided === -1) return []
  return undone.slice(decided).flatMap(({ events }) => events.flatMap((event) => (isRewound(event) ? [] : (game.reveals(event) ?? []))))
}
