import type { MoveOf, Vocabulary } from '../../referee'

/**
 * Steps of an answer that follow a refused move if the players overrule the refusal. A screen submits such a move only to show the refusal,
 * before the answer is complete.
 */

type Move = MoveOf<Vocabulary>
type GoOn = (code: string) => void
const following = new WeakMap<object, GoOn>()

/**
 * Returns the move, which the rules refuse. If the players overrule the refusal, the app calls `goOn` with the refusal code instead of
 * making the move.
 */
export const untilAllowed = <Refused extends object>(move: Refused, goOn: GoOn): Refused => {
  following.set(move, goOn)
  return move
}
/** Returns the function that continues the answer; undefined if the move is a complete answer. */
export const afterAllowed = (move: Move | undefined): GoOn | undefined => (move === undefined ? undefined : following.get(move))

/** Returns the move that overrules refusals; the move itself if there are none. */
export const withWaived = <Waiving extends { readonly do: string }>(move: Waiving, waive: readonly string[] = []) =>
  waive.length === 0 ? move : { do: 'overrule' as const, move, waive }
