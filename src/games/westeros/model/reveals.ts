import { choicesRevealed, type Revealed } from '../../../referee'
import type { Event } from './events'

/** Returns the information that an event revealed to all players; a rewind past it needs consent. Undefined for all other events. */
export const reveals = (event: Event): Revealed | undefined => {
  switch (event.e) {
    case 'revealed':
      return choicesRevealed(event)
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
