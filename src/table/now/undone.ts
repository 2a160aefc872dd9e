import { newestMoment } from '../question/answering'
import type { Ledger, Moment, Vocabulary } from '../../referee'

/** Newest undo and the last entry that it undid. */
export interface Undone<V extends Vocabulary> {
  /** Entry of the undo. */
  readonly by: Moment<V>
  /** Last entry before the undo. The real table may still show the position after this entry. */
  readonly from: Moment<V>
}

/**
 * Returns the undo after which the players have made no move yet; undefined if there is none. Several undos in a row count as one, except
 * undos for which the players have already restored the table.
 * @param isRestored returns whether the players have restored the table after an undo
 */
export const undoneIn = <V extends Vocabulary>(
  ledger: Pick<Ledger<V>, 'last'>,
  isRestored: (entry: string) => boolean,
): Undone<V> | undefined => {
  const by = newestMoment(ledger)
  let from = by
  while (from.entry.move.do === 'rewind' && from.written !== undefined && !isRestored(from.entry.id))
    from = newestMoment({ last: from.written })
  return from === by ? undefined : { by, from }
}
