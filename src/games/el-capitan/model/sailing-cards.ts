import type { Rewound } from '../../../referee'
import type { Colour } from '../box/board'
import type { Event } from './events'
import { followsMoney } from './settings'
import type { ByColour, State } from './state'

/** Number of sailing cards in the box. */
export const SAILING_CARDS = 54

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

/**
 * Returns the number of bought sailing cards that a player can still use (R55); undefined if the app does not know it, because it does not
 * track money or the game was begun by an earlier version. Without reported cards, the number is a maximum.
 */
export const cardsInHand = ({ cards, settings }: Pick<State, 'cards' | 'settings'>, by: Colour): number | undefined =>
  cards !== undefined && followsMoney(settings) ? (cards[by] ?? 0) : undefined
