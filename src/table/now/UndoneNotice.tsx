import { useGameTable } from '../context'
import { useTable } from '../hook'
import type { Vocabulary } from '../../referee'
import { dismiss } from '../outcome/seen'
import type { Undone } from './undone'

/**
 * Lists the pieces that the players must put back on the real table after an undo. The list stays until the players close it or make the
 * next move. Renders nothing if the undo changes no piece, and on a linked phone.
 */
export function UndoneNotice({ undone }: { readonly undone: Undone<Vocabulary> }) {
  const { Restored } = useGameTable()
  const { state, followed } = useTable((open) => open)
  if (followed || Restored === undefined) return
  return <Restored undone={undone.from.state} state={state} onDone={() => dismiss(undone.by.entry.id)} />
}
