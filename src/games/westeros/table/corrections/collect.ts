import type { SetByHand as AnySetByHand } from '../../../../table/corrections/by-hand'
import type { Change } from '../../model/moves'
import type { Tracking } from '../../model/state'

export type SetByHand = AnySetByHand<Change>

/** Returns the change from one tracking to another. Contains only the options that differ, so that the log shows nothing else. */
export const trackingChange = (before: Tracking, after: Tracking): Change => {
  const parts = Object.entries(after).filter(([part, value]) => before[part as keyof Tracking] !== value)
  return { set: 'tracking', tracking: Object.fromEntries(parts) }
}
