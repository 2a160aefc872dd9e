import { known, listOf, maybe, only, text, whole, type Shape } from '../../../kit/shape'
import { HOUSES, ORDERS, type AreaId, type Box, type CardId } from '../box/box'

import { house, MOST_UNITS } from './box'

/** The shapes of the parts of moves. */

/** More than any list of areas, units or cards can sensibly hold. */
export const MOST = 200

export const order = only(...ORDERS)
export const deck = only(1, 2, 3)
export const sizes = maybe(listOf(whole(0, MOST_UNITS), MOST))
export const houses = listOf(house, HOUSES.length)
export const label = text(1, 200)
export const where = only('app', 'table')

/** The areas and cards of one box; no others are let in. */
export interface BoxPieces {
  readonly area: Shape<AreaId>
  readonly card: Shape<CardId>
}

/** The areas and cards that a move on this box may name. */
export const piecesOf = (box: Box): BoxPieces => ({ area: known(box.areas), card: known(box.cards) })
