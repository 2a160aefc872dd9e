import { uncorrected } from '../moments'
import { outcomesToShow } from '../outcome/seen'
import { newestMoment } from '../question/answering'
import type { GameOutcomes } from '../game/game-outcomes'
import { line, type Ledger, type Moment, type Vocabulary } from '../../referee'

/** Newest undo and the last entry that it undid. */
export interface Undone<V extends Vocabulary> {
  /** Entry of the undo. */
  readonly by: Moment<V>
  /** Last entry that the screen showed before the undo. The real table may still show the position after this entry. */
  readonly from: Moment<V>
}

/**
 * Returns the undo after which the players have made no move yet; undefined if there is none. Several undos in a row count as one, except
 * undos for which the players have already restored the table.
 * If an undone answer had several outcomes, the later ones of which the screen had not shown yet, the players have not moved their pieces.
 * A correction does not end the display of these outcomes.
 * @param isDismissed returns whether the players have closed the outcome of an entry, or have restored the table after an undo
 * @param outcomes outcomes of the game; undefined if the game shows none
 */
export const undoneIn = <V extends Vocabulary>(
  ledger: Pick<Ledger<V>, 'last'>,
  isDismissed: (entry: string) => boolean,
  outcomes?: Pick<GameOutcomes<V>, 'hasOutcome' | 'coversAnswer'>,
): Undone<V> | undefined => {
  const by = newestMoment(ledger)
  let from = by
  while (from.entry.move.do === 'rewind' && from.written !== undefined && !isDismissed(from.entry.id))
    from = newestMoment({ last: from.written })
  if (from === by) return undefined
  const all = outcomes === undefined ? [] : outcomesToShow(uncorrected(from), outcomes)
  const shown = all.find(({ entry }) => !isDismissed(entry.id))
  // The last outcome of the answer is on the screen together with everything that follows it.
  return { by, from: shown === undefined || shown === all.at(-1) ? from : shown }
}

/**
 * Returns the entries that an undo has taken back, newest first.
 * @param from last entry before the undo
 * @param head current entry of the game. It can follow the entry to which the players went back, e.g. as an entry about a new random seed.
 */
export const undoneEntries = <V extends Vocabulary>(from: Moment<V>, head: Moment<V>): readonly Moment<V>[] => {
  const kept = new Set(line({ head }))
  return line({ head: from })
    .filter((moment) => !kept.has(moment))
    .toReversed()
}
