import { useGameTable } from '../context'
import { useTable } from '../hook'
import type { Vocabulary } from '../../referee'
import { useLooksOn } from '../own-phone'
import { dismiss } from '../outcome/seen'
import { undoneEntries, type Undone } from './undone'

/**
 * Lists the pieces that the players must put back on the real table after an undo. The list stays until the players close it or make the
 * next move, and is folded while they answer a question. Renders nothing if the undo changes no piece, and on a linked phone.
 * A window that only watches shows the list without the button.
 */
export function UndoneNotice({ undone, isAnswering }: { readonly undone: Undone<Vocabulary>; readonly isAnswering: boolean }) {
  const { Restored } = useGameTable()
  const { state, followed, ledger } = useTable((open) => open)
  const looksOn = useLooksOn()
  if (followed || Restored === undefined) return
  const entries = undoneEntries(undone.from, ledger.head)
  const again = undoneEntries(ledger.head, undone.from)
  const isDone = looksOn ? undefined : () => dismiss(undone.by.entry.id)
  return <Restored undone={undone.from.state} state={state} entries={entries} again={again} onDone={isDone} isAnswering={isAnswering} />
}
