import { moveShape } from '../../../kit/move-kinds'
import { maybe, whole, type Infer } from '../../../kit/shape'
import { SITES, type CityId, type Colour } from '../box/board'
import { siteKind } from '../box/numbers'
import { cityOf } from '../model/city'
import { firstReason, refuse, type Waived } from '../model/refusals'
import type { Player, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { bonusFor } from './bonus-cards'
import { asAnswer, DONE, harbourOf, inTurn, reportedNumbers, tell, unknownOf, type Handled } from './handler'
import { occupied, on, placeFor, shutsDown } from './track'
import { againstAction } from './turns'
import { stockOf } from './two-players'

/** Rules of shutting down and reopening warehouses: R20–R25, R38. */

const reopenShape = moveShape('reopen', { colour: maybe(shapes.colour), site: maybe(whole(1, SITES)), told: reportedNumbers })

/** R20: shuts down the warehouse on the lowest occupied site of a city. The owner of the warehouse does not matter. */
const shutFirst = ({ state, emit }: Transaction, city: CityId): void => {
  const here = cityOf(state, city)
  const [site] = occupied(here)
  const colour = site === undefined ? undefined : on(here, site)
  if (site !== undefined && colour !== undefined) emit({ e: 'shutDown', colour, city, site })
}

/**
 * Carries out the consequences of a placed warehouse: another warehouse may be shut down, and the player may receive a bonus card.
 * @param isShutting whether the new warehouse shuts down another warehouse
 */
export const afterPlacing = (transaction: Transaction, by: Colour, city: CityId, isShutting: boolean): void => {
  if (isShutting) shutFirst(transaction, city)
  const florins = bonusFor(transaction.state, by)
  if (florins !== undefined) transaction.emit({ e: 'bonusTaken', colour: by, florins })
}

/**
 * R20, R24: returns whether a new warehouse on a site shuts down another warehouse. Only a site after the highest occupied site can do so,
 * never a site before it that became empty (A24).
 */
export const isShutting = (before: State, city: CityId, site: number): boolean => {
  const highest = cityOf(before, city).row.findLastIndex((one) => one !== null) + 1
  return site > highest && shutsDown(before.numbers, city, site, before.players.length) === true
}

/** R22–R24: reopens a shut-down warehouse, i.e. moves the warehouse from the city picture back to the track. */
export const reopen = (transaction: Transaction, player: Player, move: Infer<typeof reopenShape>, waived: Waived): Handled => {
  const by = player.colour
  const { colour = by, site, told: reported = {} } = move
  const here = harbourOf(transaction.state, by)
  const early = firstReason(waived, [againstAction(transaction.state), here === undefined && ['NOT_IN_A_CITY', {}, 'R22']])
  if (early !== undefined || here === undefined) return asAnswer(early)
  const stock = stockOf(player, colour)
  if (!stock.ok) return stock
  const city = cityOf(transaction.state, here.city)
  if (!city.shut.includes(colour)) return refuse('NOTHING_SHUT_DOWN', { colour })
  const placed = placeFor(city, player, colour, site, waived)
  if (!placed.ok) return placed
  const known = tell(transaction, reported)
  if (!known.ok) return known
  const { state, emit } = transaction
  const shuts = state.settings.reopenShutsDown
  const against = firstReason(waived, [shuts && unknownOf(state, [siteKind(here.city, placed.value)])])
  if (against !== undefined) return asAnswer(against)
  emit({ e: 'reopened', by, colour, city: here.city, site: placed.value })
  afterPlacing(transaction, by, here.city, shuts && isShutting(state, here.city, placed.value))
  return DONE
}

/** Moves of this chapter. */
export const REOPENING_MOVES = {
  reopen: { shape: reopenShape, decide: inTurn(reopen) },
}
