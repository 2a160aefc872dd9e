import { HolderMark as SharedHolderMark } from '../../../table/board/HolderMark'
import type { AreaId } from '../box/box'
import { printed } from '../model/position'
import type { State } from '../model/state'
import { holderOf, KIND_ICONS } from './holder'

/** The shield of whoever holds an area; a drawing of its kind where nobody does. */
export const HolderMark = ({ state, area }: { state: State; area: AreaId }) => (
  <SharedHolderMark holder={holderOf(state, area)} icon={KIND_ICONS[printed(state, area).kind]} />
)
