import type { Moment } from '../../../../referee'
import type { ElCapitan } from '../..'
import { PaydaySheet } from '../parts/PaydaySheet'

/** Shows the payday sheet of a log entry. */
export function Statement({ moment: { entry, parent } }: { readonly moment: Moment<ElCapitan> }) {
  const isPayday = entry.events.some(({ e }) => e === 'paid')
  return isPayday && parent !== undefined && <PaydaySheet state={parent.state} />
}
