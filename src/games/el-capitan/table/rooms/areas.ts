import type { Moment } from '../../../../referee'
import type { ElCapitan } from '../..'
import type { CityId } from '../../box/board'

/** Returns the cities that a log entry is about: a ship sails to the city, or a piece of the city changes. */
export const areasOf = ({ entry: { events } }: Moment<ElCapitan>): readonly CityId[] => [
  ...new Set(
    events.flatMap((event): readonly CityId[] => {
      if (event.e === 'sailed') return event.to.at === 'city' ? [event.to.city] : []
      if (event.e === 'corrected') return event.changes.flatMap((change) => ('city' in change ? [change.city] : []))
      return 'city' in event ? [event.city] : []
    }),
  ),
]
