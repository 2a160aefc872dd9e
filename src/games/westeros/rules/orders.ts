import { moveShape } from '../../../kit/move-kinds'
import { boolean, fields, maybe, only } from '../../../kit/shape'
import type { Opened, Refusal } from '../../../referee'
import { accepted } from '../../../referee'
import { ORDERS, type AreaId, type HouseId, type OrderId, type OrderToken } from '../box/box'
import { atStages, type MoveOf, type RuleHandler } from './handler'
import type { Transaction } from '../transaction/transaction'
import { editionOf } from '../model/edition'
import { areaAt, garrisonOwner, garrisonsOf, isWater, ordersOf, orderToken, stars } from '../model/position'
import { refuse, NOTHING_WAIVED, type Answer, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { MoveParts } from '../parse/move-parts'
import * as shapes from '../shapes/pieces'
import { isForbidden } from './westeros-cards'
import { lookAtTop } from './wildling-deck'

/** R8: orders and the Messenger Raven. */

/** The players report that all orders are face up on the board. Accepted only if orders are not tracked (R8.5). */
const ordersPlacedShape = () => moveShape('ordersPlaced', {})
/** The holder of the Messenger Raven replaces one order by an unused special order, or declines (R8.6). */
const ravenShape = ({ area }: MoveParts) =>
  moveShape('raven', {
    house: shapes.house,
    /** Whether the Raven is used; `false` if the holder declines. */
    use: boolean,
    /** Area of the replaced order, and the new order; omitted if orders are not tracked. */
    swap: maybe(fields<{ readonly area: AreaId; readonly order: OrderId }>({ area, order: shapes.order })),
    /** `true` if the holder looks at the top wildling card instead (E8.4). */
    look: maybe(only(true)),
  })
type Raven = MoveOf<typeof ravenShape>

/** Orders that one house wants to place. The key is the area. */
export type Plan = Readonly<Record<AreaId, OrderId>>

/** Returns the number of special orders among the planned orders. */
export const specialsIn = (state: State, plan: Plan): number =>
  Object.values(plan).filter((order) => orderToken(state, order).special).length

/** Returns the areas that can have an order of a house: areas with its units (R8.1), or all areas if units are not tracked. */
export const areasToOrder = (state: State, house: HouseId): readonly AreaId[] =>
  state.tracking.units ? garrisonsOf(state, house).map(({ area }) => area) : Object.keys(state.box.areas)

/**
 * Returns the refusal if a house cannot add one more order to its planned orders: NO_UNIT, ALREADY_ORDERED, ORDER_FORBIDDEN, CP_AT_SEA,
 * STAR_LIMIT, TOKEN_LIMIT (R8.1–R8.4).
 */
export const orderObjection = (
  state: State,
  house: HouseId,
  plan: Plan,
  area: AreaId,
  order: OrderId,
  waived: Waived = NOTHING_WAIVED,
): Refusal<Code> | undefined => {
  const token = orderToken(state, order)
  if (!waived.has('NO_UNIT') && state.tracking.units && areaAt(state, area).garrison?.house !== house)
    return refuse(garrisonOwner(state, area) === house ? 'NOT_FOR_GARRISON' : 'NO_UNIT', { house, area }).refusal
  if (plan[area] !== undefined) return refuse('ALREADY_ORDERED', { house, area }).refusal
  const general = tokenObjection(state, area, token, waived)
  if (general !== undefined && !isBlank(state, house, plan, area, general.code)) return general
  if (token.special && !waived.has('STAR_LIMIT') && specialsIn(state, plan) >= stars(state, house))
    return refuse('STAR_LIMIT', { house, limit: stars(state, house) }).refusal
  const taken = Object.values(plan).filter((other) => other === order).length
  if (taken >= token.count) return refuse('TOKEN_LIMIT', { house, order, limit: token.count }).refusal
  return undefined
}

/** Returns the refusal if a token is not allowed in an area this round: ORDER_FORBIDDEN, CP_AT_SEA (R8.3, R8.4). */
const tokenObjection = (state: State, area: AreaId, token: OrderToken, waived: Waived): Refusal<Code> | undefined => {
  if (!waived.has('ORDER_FORBIDDEN') && isForbidden(state, token)) return refuse('ORDER_FORBIDDEN', { kind: token.kind, area }).refusal
  if (!waived.has('CP_AT_SEA') && token.kind === 'consolidate' && isWater(state, area) && !editionOf(state).consolidateAtSea)
    return refuse('CP_AT_SEA', { area }).refusal
  return undefined
}

/** Returns whether a house may place a forbidden order as a blank, because no allowed token is left for the area (B7). */
const isBlank = (state: State, house: HouseId, plan: Plan, area: AreaId, code: Code): boolean =>
  code === 'ORDER_FORBIDDEN' &&
  state.settings.blankOrders === true &&
  ORDERS.every((order) => {
    const token = orderToken(state, order)
    const used = Object.values(plan).filter((other) => other === order).length
    const tooMany = used >= token.count || (token.special && specialsIn(state, plan) >= stars(state, house))
    return tooMany || tokenObjection(state, area, token, NOTHING_WAIVED) !== undefined
  })

/** Checks the planned orders of a house, order by order, and whether every area that needs an order has one (E8.1). */
export const checkPlan = (state: State, house: HouseId, plan: Plan): Answer<Plan> => {
  let checked: Plan = {}
  for (const [area, order] of Object.entries(plan)) {
    const refusal = orderObjection(state, house, checked, area, order)
    if (refusal !== undefined) return { ok: false, refusal }
    checked = { ...checked, [area]: order }
  }
  const missing = mustHaveOrder(state, house, checked)
  return missing.length === 0 ? accepted(checked) : refuse('ORDER_MISSING', { house, areas: missing })
}

/**
 * Returns the areas with units but without an order, if an unused order token is allowed there. The app shows a warning, but never refuses
 * this (A15).
 */
export const leftOut = (state: State, house: HouseId, plan: Plan): readonly AreaId[] =>
  areasToOrder(state, house).filter(
    (area) => plan[area] === undefined && ORDERS.some((order) => orderObjection(state, house, plan, area, order) === undefined),
  )

/** Returns the areas that still need an order before the orders can be sealed; empty in the first edition (E8.1). */
export const mustHaveOrder = (state: State, house: HouseId, plan: Plan): readonly AreaId[] =>
  editionOf(state).everyAreaNeedsOrder && state.tracking.units ? leftOut(state, house, plan) : []

/** Reveals the orders of all houses at once (R8.5). Refusals: those of the orders that a house planned. */
export const revealOrders = (transaction: Transaction, opened: Readonly<Partial<Record<HouseId, Opened>>>): Refusal<Code> | undefined => {
  const orders: Record<AreaId, { house: HouseId; order: OrderId }> = {}
  for (const [house, { choice }] of Object.entries(opened) as [HouseId, Opened][]) {
    const plan = choice as Plan
    const checked = checkPlan(transaction.state, house, plan)
    if (!checked.ok) return checked.refusal
    for (const [area, order] of Object.entries(plan)) orders[area] = { house, order }
  }
  transaction.emit({ e: 'ordersRevealed', orders })
  for (const [area, { order }] of Object.entries(orders))
    if (isForbidden(transaction.state, orderToken(transaction.state, order)))
      transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
  transaction.order.afterOrders(transaction)
  return undefined
}

/** Records that all orders are face up on the board, without the orders themselves (R8.5). Refusal: NOT_TRACKED if orders are tracked. */
const ordersPlaced: RuleHandler<unknown> = (transaction) => {
  if (transaction.state.tracking.orders === 'app') return refuse('NOT_TRACKED', { part: 'orders' }).refusal
  transaction.emit({ e: 'ordersTold' })
  transaction.order.afterOrders(transaction)
  return undefined
}

/**
 * Returns whether the holder of the Messenger Raven has to decide about its use (R8.6). If orders are not tracked: true until the Raven is
 * used.
 */
export const ravenCanAct = (state: State): boolean => {
  if (state.ravenUsed) return false
  if (state.tracking.orders === 'table' || canLook(state)) return true
  return ravenSwaps(state).length > 0
}

/** Returns whether the holder of the Raven may look at the top wildling card (E8.4). */
export const canLook = (state: State): boolean => state.wildlings !== undefined && !state.ravenUsed

/** Returns every replacement of an order that the Messenger Raven allows now (R8.6, A16). */
export const ravenSwaps = (state: State): readonly { readonly area: AreaId; readonly order: OrderId }[] => {
  const house = state.holders.kingsCourt
  return ordersOf(state, house).flatMap(({ area }) =>
    ORDERS.flatMap((order) => (swapObjection(state, house, area, order, NOTHING_WAIVED) === undefined ? [{ area, order }] : [])),
  )
}

/**
 * Returns the refusal if the Raven cannot place this order in this area: NO_ORDER_THERE, NOT_SPECIAL, NO_SPARE_STAR,
 * ORDER_FORBIDDEN, CP_AT_SEA, TOKEN_LIMIT (R8.6, A16).
 */
const swapObjection = (state: State, house: HouseId, area: AreaId, order: OrderId, waived: Waived): Refusal<Code> | undefined => {
  const placed = areaAt(state, area).order
  if (placed?.house !== house) return refuse('NO_ORDER_THERE', { house, area }).refusal
  const token = orderToken(state, order)
  const anyOrder = editionOf(state).ravenPlacesAnyOrder
  if (!token.special && !anyOrder && !state.settings.ravenAnyOrder && !waived.has('NOT_SPECIAL'))
    return refuse('NOT_SPECIAL', { order }).refusal
  // In the second edition the replaced token is back in stock before the star limit is checked (B8).
  const onBoard = ordersOf(state, house).filter((other) => !anyOrder || other.area !== area)
  const specials = onBoard.filter((other) => other.token.special).length
  const starCode = anyOrder ? 'STAR_LIMIT' : 'NO_SPARE_STAR'
  if (token.special && specials >= stars(state, house) && !waived.has(starCode))
    return refuse(starCode, { house, limit: stars(state, house) }).refusal
  if (anyOrder && placed.order === order) return refuse('TOKEN_LIMIT', { house, order, limit: token.count }).refusal
  const general = tokenObjection(state, area, token, waived)
  if (general !== undefined) return general
  if (onBoard.filter((other) => other.token.id === order).length >= token.count)
    return refuse('TOKEN_LIMIT', { house, order, limit: token.count }).refusal
  return undefined
}

/**
 * Records that the holder of the Messenger Raven replaces an order or declines (R8.6). Refusals: NOT_RAVEN_HOLDER, RAVEN_USED, NOT_TRACKED
 * and those of the replacement.
 */
const playRaven: RuleHandler<Raven> = (transaction, move, waived) => {
  const { state } = transaction
  const { house, use, swap, look } = move
  if (house !== state.holders.kingsCourt && !waived.has('NOT_RAVEN_HOLDER'))
    return refuse('NOT_RAVEN_HOLDER', { house, holder: state.holders.kingsCourt }).refusal
  if (!use) {
    transaction.emit({ e: 'ravenPassed', house })
  } else {
    if (state.ravenUsed && !waived.has('RAVEN_USED')) return refuse('RAVEN_USED', { house }).refusal
    if (look === true) return lookAtTop(transaction, house)
    if (state.tracking.orders === 'table') {
      if (swap !== undefined) return refuse('NOT_TRACKED', { part: 'orders' }).refusal
      transaction.emit({ e: 'ravenUsed', house })
    } else {
      if (swap === undefined) return refuse('NO_ORDER_THERE', { house }).refusal
      const refusal = swapObjection(state, house, swap.area, swap.order, waived)
      if (refusal !== undefined) return refusal
      const from = areaAt(state, swap.area).order?.order
      transaction.emit({ e: 'ravenUsed', house, area: swap.area, to: swap.order, ...(from === undefined ? {} : { from }) })
    }
  }
  transaction.order.afterRaven(transaction)
  return undefined
}

/** Removes every order in an area without units of its house (E14.20). */
export const removeOrdersWithoutUnits = (transaction: Transaction): void => {
  if (!editionOf(transaction.state).ordersNeedUnits) return
  for (const [area, { order, garrison }] of Object.entries(transaction.state.areas))
    if (order !== undefined && garrison?.house !== order.house) transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
}

/** Records of the moves of the planning phase. */
export const ORDER_MOVES = {
  ordersPlaced: { shape: ordersPlacedShape, decide: atStages({ orders: ordersPlaced }) },
  raven: { shape: ravenShape, decide: atStages({ raven: playRaven }) },
}
