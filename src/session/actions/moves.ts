import { append, followingMoves, revealsUndone, isOverrule, refusedByReferee, rewind, type MoveOf, type Vocabulary } from '../../referee'
import { toActionResult } from '../sealed/ballots'
import { sha256 } from '../ledger/digest'
import { stampOf } from '../environment/environment'
import type { Outcome, Play } from './play'
import { STALE, TABLE, type Context } from './context'
import { act, actAll } from './steps'

/** Makes one move in the open game and saves it. */
export const playMove = <V extends Vocabulary>(context: Context<V>, move: MoveOf<V>, by: string): Promise<Outcome> =>
  act(context, ({ ledger }) => toActionResult(append(ledger, move, stampOf(context.environment, by), sha256)), by, move)

/** Makes moves as one answer, and after them the moves that the game adds. One undo removes all of them. */
const answer = <V extends Vocabulary>(context: Context<V>, moves: readonly MoveOf<V>[], by: string): Promise<Outcome> => {
  const { open } = context.get()
  const added = open === undefined ? [] : followingMoves(open.game, open.state, moves)
  return actAll(
    context,
    [...moves, ...added].map((move, at) => ({
      move,
      make: ({ ledger }) => toActionResult(append(ledger, move, stampOf(context.environment, by, at > 0), sha256)),
    })),
    by,
  )
}

/** Creates the actions for moves, undo, redo and rewinds. */
export const moveActions = <V extends Vocabulary>(
  context: Context<V>,
): Pick<Play<V>, 'play' | 'answer' | 'overrule' | 'undo' | 'redo' | 'rewindTo' | 'crossedBy'> => {
  const { environment, get } = context
  const rewindTo = (to: string | undefined, consent = false, by = TABLE) =>
    act(context, ({ ledger }) => toActionResult(rewind(ledger, to ?? '', consent, stampOf(environment, by), sha256)), by)
  return {
    play: (move, by = TABLE) => playMove(context, move, by),
    answer: (moves, by = TABLE) => answer(context, moves, by),
    overrule: (by) => {
      const { refused, open } = get()
      if (refused?.move === undefined || open === undefined) return Promise.resolve(STALE)
      if (!refused.overrulable) return act(context, () => refusedByReferee('NOT_OVERRULABLE'), by ?? refused.by, refused.move)
      return answer(context, [overruled<V>(refused.move, refused.refusal.code)], by ?? refused.by)
    },
    undo: (consent, by) => rewindTo(get().open?.undoTo, consent, by),
    redo: (by) => rewindTo(get().open?.redoTo, false, by),
    rewindTo,
    crossedBy: (to) => {
      const { open } = get()
      return open === undefined ? [] : revealsUndone(open.ledger, to)
    },
  }
}

/** Returns the move that overrules the refusal of a move. If the move already overrules a refusal, adds the code to its list. */
const overruled = <V extends Vocabulary>(move: MoveOf<V>, code: V['code']): MoveOf<V> =>
  isOverrule<V>(move) ? { do: 'overrule', move: move.move, waive: [...move.waive, code] } : { do: 'overrule', move, waive: [code] }
