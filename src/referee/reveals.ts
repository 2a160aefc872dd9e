import type { Game, Revealed, Rewound } from './game'
import { isRewound, isWayBack } from './traces'
import type { Vocabulary } from './vocabulary'

/** An entry with its move and events. */
interface Undone<V extends Vocabulary> {
  readonly move: { readonly do: string }
  readonly events: readonly (V['event'] | Rewound)[]
}

/**
 * The reveals in entries that are undone together, oldest first. Entries that only record what lies open on the table count from the
 * first decision on: a record that was mistyped is corrected without consent.
 */
export const revealsIn = <V extends Vocabulary>(game: Game<V>, undone: readonly Undone<V>[]): readonly Revealed[] => {
  const decided = undone.findIndex(({ move }) => !isWayBack(move) && game.records?.includes(move.do) !== true)
  if (decided === -1) return []
  return undone.slice(decided).flatMap(({ events }) => events.flatMap((event) => (isRewound(event) ? [] : (game.reveals(event) ?? []))))
}
