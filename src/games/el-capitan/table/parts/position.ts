import { useTable } from '../../../../table/hook'
import type { State } from '../../model/state'

/** Hook that returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)
