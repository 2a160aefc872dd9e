import { useGameTable } from '../context'
import { useTable } from '../hook'
import { dismiss, useIsDismissed } from '../outcome/seen'
import { undoneIn } from './undone'

/**
 * Lists the pieces that the players must put back on the real table after an undo. The list stays until the players close it or make the
 * next move. Renders nothing if the undo changes no piece, and on a linked phone.
 */
export function UndoneNotice() {
  const { Restored } = useGameTable()
  const { ledger, state, followed } = useTable((open) => open)
  const undone = undoneIn(ledger, useIsDismissed())
  if (undone === undefined || followed || Restored === undefined) return
  return <Restored undone={undone.from.state} state={state} onDone={() => dismiss(undone.by.entry.id)} />
}
