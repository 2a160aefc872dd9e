import { choicesRevealed, type Revealed } from '../../../referee'
import type { Event } from './events'

/**
 * Returns the information that an event revealed to all players, if any. A rewind to a position before the event then needs the
 * consent of all players.
 */
export const reveals = (event: Event): Revealed | undefined => {
  switch (event.e) {
    case 'revealed':
      return choicesRevealed(event)
    case 'wildlingDrawn':
    case 'tidesDrawn':
      if (Object.keys(event.labels).length === 0) return undefined
      return {
        kind: 'cards',
        label: Object.keys(event.labels).join('; '),
        what: event.labels,
        ...(event.how === 'table' ? { reported: true } : {}),
      }
    case 'wildlingSeen':
      if (Object.keys(event.labels).length === 0) return undefined
      return { kind: 'cards', label: Object.keys(event.labels).join('; '), what: event.labels, seenBy: [event.house] }
    case 'cardsTurnedUp':
      return {
        kind: 'cards',
        label: Object.keys(event.labels).join('; '),
        what: event.labels,
        ...(event.how === 'table' ? { reported: true } : {}),
      }
    default:
      return undefined
  }
}
