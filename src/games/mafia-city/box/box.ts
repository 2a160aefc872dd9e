/** Pieces and cards in the game box, and the limits that they set. */

/** Colours of the Mafiosi. The rulebook has no name for the fifth colour. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

/** Numbers of the locations, as printed on their tiles. */
export const LOCATIONS = [1, 2, 3, 4, 5, 6, 7] as const
export type Place = (typeof LOCATIONS)[number]
export const PRISON = 1
export const HARBOUR = 2
export const FIGHT_CLUB = 3
export const POLICE_STATION = 4
export const SHOPPING_DISTRICT = 5
export const PRIVATE_CLUB = 6
export const TOWN_HALL = 7

/** Locations that a player controls only as the single leader, i.e. not in a tie (R19). */
export const SINGLE_LEADER_ONLY: readonly Place[] = [FIGHT_CLUB, TOWN_HALL]

/** Number of Mafiosi of each colour in the box. */
export const TOKENS_IN_BOX = 12
/** Number of action cards in the box. */
export const CARDS = 49
/** Number of cards that each player has at the start (R4). */
export const FIRST_HAND = 2
/** Number of cards that a player draws at the Shopping District and with Shady Deals, before the player discards one card. */
export const DEALT = 3
export const FEWEST_PLAYERS = 3
export const MOST_PLAYERS = 5
