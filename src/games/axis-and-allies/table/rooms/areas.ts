import type { Moment } from '../../../../referee'
import type { AxisAndAllies } from '../..'
import type { Event } from '../../model/events'

/** Returns the spaces that an event is about: the space of a battle, or the space in which a move ends. */
const spacesOf = (event: Event | { readonly e: 'rewound' }): readonly string[] => {
  switch (event.e) {
    case 'moved':
      return event.shifts.map(({ to }) => to)
    case 'promised':
    case 'retreated':
    case 'rocketHit':
      return [event.to]
    case 'landed':
      return Object.keys(event.lost)
    default:
      if ('battle' in event && typeof event.battle === 'object' && event.battle !== null) return [event.battle.at]
      return 'at' in event ? [event.at] : []
  }
}

/** Returns the spaces that a log entry is about, in the order of its events. */
export const areasOf = ({ entry: { events } }: Moment<AxisAndAllies>): readonly string[] => [...new Set(events.flatMap(spacesOf))]
