import type { Moment, Vocabulary } from '../referee'

/** Returns the number of the entry that the screen showed after an entry was written: an undo and a redo show an earlier entry. */
const shownSeq = (moment: Moment<Vocabulary>): number => {
  const { move, seq } = moment.entry
  if (move.do !== 'rewind' || !('to' in move)) return seq
  let at: Moment<Vocabulary> | undefined = moment
  while (at !== undefined && at.entry.id !== move.to) at = at.written
  return at?.entry.seq ?? seq
}

/** Returns whether an entry is a redo: the screen shows a later entry than before. False for an undo and for any other entry. */
export const isRedo = (moment: Moment<Vocabulary>): boolean =>
  moment.entry.move.do === 'rewind' && moment.written !== undefined && shownSeq(moment) > shownSeq(moment.written)
