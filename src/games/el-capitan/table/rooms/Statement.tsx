import type { Moment } from '../../../../referee'
import type { ElCapitan } from '../..'
import { PaydaySheet } from '../parts/PaydaySheet'

/** Component that shows the payouts of a payday in the log. */
export function Statement({ moment: { entry, parent } }: { readonly moment: Moment<ElCapitan> }) {
  const isPayday = entry.events.some(({ e }) => e === 'paid')
  return isPayday && parent !== undefined && <PaydaySheet state={parent.state} />
}
