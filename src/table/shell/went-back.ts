import { create } from 'zustand'
import type { Moment, Vocabulary } from '../../referee'
import { useTable } from '../hook'

/** Id of the newest undo whose notice the player of this linked phone has closed. */
const useRead = create<{ readonly read: string }>(() => ({ read: '' }))

/** Returns the number of the entry that the screen showed after an entry was written: an undo and a redo show an earlier entry. */
const shownSeq = (moment: Moment<Vocabulary>): number => {
  const { move, seq } = moment.entry
  if (move.do !== 'rewind' || !('to' in move)) return seq
  let at: Moment<Vocabulary> | undefined = moment
  while (at !== undefined && at.entry.id !== move.to) at = at.written
  return at?.entry.seq ?? seq
}

/**
 * On a linked phone: returns a function that closes the notice about an undo on the shared phone. Undefined if the newest entry is no undo,
 * or if the player has closed its notice.
 */
export const useWentBack = (): (() => void) | undefined => {
  const { followed, ledger } = useTable((open) => open)
  const read = useRead((state) => state.read)
  const { entry, written } = ledger.last
  if (!followed || entry.move.do !== 'rewind' || read === entry.id) return undefined
  const isRedo = written !== undefined && shownSeq(ledger.last) > shownSeq(written)
  return isRedo ? undefined : () => useRead.setState({ read: entry.id })
}
