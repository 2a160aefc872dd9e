import { moveShape } from '../../../kit/move-kinds'
import { numberAt } from '../../../kit/rule-points'
import { maybe, whole, type Infer } from '../../../kit/shape'
import { SITES } from '../box/board'
import { harbourPrice, siteKind } from '../box/numbers'
import { cityOf } from '../model/city'
import { NO_PIECES } from '../model/pieces'
import { firstReason, type Waived } from '../model/refusals'
import type { Player } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { asAnswer, DONE, harbourOf, inTurn, reportedNumbers, ifPaid, tell, tooDear, unknownOf, type Handled } from './handler'
import { afterPlacing, isShutting } from './shutting-down'
import { placeFor } from './track'
import { afterPiece, againstAction } from './turns'
import { keepsBalance, stockOf } from './two-players'

/** Rules of building warehouses: R15–R20, R46–R48, R58. */

const buildShape = moveShape('build', { colour: maybe(shapes.colour), site: maybe(whole(1, SITES)), told: reportedNumbers })

/** R15–R20, R46–R48: builds a warehouse with a piece that the player has not placed yet. */
export const build = (transaction: Transaction, player: Player, move: Infer<typeof buildShape>, waived: Waived): Handled => {
  const by = player.colour
  const { colour = by, site: wanted, told: reported = {} } = move
  const here = harbourOf(transaction.state, by)
  const early = firstReason(waived, [againstAction(transaction.state), here === undefined && ['NOT_IN_A_CITY']])
  if (early !== undefined || here === undefined) return asAnswer(early)
  const stock = stockOf(player, colour)
  if (!stock.ok) return stock
  const left = transaction.state.left[by] ?? NO_PIECES
  const supply = firstReason(waived, [
    left[stock.value] === 0 && ['NO_WAREHOUSE_LEFT', { colour }],
    player.neutral !== undefined && !keepsBalance(left, stock.value) && ['SUPPLY_BALANCE', { colour }],
  ])
  if (supply !== undefined) return asAnswer(supply)
  const placed = placeFor(cityOf(transaction.state, here.city), player, colour, wanted, waived)
  if (!placed.ok) return placed
  const known = tell(transaction, reported)
  if (!known.ok) return known
  const { state, emit } = transaction
  const price = harbourPrice(here.city, here.harbour)
  // Refuse the build if the part of the price that the app knows is already more than the player's money.
  const against = firstReason(waived, [
    tooDear(state, by, numberAt(state.numbers, price) ?? 0),
    unknownOf(state, [...ifPaid(state, price), siteKind(here.city, placed.value)]),
  ])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'built', by, colour, city: here.city, site: placed.value, price: numberAt(state.numbers, price) ?? 0 })
  afterPlacing(transaction, by, here.city, isShutting(state, here.city, placed.value))
  afterPiece(transaction, by)
  return DONE
}

/** Moves of this chapter. */
export const WAREHOUSE_MOVES = {
  build: { shape: buildShape, decide: inTurn(build) },
}
