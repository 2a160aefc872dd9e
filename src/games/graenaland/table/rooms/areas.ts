import type { Moment } from '../../../../referee'
import type { Graenaland } from '../..'
import type { PlaceId } from '../../box/island'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'

/** Returns the territories that an event is about. @param before state before the entry */
const placesOf = (event: Event | { readonly e: 'rewound' }, before: State | undefined): readonly (PlaceId | undefined)[] => {
  switch (event.e) {
    case 'placed':
      return event.spots
    case 'settled':
    case 'drawn':
    case 'built':
    case 'jointProposed':
      return [event.at]
    case 'anchored':
      return [event.to]
    case 'moved':
      return event.results.map(({ to, from }) => to ?? from)
    case 'entered':
      return event.entered.map(({ at }) => at)
    case 'proposed':
    case 'voteClosed':
      return [event.proposal.at]
    case 'voted':
      return [before?.proposal?.at]
    case 'dropped':
      return before?.opened?.kind === 'joint' ? [before.opened.at] : []
    case 'corrected':
      return event.changes.map((change) => ('at' in change && change.at in (before?.island ?? {}) ? change.at : undefined))
    default:
      return []
  }
}

/** Returns the territories that a log entry is about, in the order of its events. */
export const areasOf = ({ entry: { events }, parent }: Moment<Graenaland>): readonly PlaceId[] => [
  ...new Set(events.flatMap((event) => placesOf(event, parent?.state)).flatMap((at) => at ?? [])),
]
