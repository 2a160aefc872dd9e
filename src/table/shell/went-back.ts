import { create } from 'zustand'
import { useTable } from '../hook'
import { isRedo } from '../rewound'

/** Id of the newest undo whose notice the player of this linked phone has closed. */
const useRead = create<{ readonly read: string }>(() => ({ read: '' }))

/**
 * On a linked phone: returns a function that closes the notice about an undo on the shared phone. Undefined if the newest entry is no undo,
 * or if the player has closed its notice.
 */
export const useWentBack = (): (() => void) | undefined => {
  const { followed, ledger } = useTable((open) => open)
  const read = useRead((state) => state.read)
  const { entry } = ledger.last
  if (!followed || entry.move.do !== 'rewind' || read === entry.id) return undefined
  return isRedo(ledger.last) ? undefined : () => useRead.setState({ read: entry.id })
}
