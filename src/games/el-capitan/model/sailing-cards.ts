import type { Rewound } from '../../../referee'
import type { Event } from './events'
import type { ByColour } from './state'

/**
 * Returns the maximum number of bought sailing cards that each player can still have (R14, R55), computed from the events of the game. The
 * real number may be lower, because a voyage without reported cards may have used several cards.
 * @param events in the order of the game
 */
export const cardsLeft = (events: readonly (Event | Rewound)[]): ByColour<number> => {
  const left: Record<string, number> = {}
  for (const event of events) {
    if (event.e === 'bought') left[event.colour] = (left[event.colour] ?? 0) + 1
    if (event.e === 'sailed') left[event.colour] = Math.max(0, (left[event.colour] ?? 0) - (event.cards?.length ?? 1))
  }
  return left
}
