import { moveShape } from '../../../kit/move-kinds'
import { fields, listOf, maybe } from '../../../kit/shape'
import type { Refusal } from '../../../referee'
import type { AreaId, HouseId } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { controller } from '../model/control'
import type { Event } from '../model/events'
import { editionOf } from '../model/edition'
import { areaAt, ordersOf, orderToken, pile, printed, stars } from '../model/position'
import { NOTHING_WAIVED, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { musterObjection, oneAreaObjection } from './mustering'
import { isBlockaded } from './ports'
import { nextInTurn } from './turns'

/** R2.5, R15: gaining power, and collecting power at the end of the action phase. */

/**
 * All houses collect power (R15). If orders are not tracked, `orders` contains the Consolidate Power orders that the players report.
 */
const collectShape = ({ area }: MoveParts) =>
  moveShape('collect', {
    orders: maybe(listOf(fields<{ readonly house: HouseId; readonly area: AreaId }>({ house: shapes.house, area }), shapes.MOST)),
  })
type Collect = MoveOf<typeof collectShape>
/** Resolves one Consolidate Power order (E15). */
const consolidateShape = ({ area, musterSteps }: MoveParts) =>
  moveShape('consolidate', {
    house: shapes.house,
    area,
    /** Purchases, if a special order musters in its castle area instead of giving power (E15.3). */
    muster: maybe(musterSteps),
  })
export type Consolidate = MoveOf<typeof consolidateShape>

/** Returns the power that a house gains: at most the tokens in its pile (R2.5), or all of `due` if power is not tracked. */
export const gainOf = (state: State, house: HouseId, due: number): number => Math.min(due, pile(state, house) ?? due)

type Reason = Extract<Event, { e: 'powerGained' }>['why']

/**
 * Moves the power `due` to a house from its pile to its available power. Does nothing if `due` is 0.
 * @param ports part of `due` that ports give
 */
export const gainPower = (transaction: Transaction, house: HouseId, due: number, why: Reason, ports = 0): void => {
  if (due === 0) return
  const amount = gainOf(transaction.state, house, due)
  transaction.emit({ e: 'powerGained', house, due, amount, why, ...(ports === 0 ? {} : { ports }) })
}

export interface ConsolidateOrder {
  readonly house: HouseId
  readonly area: AreaId
}

/** Returns the Consolidate Power orders on the board. Empty if orders are not tracked. */
export const consolidateOrders = (state: State): readonly ConsolidateOrder[] =>
  state.playing.flatMap((house) =>
    ordersOf(state, house).flatMap(({ area, token }) => (token.kind === 'consolidate' ? [{ house, area }] : [])),
  )

/**
 * Returns the power that a Consolidate Power order gives in this area: 1, plus 1 per crown (R15.2). A port gives 1 without enemy ships in
 * its sea, a sea nothing (E15.2).
 */
export const consolidateWorth = (state: State, area: AreaId): number => {
  const { kind, crowns } = printed(state, area)
  if (kind === 'port') return isBlockaded(state, area) ? 0 : 1
  return kind === 'sea' ? 0 : 1 + crowns
}

/**
 * Returns the power that these orders give to each house: the amount according to the rules, and the amount limited by its pile (R15.2,
 * R15.3).
 */
export const payday = (
  state: State,
  orders: readonly ConsolidateOrder[],
): readonly { readonly house: HouseId; readonly due: number; readonly gain: number }[] =>
  state.playing.flatMap((house) => {
    const due = orders.filter((order) => order.house === house).reduce((sum, { area }) => sum + consolidateWorth(state, area), 0)
    return due === 0 ? [] : [{ house, due, gain: gainOf(state, house, due) }]
  })

/**
 * Returns whether a house may have an order in an area (R8.1): its units are in the area. If units are not tracked, the app
 * checks only that no other house controls the area (R1.1).
 */
const mayHaveOrder = (state: State, house: HouseId, area: AreaId): boolean =>
  state.tracking.units ? areaAt(state, area).garrison?.house === house : (controller(state, area) ?? house) === house

/**
 * All houses collect power (R15). Refusals for reported orders: CP_AT_SEA, NO_UNIT, ALREADY_ORDERED, TOKEN_LIMIT;
 * NO_ORDER_THERE if the order of the area was used or removed; NOT_TRACKED if orders are reported although the app tracks them.
 */
export const collect: RuleHandler<Collect> = (transaction, move, waived) => {
  const { state } = transaction
  const reported = move.orders
  if (state.tracking.orders === 'app' && reported !== undefined) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const orders = reported ?? consolidateOrders(state)
  if (reported !== undefined) {
    const limit = state.box.orders['consolidate-power'].count + state.box.orders['consolidate-power-star'].count
    for (const [index, { house, area }] of reported.entries()) {
      if (printed(state, area).kind === 'sea' && !editionOf(state).consolidateAtSea && !waived.has('CP_AT_SEA'))
        return refuse('CP_AT_SEA', { area }).refusal
      if (!mayHaveOrder(state, house, area) && !waived.has('NO_UNIT')) return refuse('NO_UNIT', { house, area }).refusal
      if (areaAt(state, area).noOrder === true) return refuse('NO_ORDER_THERE', { house, area }, 'R15.1').refusal
      if (reported.findIndex((other) => other.area === area) !== index) return refuse('ALREADY_ORDERED', { house, area }).refusal
      if (reported.filter((other) => other.house === house).length > limit)
        return refuse('TOKEN_LIMIT', { house, order: 'consolidate-power', limit }).refusal
    }
  }
  for (const { house, due } of payday(state, orders)) gainPower(transaction, house, due, 'consolidate')
  transaction.order.endRound(transaction)
  return undefined
}

/** Returns whether a Consolidate Power order in an area may muster instead: a special order on a controlled castle area (E15.3). */
export const mayMusterAt = (state: State, house: HouseId, area: AreaId): boolean => {
  const { order } = areaAt(state, area)
  const isSpecial = state.tracking.orders === 'table' || (order?.house === house && orderToken(state, order.order).special)
  return isSpecial && state.tracking.units && printed(state, area).castle > 0 && controller(state, area) === house
}

/**
 * Returns whether the Consolidate Power orders have to be resolved one by one, because one of them may muster instead (E15.1, E15.3).
 * Otherwise all of them give their power together, with the same result.
 */
export const isOneByOne = (state: State): boolean =>
  editionOf(state).consolidateInTurn &&
  state.tracking.orders === 'app' &&
  consolidateOrders(state).some(({ house, area }) => mayMusterAt(state, house, area))

/** Returns the house that has to resolve a Consolidate Power order now (E15.1). */
export const consolidator = (state: State): HouseId | undefined =>
  state.stage.at === 'power' ? nextInTurn(state, 'consolidate', state.stage.last) : undefined

/**
 * Returns the refusal of a Consolidate Power order: NO_ORDER_THERE, STAR_LIMIT, NOT_SPECIAL_ORDER, NOT_A_CASTLE_YOU_CONTROL and those of
 * mustering.
 */
export const consolidateObjection = (
  state: State,
  { house, area, muster }: Omit<Consolidate, 'do'>,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const { order } = areaAt(state, area)
  const token = order?.house === house ? orderToken(state, order.order) : undefined
  const isReported = state.tracking.orders === 'table'
  const isThere = isReported ? areaAt(state, area).noOrder !== true : token?.kind === 'consolidate'
  if (!isThere) return refuse('NO_ORDER_THERE', { house, area }, 'E15.1').refusal
  if (muster === undefined) return undefined
  if (isReported && stars(state, house) === 0 && !waived.has('STAR_LIMIT')) return refuse('STAR_LIMIT', { house, limit: 0 }).refusal
  if (token !== undefined && !token.special && !waived.has('NOT_SPECIAL_ORDER')) return refuse('NOT_SPECIAL_ORDER', { house, area }).refusal
  if (printed(state, area).castle === 0 || controller(state, area) !== house)
    return refuse('NOT_A_CASTLE_YOU_CONTROL', { house, area }, 'E15.3').refusal
  return oneAreaObjection(muster, waived, area) ?? musterObjection(state, { house, steps: muster }, waived)
}

/**
 * Resolves one Consolidate Power order: it gives power, or its area musters (E15). Refusals: NOT_TRACKED if the first edition collects all
 * power together; NOT_YOUR_TURN and those of {@link consolidateObjection}.
 */
const consolidate: RuleHandler<Consolidate> = (transaction, move, waived) => {
  const { state } = transaction
  const { house, area, muster } = move
  const reported = state.tracking.orders === 'table'
  if (!editionOf(state).consolidateInTurn || (reported && muster === undefined)) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  const turn = reported ? house : (consolidator(state) ?? house)
  if (turn !== house && !waived.has('NOT_YOUR_TURN')) return refuse('NOT_YOUR_TURN', { house, turn }, 'E15.1').refusal
  const refusal = consolidateObjection(state, move, waived)
  if (refusal !== undefined) return refusal
  transaction.emit({ e: 'consolidated', house, area, how: muster === undefined ? 'power' : 'muster' })
  if (muster === undefined) gainPower(transaction, house, consolidateWorth(state, area), 'consolidate')
  else transaction.emit({ e: 'mustered', house, steps: muster })
  if (!reported) transaction.order.afterConsolidate(transaction, house)
  return undefined
}

/** Records of the moves that collect power. */
export const POWER_MOVES = {
  collect: { shape: collectShape, decide: atStages({ power: collect }) },
  consolidate: { shape: consolidateShape, decide: atStages({ power: consolidate }) },
}
