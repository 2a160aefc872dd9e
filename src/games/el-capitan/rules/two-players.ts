import type { Colour } from '../box/board'
import { refuse, type Code } from '../model/refusals'
import type { Pieces, Player } from '../model/state'
import { accepted, type Result } from '../../../referee'

/** The game of two: R46, R47. */

/** Which of a player's stocks a colour comes from; without a colour the main one. Refusal: NOT_YOUR_COLOUR. */
export const stockOf = ({ colour: main, neutral }: Player, colour: Colour = main): Result<'main' | 'neutral', Code> =>
  colour === main ? accepted('main') : colour === neutral ? accepted('neutral') : refuse('NOT_YOUR_COLOUR', { colour })

/** The pieces without one warehouse. */
export const without = (left: Pieces, stock: 'main' | 'neutral'): Pieces => ({ ...left, [stock]: left[stock] - 1 })

/** R47: whether the main warehouses outnumber the neutral ones after one is placed, or none is left at all. */
export const keepsBalance = (left: Pieces, stock: 'main' | 'neutral'): boolean => {
  const { main, neutral } = without(left, stock)
  return main > neutral || (main === 0 && neutral === 0)
}
