import { useTable } from '../../../../table/hook'
import type { State } from '../../model/state'

/** The position of an open game of this kind. */
export const usePosition = (): State => useTable((open) => open.state as State)
