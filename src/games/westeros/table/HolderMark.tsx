import { HolderMark as SharedHolderMark } from './HolderBadge'
import type { AreaId } from '../box/box'
import { printed } from '../model/position'
import type { State } from '../model/state'
import { holderOf, KIND_ICONS } from './holder'

/** Shield of the house that controls an area. If no house controls the area, the icon for land or sea. */
export const HolderMark = ({ state, area }: { state: State; area: AreaId }) => (
  <SharedHolderMark holder={holderOf(state, area)} icon={KIND_ICONS[printed(state, area).kind]} />
)
