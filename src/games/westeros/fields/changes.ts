import type { Change } from '../model/moves'
import type { State } from '../model/state'
import { fields } from '.'

/** What the table sets by hand, written into the state. Whether the count still holds is checked afterwards. */
export const applyChanges = (state: State, changes: readonly Change[]): State => fields.apply(state, changes)
