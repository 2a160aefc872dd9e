import type { Colour } from '../box/board'
import { refuse, type Code } from '../model/refusals'
import type { Pieces, Player } from '../model/state'
import { accepted, type Result } from '../../../referee'

/** Rules for two players: R46, R47. */

/** Returns `main` or `neutral` for a colour of the player. If the colour is omitted, returns `main`. Refusal: NOT_YOUR_COLOUR. */
export const stockOf = ({ colour: main, neutral }: Player, colour: Colour = main): Result<'main' | 'neutral', Code> =>
  colour === main ? accepted('main') : colour === neutral ? accepted('neutral') : refuse('NOT_YOUR_COLOUR', { colour })

/** Returns the pieces of a player minus one warehouse of the main or the neutral colour. */
export const without = (left: Pieces, stock: 'main' | 'neutral'): Pieces => ({ ...left, [stock]: left[stock] - 1 })

/** R47: returns whether a player who places this warehouse keeps more main than neutral warehouses, or has none left. */
export const keepsBalance = (left: Pieces, stock: 'main' | 'neutral'): boolean => {
  const { main, neutral } = without(left, stock)
  return main > neutral || (main === 0 && neutral === 0)
}
