import type { Rewound } from '../../../referee'
import type { Event } from './events'
import type { ByColour } from './state'

/**
 * Counts the bought sailing cards that a player can still hold (R14, R55), from the events of the game. A voyage without reported cards
 * used at least one card, so the counts are upper bounds.
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
