import { HOUSES, ORDERS, type AreaId, type Box, type CardId } from '../box/box'
import { SETTING_NAMES } from '../model/settings'
import type { Setup } from '../model/moves'
import type { Neutral, Settings, Tracking } from '../model/state'
import { house, id, MOST_UNITS, strength, units } from './box'
import { fields, known, listOf, maybe, only, text, truth, whole, type Shape } from './shape'

/** What moves, corrections and setups are made of. */

/** More than any list of areas, units or cards can sensibly hold. */
export const MOST = 200

export const order = only(...ORDERS)
export const deck = only(1, 2, 3)
export const sizes = maybe(listOf(whole(0, MOST_UNITS), MOST))
export const houses = listOf(house, HOUSES.length)
export const label = text(1, 200)
const part = { units: truth, power: truth, orders: only('app', 'table'), cards: only('app', 'table', 'none') } as const
export const where = only('app', 'table')

export const settings: Shape<Settings> = fields<Settings>(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, truth])) as { readonly [K in keyof Settings]: Shape<boolean> },
)
export const tracking: Shape<Tracking> = fields<Tracking>({ ...part, decks: where, bids: where })
export const someTracking = fields<Partial<Tracking>>({
  units: maybe(part.units),
  power: maybe(part.power),
  orders: maybe(part.orders),
  cards: maybe(part.cards),
  decks: maybe(where),
  bids: maybe(where),
})
export const seat = fields<Setup['seats'][number]>({ id, player: maybe(id) })
export const player = fields<Setup['players'][number]>({ id, name: text(0, 80) })
export const neutral = fields<Neutral>({ strength, house: maybe(house), units: maybe(units) })

/** The areas and cards of one box; no others are let in. */
export interface BoxPieces {
  readonly area: Shape<AreaId>
  readonly card: Shape<CardId>
}

/** The areas and cards that a move on this box may name. */
export const piecesOf = (box: Box): BoxPieces => ({ area: known(box.areas), card: known(box.cards) })
