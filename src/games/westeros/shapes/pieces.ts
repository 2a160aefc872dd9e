import { known, listOf, maybe, only, text, whole, type Shape } from '../../../kit/shape'
import { HOUSES, ORDERS, type AreaId, type Box, type CardId } from '../box/box'

import { house, MOST_UNITS } from './box'

export { cardFigure, deckCard, house, units } from './box'

/** Schemas of pieces, tokens and cards that moves contain. */

/** Maximum length of a list of areas, units or cards in a move. */
export const MOST = 200

export const order = only(...ORDERS)
export const deck = only(1, 2, 3)
export const sizes = maybe(listOf(whole(0, MOST_UNITS), MOST))
export const houses = listOf(house, HOUSES.length)
export const label = text(1, 200)
export const where = only('app', 'table')

/** Schemas that accept only areas and House cards that exist in one game. */
export interface BoxPieces {
  readonly area: Shape<AreaId>
  readonly card: Shape<CardId>
}

/** Returns the schemas of the areas and cards that a move may name. */
export const piecesOf = (box: Box): BoxPieces => ({ area: known(box.areas), card: known(box.cards) })
