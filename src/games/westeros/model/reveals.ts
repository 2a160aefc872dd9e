import { choicesRevealed, type Revealed } from '../../../referee'
import type { Event } from './events'

/** What an event showed to the whole table, so that going back behind it needs consent; undefined for all others. */
export const reveals = (event: Event): Revealed | undefined => {
  switch (event.e) {
    case 'revealed':
      return choicesRevealed(event)
    case 'cardsTurnedUp':
      return {
        kind: 'cards',
        label: Object.keys(event.labels).join('; '),
        what: event.labels,
        ...(event.how === 'table' ? { told: true } : {}),
      }
    default:
      return undefined
  }
}
