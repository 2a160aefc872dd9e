import { either, fields, keyed, listOf, only, text, boolean, whole, type Shape } from '../../../kit/shape'
import { COLOURS, LOCATIONS, MOST_PLAYERS, TOKENS_IN_BOX, type Colour, type Place } from '../box/box'
import type { Spot } from '../model/moves'
import type { Settings } from '../model/settings'
import type { Counts, Stack } from '../model/state'

/** Validators for Mafiosi, locations and other values that moves and corrections contain. */

export const colour: Shape<Colour> = only(...COLOURS)
export const place: Shape<Place> = only(...LOCATIONS)
export const spot: Shape<Spot> = either<Spot>(place, only('cell'))
export const label = text(1, 200)
/** Maximum number of Mafiosi in a stack: all Mafiosi of the box. */
const MOST_IN_STACK = TOKENS_IN_BOX * MOST_PLAYERS
export const height = whole(1, MOST_IN_STACK)
export const tokens = whole(0, TOKENS_IN_BOX)
export const stack: Shape<Stack> = listOf(colour, MOST_IN_STACK)
export const colours: Shape<readonly Colour[]> = listOf(colour, MOST_PLAYERS)
export const counts = (most: number): Shape<Counts> => keyed(colour, whole(0, most), MOST_PLAYERS)

/** Validator for the settings. */
export const settings = fields<Settings>({
  level: only('beginner', 'advanced'),
  cellRelease: only('all', 'nextRound'),
  dealWithoutToken: boolean,
  declineFigures: boolean,
  tokensKept: boolean,
  cardsCounted: boolean,
  silentWindow: boolean,
  thiefDrawn: boolean,
  mapDrawn: boolean,
})
