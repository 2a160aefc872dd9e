import type { Moment } from '../../../../referee'
import type { MafiaCity } from '../..'
import { LOCATIONS } from '../../box/box'

/** Returns the locations that a log entry is about, in the order of its events. */
export const areasOf = ({ entry: { events } }: Moment<MafiaCity>): readonly string[] => {
  const found = events.flatMap((event) => [...('at' in event ? [event.at] : []), ...('to' in event ? [event.to] : [])])
  return [...new Set(found)].flatMap((at) => (LOCATIONS.some((one) => one === at) ? [`${at}`] : []))
}
